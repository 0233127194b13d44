import type { DraftQuestion, QuestionDraft, Requirement, UncoveredLine } from '../../../../ports/set-author'
import { isBareYears } from '../text/screening-facts'
import { hashText } from '../text/seeded'
import { type AskableRequirement, listQuestions, type QuestionCandidate, type QuestionContext } from './list-questions'

export interface PlanInput extends QuestionContext {
  readonly requirements: readonly Requirement[]
  /** Usual duties of the occupation: asked about only when the requirements leave room. */
  readonly usual: readonly Requirement[]
  readonly count: number
  readonly exclude: readonly string[]
  /** Points that a rubric lists under a requirement, by its name. */
  readonly pointsByRequirement?: ReadonlyMap<string, readonly string[]>
}

const MAX_QUESTIONS = 12
/** Of ten questions six are about duties, where the description names enough of them. */
const DUTY_SHARE = 0.6
const MAX_QUALITIES = 2

const toKey = (text: string) => text.normalize('NFC').toLowerCase().trim()
const stemWords = (name: string) => (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6))

/** "Hiring engineers" after "Hiring high-performing engineering teams" asks nothing new. */
function isCoveredBy(name: string, others: readonly Requirement[]): boolean {
  const stems = stemWords(name)
  return (
    stems.length > 0 &&
    others.some((other) => {
      const known = new Set(stemWords(other.name))
      return stems.every((stem) => known.has(stem))
    })
  )
}

function dropRepeats(all: readonly AskableRequirement[]): readonly AskableRequirement[] {
  const kept: AskableRequirement[] = []
  for (const entry of all) {
    const before = kept.filter(({ group }) => group === entry.group).map(({ requirement }) => requirement)
    if (entry.group === 'quality' || !isCoveredBy(entry.requirement.name, before)) kept.push(entry)
  }
  return kept
}

/** One duty of every class first, in the order of the description, then the further ones. */
function orderDuties(duties: readonly AskableRequirement[]): readonly AskableRequirement[] {
  const seen = new Set<string>()
  const first = duties.filter(({ dutyClass }) => {
    const isNew = !seen.has(dutyClass ?? '')
    seen.add(dutyClass ?? '')
    return isNew
  })
  return [...first, ...duties.filter((duty) => !first.includes(duty))]
}

/** Duties, must-haves, one quality; then what is left. */
function orderRequirements(askable: readonly AskableRequirement[], count: number): readonly AskableRequirement[] {
  const byWeight = [...askable].sort((a, b) => b.requirement.weight - a.requirement.weight)
  const duties = orderDuties(askable.filter(({ requirement }) => requirement.kind === 'duty'))
  const others = byWeight.filter(({ requirement }) => requirement.kind !== 'duty')
  const musts = others.filter(({ group, requirement }) => group !== 'quality' && requirement.isMustHave)
  const qualities = others.filter(({ group }) => group === 'quality')
  const rest = others.filter(({ group, requirement }) => group !== 'quality' && !requirement.isMustHave)
  const hasOthers = musts.length + qualities.length > 0
  const dutyCount = Math.min(duties.length, Math.max(1, hasOthers ? Math.ceil(count * DUTY_SHARE) : count))
  const mustCount = Math.max(0, count - dutyCount - Math.min(1, qualities.length))
  const planned = [...duties.slice(0, dutyCount), ...musts.slice(0, mustCount), ...qualities.slice(0, 1)]
  const later = [...musts.slice(mustCount), ...duties.slice(dutyCount), ...rest, ...qualities.slice(1)]
  return [...planned, ...later]
}

/** The growing set: what was asked so far decides which frame still fits. */
class QuestionSet {
  readonly questions: DraftQuestion[] = []
  readonly #frames = new Map<string, number>()
  readonly #texts: Set<string>

  constructor(readonly input: PlanInput) {
    this.#texts = new Set(input.exclude.map(toKey))
  }

  get isFull(): boolean {
    return this.questions.length >= this.input.count
  }

  countQualities(): number {
    return [...this.#frames].filter(([frame]) => frame.startsWith('quality')).length
  }

  #cost(candidate: QuestionCandidate, place: number): number {
    const noise = hashText(`${this.input.seed}|${candidate.question.text}`) / 2 ** 32
    const sameKind = this.questions.filter(({ kind }) => kind === candidate.question.kind).length
    const isSupposed = candidate.question.kind === 'situational' ? 0.6 : 0
    return (this.#frames.get(candidate.frame) ?? 0) * 4 + sameKind * 0.35 + place * 0.5 + isSupposed + noise * 0.6
  }

  /** Asks about a requirement in the frame that was used least; says whether one was left. */
  ask({ candidates, requirement }: AskableRequirement): boolean {
    const best = candidates
      .map((candidate, place) => ({ candidate, cost: this.#cost(candidate, place) }))
      .filter(({ candidate }) => !this.#texts.has(toKey(candidate.question.text)))
      .sort((a, b) => a.cost - b.cost)[0]?.candidate
    if (best === undefined) return false
    const points = this.input.pointsByRequirement?.get(requirement.name) ?? []
    this.questions.push(points.length === 0 ? best.question : { ...best.question, expectedPoints: points })
    this.#texts.add(toKey(best.question.text))
    this.#frames.set(best.frame, (this.#frames.get(best.frame) ?? 0) + 1)
    return true
  }
}

/** Asked in the screening and never in an interview. */
export const isForScreening = ({ kind, name }: Requirement) =>
  kind === 'education' || kind === 'language' || kind === 'eligibility' || isBareYears(name)

const toUncovered = (requirement: Requirement): UncoveredLine => ({
  text: requirement.name,
  kind: requirement.kind === 'duty' ? 'duty' : 'requirement',
})

const listAskable = (requirements: readonly Requirement[], input: PlanInput): readonly AskableRequirement[] =>
  dropRepeats(requirements.map((requirement) => listQuestions(requirement, input)).filter((entry) => entry !== null))

/** Each requirement once, in the order of the plan; of qualities two at most, where there is anything else. */
function askOnce(set: QuestionSet, askable: readonly AskableRequirement[]): void {
  const onlyQualities = askable.every(({ group }) => group === 'quality')
  for (const entry of orderRequirements(askable, set.input.count)) {
    const mayAsk = entry.group !== 'quality' || onlyQualities || set.countQualities() < MAX_QUALITIES
    if (!set.isFull && mayAsk) set.ask(entry)
  }
}

/** Usual duties that no requirement names, as far as the set has places. */
function askUsual(set: QuestionSet, usual: readonly AskableRequirement[]): readonly Requirement[] {
  const isNew = ({ requirement }: AskableRequirement) => !isCoveredBy(requirement.name, set.input.requirements)
  return orderDuties(usual.filter(isNew))
    .filter((entry) => !set.isFull && set.ask(entry))
    .map(({ requirement }) => requirement)
}

/** A few requirements are asked about in several ways. */
function askAgain(set: QuestionSet, askable: readonly AskableRequirement[]): void {
  for (let pass = 0; pass < 3; pass += 1) {
    for (const entry of askable) if (!set.isFull) set.ask(entry)
  }
}

/**
 * Questions with the requirement each is about, and the requirements that none is about. Fewer than asked for are better than
 * questions about nothing; where few requirements are given, each is asked about in several ways.
 */
export function planQuestions(given: PlanInput): QuestionDraft {
  const input = { ...given, count: Math.min(MAX_QUESTIONS, Math.max(1, Math.trunc(given.count))) }
  const askable = listAskable(input.requirements, input)
  const set = new QuestionSet(input)
  askOnce(set, askable)
  const added = askUsual(set, listAskable(input.usual, input))
  if (input.usual.length === 0) askAgain(set, askable)
  const asked = new Set(set.questions.map(({ requirementName }) => requirementName))
  return {
    questions: set.questions,
    requirements: [...input.requirements, ...added],
    uncovered: input.requirements.filter((entry) => !asked.has(entry.name) && !isForScreening(entry)).map(toUncovered),
  }
}
