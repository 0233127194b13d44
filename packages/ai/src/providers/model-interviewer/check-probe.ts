import type { ProbeInput, ProbeKind } from '../../ports/interviewer'
import { languageOf } from '../builtin/set-author/text/language'
import { judgements, machineTalk, protectedTopics } from './banned-words'

/** Why a model's question is not asked. */
export type ProbeFault =
  | 'kind'
  | 'length'
  | 'question_mark'
  | 'markup'
  | 'language'
  | 'protected_topic'
  | 'judgement'
  | 'machine_talk'
  | 'leak'
  | 'repeats_question'
  | 'term'

export interface ProposedProbe {
  readonly kind: ProbeKind
  /** NFC, trimmed. */
  readonly text: string
}

const maxWords = 25
const minLetters = 8

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
const englishWord =
  /^(what|how|why|which|who|when|where|could|can|would|did|do|does|was|were|is|are|you|your|the|a|an|that|this|it|to|of|in|and|for|with|tell|me|about)$/

/** Words that carry meaning, cut so that "plan" and "planning" meet; Vietnamese syllables stay whole. */
const empty =
  /^(that|this|with|from|have|what|when|your|about|were|which|there|them|they|into|could|would|should|then|than|more|most|some|their|those|these|said|says|nhất|những|được|trong|của|bạn|một|các|như|thế|nào|với|không|làm|gì|khi|đã|và|vì|sao|về|điều|cách|việc|người|cho|để|ra|có|là)$/
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsIn(text)
      .filter((word) => word.length >= 3 && !empty.test(word))
      .map((word) => word.slice(0, 6)),
  )

/** Whether it says what the candidate should have said and nobody has: most of an expected point that is new. */
function leaks(text: string, { question, answer }: ProbeInput): boolean {
  const said = stemsOf(`${question.text} ${answer.text}`)
  const asked = stemsOf(text)
  return question.expectedPoints.some((point) => {
    const fresh = [...stemsOf(point)].filter((stem) => !said.has(stem))
    const told = fresh.filter((stem) => asked.has(stem))
    return told.length > 0 && told.length * 2 >= fresh.length && (told.length >= 2 || fresh.length === 1)
  })
}

function isInLanguage(text: string, { language }: ProbeInput): boolean {
  if (languageOf(text) !== language) return false
  if (language === 'vi') return true
  const words = wordsIn(text)
  const english = words.filter((word) => englishWord.test(word)).length
  return /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}]+$/u.test(text) && english * 4 >= words.length
}

/** Banned words that the recruiter's own question does not hold. */
function brings(words: RegExp, text: string, { question }: ProbeInput): boolean {
  const asked = `${question.text} ${question.requirementTerms.join(' ')}`.toLowerCase()
  return [...text.matchAll(words)].some(([word]) => !asked.includes(word.toLowerCase()))
}

const marksIn = (text: string) => text.match(/[?？]/gu)?.length ?? 0

/** The requirement term a question asks about: named in the answer and in the question. */
export function termIn(text: string, { question, answer }: ProbeInput): string | null {
  const holds = (where: string, term: string) => where.toLowerCase().includes(term.toLowerCase())
  return question.requirementTerms.find((term) => term !== '' && holds(answer.text, term) && holds(text, term)) ?? null
}

type Check = readonly [ProbeFault, (proposed: ProposedProbe, input: ProbeInput) => boolean]

/** Each names a fault and tells whether the question has it. */
const checks: readonly Check[] = [
  ['length', ({ text }) => wordsIn(text).length > maxWords || text.replace(/\P{L}/gu, '').length < minLetters],
  ['question_mark', ({ text }) => marksIn(text) !== 1 || !text.endsWith('?')],
  ['markup', ({ text }) => /[\p{Cc}\p{Cf}<>{}[\]`*_#|\\]|:\/\/|www\./u.test(text)],
  ['language', ({ text }, input) => !isInLanguage(text, input)],
  ['protected_topic', ({ text }, input) => brings(protectedTopics[input.language], text, input)],
  ['judgement', ({ text }, input) => brings(judgements[input.language], text, input)],
  ['machine_talk', ({ text }, input) => brings(machineTalk, text, input)],
  ['leak', ({ text }, input) => leaks(text, input)],
  ['repeats_question', ({ text }, { question }) => wordsIn(text).join(' ') === wordsIn(question.text).join(' ')],
  ['term', ({ kind, text }, input) => kind === 'depth' && termIn(text, input) === null],
]

/** The first fault of a model's question; null: it may be asked. */
export function faultOf(proposed: ProposedProbe, allowed: readonly ProbeKind[], input: ProbeInput): ProbeFault | null {
  if (!allowed.includes(proposed.kind)) return 'kind'
  return checks.find(([, has]) => has(proposed, input))?.[0] ?? null
}
