import { detectLanguage, parseExpectedPoint } from '@candor/contract'
import type { ProbeInput, ProbeKind } from '../../ports/interviewer'
import { judgments, machineTerms, protectedTopics } from './banned-words'

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

const tokenizeWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
const englishWord =
  /^(what|how|why|which|who|when|where|could|can|would|did|do|does|was|were|is|are|you|your|the|a|an|that|this|it|to|of|in|and|for|with|tell|me|about)$/

/** Words that carry meaning, cut so that "plan" and "planning" meet; Vietnamese syllables stay whole. */
const stopWord =
  /^(that|this|with|from|have|what|when|your|about|were|which|there|them|they|into|could|would|should|then|than|more|most|some|their|those|these|said|says|nhất|những|được|trong|của|bạn|một|các|như|thế|nào|với|không|làm|gì|khi|đã|và|vì|sao|về|điều|cách|việc|người|cho|để|ra|có|là)$/
const stemWords = (text: string): ReadonlySet<string> =>
  new Set(
    tokenizeWords(text)
      .filter((word) => word.length >= 3 && !stopWord.test(word))
      .map((word) => word.slice(0, 6)),
  )

/** A point is made by any of its alternatives, so each of them gives it away, and so does its heading. */
function listPointTexts(line: string): readonly string[] {
  const { heading, alternatives } = parseExpectedPoint(line)
  return [heading, ...alternatives]
}

/** Whether it gives away most of an expected point that neither the question nor the answer mentioned. */
function revealsExpectedPoint(text: string, { question, answer }: ProbeInput): boolean {
  const knownStems = stemWords(`${question.text} ${answer.text}`)
  const askedStems = stemWords(text)
  return question.expectedPoints.flatMap(listPointTexts).some((pointText) => {
    const newStems = [...stemWords(pointText)].filter((stem) => !knownStems.has(stem))
    const revealedStems = newStems.filter((stem) => askedStems.has(stem))
    return (
      revealedStems.length > 0 &&
      revealedStems.length * 2 >= newStems.length &&
      (revealedStems.length >= 2 || newStems.length === 1)
    )
  })
}

function isInLanguage(text: string, { language }: ProbeInput): boolean {
  if (detectLanguage(text) !== language) return false
  if (language === 'vi') return true
  const words = tokenizeWords(text)
  const english = words.filter((word) => englishWord.test(word)).length
  return /^[\p{Script=Latin}\p{P}\p{N}\p{Zs}]+$/u.test(text) && english * 4 >= words.length
}

/** Banned words that the recruiter's own question does not hold. */
function introducesWord(words: RegExp, text: string, { question }: ProbeInput): boolean {
  const askedStems = `${question.text} ${question.requirementTerms.join(' ')}`.toLowerCase()
  return [...text.matchAll(words)].some(([word]) => !askedStems.includes(word.toLowerCase()))
}

const countQuestionMarks = (text: string) => text.match(/[?？]/gu)?.length ?? 0

/** The requirement term a question asks about: named in the answer and in the question. */
export function findTerm(text: string, { question, answer }: ProbeInput): string | null {
  const containsTerm = (where: string, term: string) => where.toLowerCase().includes(term.toLowerCase())
  return (
    question.requirementTerms.find(
      (term) => term !== '' && containsTerm(answer.text, term) && containsTerm(text, term),
    ) ?? null
  )
}

type Check = readonly [ProbeFault, (proposed: ProposedProbe, input: ProbeInput) => boolean]

/** Each names a fault and tells whether the question has it. */
const checks: readonly Check[] = [
  ['length', ({ text }) => tokenizeWords(text).length > maxWords || text.replace(/\P{L}/gu, '').length < minLetters],
  ['question_mark', ({ text }) => countQuestionMarks(text) !== 1 || !text.endsWith('?')],
  ['markup', ({ text }) => /[\p{Cc}\p{Cf}<>{}[\]`*_#|\\]|:\/\/|www\./u.test(text)],
  ['language', ({ text }, input) => !isInLanguage(text, input)],
  ['protected_topic', ({ text }, input) => introducesWord(protectedTopics[input.language], text, input)],
  ['judgement', ({ text }, input) => introducesWord(judgments[input.language], text, input)],
  ['machine_talk', ({ text }, input) => introducesWord(machineTerms, text, input)],
  ['leak', ({ text }, input) => revealsExpectedPoint(text, input)],
  [
    'repeats_question',
    ({ text }, { question }) => tokenizeWords(text).join(' ') === tokenizeWords(question.text).join(' '),
  ],
  ['term', ({ kind, text }, input) => kind === 'depth' && findTerm(text, input) === null],
]

/** The first fault of a model's question; null: it may be asked. */
export function findFault(
  proposed: ProposedProbe,
  allowed: readonly ProbeKind[],
  input: ProbeInput,
): ProbeFault | null {
  if (!allowed.includes(proposed.kind)) return 'kind'
  return checks.find(([, has]) => has(proposed, input))?.[0] ?? null
}
