import type { AuthorLanguage, DraftQuestion, Requirement, Seniority } from '../../../../ports/set-author'
import { FAMILIES } from '../families/families'
import { findTitleFamily } from '../text/find-title'
import { hashText } from '../text/seeded'
import { detectSeniority } from '../text/seniority'
import { buildText, type Candidate, makeQuestion } from './make-question'
import { isAskable, isTool, listCandidates, listFillers, listMotivationCandidates } from './question-candidates'

export interface DraftInput {
  readonly requirements: readonly Requirement[]
  readonly title: string | null
  readonly count: number
  readonly seniority: Seniority | null
  readonly language: AuthorLanguage
  readonly seed: string
  readonly exclude: readonly string[]
  /** Points a rubric lists under a requirement, by its name. */
  readonly pointsByRequirement?: ReadonlyMap<string, readonly string[]>
}

const MAX_QUESTIONS = 12
const MOTIVATION_FROM = 4
const MAX_PER_COMPETENCY = 2
/** At most this share of a set names a single tool. */
const MAX_TOOL_SHARE = 0.34

/** The growing set: what was used so far decides what still fits. */
class QuestionDraft {
  readonly questions: DraftQuestion[] = []
  readonly #used: Set<string>
  readonly #sources = new Set<unknown>()

  constructor(readonly input: DraftInput) {
    this.#used = new Set(input.exclude.map((text) => text.normalize('NFC').toLowerCase().trim()))
  }

  get isFull(): boolean {
    return this.questions.length >= this.input.count
  }

  #count(test: (question: DraftQuestion) => boolean): number {
    return this.questions.filter(test).length
  }

  isAllowed(candidate: Candidate): boolean {
    const text = buildText(candidate, this.input.language).toLowerCase()
    if (this.#used.has(text) || this.#sources.has(candidate.source)) return false
    if (candidate.skill !== null) return true
    return this.#count((question) => question.competency === candidate.competency) < MAX_PER_COMPETENCY
  }

  computeCost(candidate: Candidate, requirementName: string | null): number {
    const sameKind = this.#count((question) => question.kind === candidate.source.kind)
    const sameCompetency = this.#count((question) => question.competency === candidate.competency)
    const fits = candidate.source.topic?.test(requirementName ?? '') === true ? 3 : 0
    const noise = hashText(`${this.input.seed}|${candidate.source.text.en}`) / 2 ** 32
    return sameKind + sameCompetency * 2 + noise * 1.5 - fits
  }

  /** Takes the best of the first group that has one left; says whether it did. */
  takeBest(groups: readonly (readonly Candidate[])[], requirementName: string | null): boolean {
    for (const group of groups) {
      const fitting = group.filter((candidate) => this.isAllowed(candidate))
      const [best] = fitting.sort((a, b) => this.computeCost(a, requirementName) - this.computeCost(b, requirementName))
      if (best === undefined) continue
      this.#add(best, requirementName)
      return true
    }
    return false
  }

  #add(candidate: Candidate, requirementName: string | null): void {
    const drafted = makeQuestion(candidate, requirementName, this.input.language)
    const points = requirementName === null ? undefined : this.input.pointsByRequirement?.get(requirementName)
    this.questions.push(points === undefined || points.length === 0 ? drafted : { ...drafted, expectedPoints: points })
    this.#used.add(drafted.text.toLowerCase())
    this.#sources.add(candidate.source)
  }

  canAskTool(): boolean {
    return (
      this.#count((question) => question.competency === 'technical') <
      Math.max(1, Math.floor(this.input.count * MAX_TOOL_SHARE))
    )
  }
}

/** Tools, skills and qualities in turn, each by weight: ten tools of weight 5 must not crowd out everything else. */
function interleaveByKind(requirements: readonly Requirement[]): readonly Requirement[] {
  const sorted = requirements.filter(isAskable).sort((a, b) => b.weight - a.weight)
  const tools = sorted.filter(isTool)
  const qualities = sorted.filter((requirement) => requirement.kind === 'quality')
  const others = sorted.filter((requirement) => !tools.includes(requirement) && !qualities.includes(requirement))
  const groups = [others, tools, qualities].sort((a, b) => (b[0]?.weight ?? 0) - (a[0]?.weight ?? 0))
  return sorted.flatMap((_, round) => groups.flatMap((group) => group.slice(round, round + 1)))
}

const stemWords = (name: string) => (name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6))

/** "Hiring engineers" after "Hiring high-performing engineering teams" asks nothing new. */
function isAskedAlready(name: string, asked: readonly (string | null)[]): boolean {
  const stems = stemWords(name)
  const known = asked.map((other) => new Set(stemWords(other ?? '')))
  return stems.length > 0 && known.some((other) => stems.every((stem) => other.has(stem)))
}

function askRequirements(draft: QuestionDraft, familyId: string | null): void {
  const family = FAMILIES.find((entry) => entry.id === familyId) ?? null
  for (const requirement of draft.input.requirements) {
    if (draft.isFull) return
    const asked = draft.questions.map((question) => question.requirementName)
    if (isAskedAlready(requirement.name, asked)) continue
    const hasOwnPoints = (draft.input.pointsByRequirement?.get(requirement.name) ?? []).length > 0
    const groups = listCandidates(requirement, { family, hasOwnPoints })
    const onlyFrames = groups.every((group) => group.every((candidate) => candidate.skill !== null))
    if (!onlyFrames || hasOwnPoints || draft.canAskTool()) draft.takeBest(groups, requirement.name)
  }
}

function fillUp(draft: QuestionDraft, familyId: string | null, seniority: Seniority): void {
  const family = FAMILIES.find((entry) => entry.id === familyId) ?? null
  for (const group of listFillers(family, seniority)) {
    if (draft.isFull) return
    draft.takeBest([group], null)
  }
}

/** Questions for the requirements, weightiest first, each once, of varied kinds; a motivational one opens a longer set. */
export function draftQuestions(input: DraftInput): readonly DraftQuestion[] {
  const count = Math.min(MAX_QUESTIONS, Math.max(1, Math.trunc(input.count)))
  const requirements = interleaveByKind(input.requirements)
  const draft = new QuestionDraft({ ...input, count, requirements })
  const familyId = input.title === null ? null : findTitleFamily(input.title)
  if (count >= MOTIVATION_FROM) draft.takeBest([listMotivationCandidates()], null)
  askRequirements(draft, familyId)
  fillUp(draft, familyId, input.seniority ?? detectSeniority(input.title ?? ''))
  return draft.questions
}
