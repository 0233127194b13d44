import { probeKinds } from '@candor/contract'
import { PROBE_LIMITS, type Probe, type ProbeInput, type ProbeKind } from '../../../ports/interviewer'
import { buildProbeText } from './probe-texts'
import { type AnswerReading, readAnswer } from './read-answer'
import { findUnexplainedTerms } from './unexplained-terms'

const FEW_WORDS = 25
const MANY_WE = 3

interface ProbeCase {
  readonly input: ProbeInput
  readonly answer: AnswerReading
}

/** A rule names the kind it would ask with, or null when it does not apply. */
type Rule = (probeCase: ProbeCase) => ProbeKind | null

/** repeat, then slower, then in other words where someone wrote them. */
function chooseRepeatKind({ input }: ProbeCase, kinds: readonly ProbeKind[]): ProbeKind | null {
  const canRephrase = (input.question.rephrased ?? '').trim() !== ''
  const usable = kinds.filter((kind) => kind !== 'rephrase' || canRephrase)
  return usable.find((kind) => isAllowed(kind, input)) ?? null
}

/** An answer that only says "I don't know" or "please repeat" has nothing to tell more about. */
const hasContent = ({ answer }: ProbeCase) => !answer.saysUnknown && !answer.asksToRepeat

function hasBareNumber({ answer }: ProbeCase): boolean {
  const figures =
    /\d{1,16}([.,]\d{1,16})?\s?(%|percent|phần trăm|x\b|k\b|triệu|tỷ|nghìn|million|thousand|lần|times)|\b(doubled|tripled|halved)\b/i
  return figures.test(answer.text) && !answer.words.context.test(answer.text)
}

const isBehavioral = ({ input }: ProbeCase) => input.question.kind === 'behavioural'

/** In order: the first that applies and may be asked wins. */
const RULES: readonly Rule[] = [
  (c) => (c.answer.isSilent && hasContent(c) ? chooseRepeatKind(c, ['repeat', 'rephrase']) : null),
  (c) => (c.answer.asksToRepeat ? chooseRepeatKind(c, ['repeat', 'slower', 'rephrase']) : null),
  (c) => (c.answer.isOtherLanguage ? 'language' : null),
  (c) => (c.answer.isOffTopic && hasContent(c) ? 'redirect' : null),
  (c) => (c.answer.wordCount < FEW_WORDS && hasContent(c) ? 'more' : null),
  (c) => (isBehavioral(c) && hasContent(c) && c.answer.ownActions === 0 ? 'action' : null),
  (c) => (isBehavioral(c) && hasContent(c) && !c.answer.hasResult ? 'result' : null),
  (c) =>
    c.answer.weCount >= MANY_WE && c.answer.weCount >= MANY_WE * c.answer.ownCount && c.answer.ownActions === 0
      ? 'role'
      : null,
  (c) => (c.answer.words.claim.test(c.answer.text) && hasContent(c) && !isGrounded(c) ? 'example' : null),
  (c) => (findUnexplainedTerms(c.input, c.answer).length >= 2 ? 'depth' : null),
  (c) => (hasBareNumber(c) ? 'measure' : null),
  (c) =>
    c.answer.words.decisionQuestion.test(c.input.question.text) &&
    hasContent(c) &&
    !c.answer.words.alternatives.test(c.answer.text)
      ? 'options'
      : null,
  (c) => (c.answer.saysUnknown ? 'unknown' : null),
  (c) => (isBehavioral(c) && hasContent(c) && isAboutFailure(c) && !hasLesson(c) ? 'learn' : null),
]

const isGrounded = ({ answer }: ProbeCase) => answer.ownActions > 0 || answer.words.example.test(answer.text)

const isAboutFailure = ({ input, answer }: ProbeCase) => answer.words.failureQuestion.test(input.question.text)
const hasLesson = ({ answer }: ProbeCase) => answer.words.lesson.test(answer.text)

function mayProbe(input: ProbeInput): boolean {
  return (
    input.probesOnThisQuestion.length < PROBE_LIMITS.perQuestion &&
    input.probesInInterview < PROBE_LIMITS.perInterview &&
    input.remainingMs > PROBE_LIMITS.quietEndMs
  )
}

const isAllowed = (kind: ProbeKind, input: ProbeInput) =>
  kind !== input.lastProbeKind && !input.probesOnThisQuestion.includes(kind)

/** After silence the question is repeated or left: an empty answer offers nothing to ask about. */
const isEmptyAnswer = (probeCase: ProbeCase) => probeCase.answer.isSilent && hasContent(probeCase)

/**
 * Kinds that may follow now. Counts, kinds and the remaining time decide, never who is asked or what was said: the budget of
 * every candidate of a set is the same, whether these rules or a model decide within it.
 */
export function listAllowedProbes(input: ProbeInput): readonly ProbeKind[] {
  return mayProbe(input) ? probeKinds.filter((kind) => isAllowed(kind, input)) : []
}

/**
 * Whether to ask further, and with which words. Reads only what was said and the budgets, which are the same for every
 * candidate. Pure: the same input gives the same probe.
 */
export function decideProbe(input: ProbeInput): Probe | null {
  const allowed = listAllowedProbes(input)
  if (allowed.length === 0) return null
  const probeCase: ProbeCase = { input, answer: readAnswer(input) }
  const rules = isEmptyAnswer(probeCase) ? RULES.slice(0, 1) : RULES
  for (const rule of rules) {
    const kind = rule(probeCase)
    if (kind !== null && allowed.includes(kind)) return buildProbe(kind, probeCase)
  }
  return null
}

function buildProbe(kind: ProbeKind, { input, answer }: ProbeCase): Probe {
  const [term = ''] = findUnexplainedTerms(input, answer)
  const question = kind === 'rephrase' ? (input.question.rephrased ?? input.question.text) : input.question.text
  const seed = `${input.sessionId}|${input.turn}`
  const text = buildProbeText({ kind, language: input.language, question, term, seed })
  return kind === 'depth' ? { kind, text, term } : { kind, text }
}
