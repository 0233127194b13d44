import { detectLanguage } from '@candor/contract'
import type { InterviewLanguage, ProbeInput } from '../../../ports/interviewer'
import { ANSWER_WORDS, type AnswerWords } from './answer-words'

/** Counts and slots of one answer, as far as words show them. */
export interface AnswerReading {
  readonly words: AnswerWords
  readonly text: string
  readonly wordCount: number
  readonly isSilent: boolean
  readonly asksToRepeat: boolean
  readonly saysUnknown: boolean
  readonly isOtherLanguage: boolean
  readonly isOffTopic: boolean
  readonly ownActions: number
  readonly hasResult: boolean
  readonly weCount: number
  readonly ownCount: number
}

const MIN_SPEECH_MS = 5_000
/** Short sayings are judged by their pattern; in a long answer the same words are an aside. */
const SHORT_WORDS = 25
const LANGUAGE_WORDS = 8
const TOPIC_WORDS = 25
const ENGLISH_FUNCTION =
  /^(the|a|an|and|of|to|in|is|was|were|i|we|you|it|that|this|for|with|my|our|on|at|as|but|have|had|not|are|be|they|so)$/i
const STOP =
  /^(the|and|that|this|with|from|have|what|when|your|you|about|were|was|how|did|for|would|which|there|them|they|into|tell|time|under|over|after|before|into|some|many|most|very|good|could|should|because|than|then|more|just|nhất|những|được|trong|của|bạn|một|các|như|thế|nào|hãy|cho|với|không|làm|gì|kể|lần|khi|đã|và|vì|sao|về|điều)$/i

export const countMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].length

const tokenizeWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

function isOtherLanguage(text: string, language: InterviewLanguage): boolean {
  const words = tokenizeWords(text)
  if (words.length < LANGUAGE_WORDS) return false
  const english = words.filter((word) => ENGLISH_FUNCTION.test(word)).length / words.length
  const found = detectLanguage(text)
  return language === 'en' ? found === 'vi' && english < 0.15 : found === 'en' && english >= 0.2
}

/** Words that carry the topic, cut to six letters so that "plan" and "planning" meet. */
const stemTopicWords = (text: string) =>
  new Set(
    tokenizeWords(text)
      .filter((word) => word.length >= 3 && !STOP.test(word))
      .map((word) => word.slice(0, 6)),
  )

/** Whether the answer fills any part that its kind of question asks for. */
function fillsSlot(input: ProbeInput, words: AnswerWords): boolean {
  const text = input.answer.text
  switch (input.question.kind) {
    case 'behavioural':
      return countMatches(text, words.ownAction) > 0 || (words.pastEvent.test(text) && words.result.test(text))
    case 'situational':
      return countMatches(text, words.plan) >= 2
    case 'motivational':
    case 'opinion':
      return words.reason.test(text)
    case 'technical':
      return words.explains.test(text)
  }
}

function isOffTopic(input: ProbeInput, words: AnswerWords): boolean {
  const { question, answer } = input
  if (tokenizeWords(answer.text).length < TOPIC_WORDS) return false
  const asked = stemTopicWords([question.text, ...question.expectedPoints, ...question.requirementTerms].join(' '))
  const said = stemTopicWords(answer.text)
  const shared = [...said].filter((stem) => asked.has(stem)).length
  return shared === 0 && !fillsSlot(input, words)
}

function isSilent({ answer }: ProbeInput, wordCount: number): boolean {
  if (wordCount === 0) return true
  return answer.modality === 'speech' && answer.speechMs !== null && answer.speechMs < MIN_SPEECH_MS
}

export function readAnswer(input: ProbeInput): AnswerReading {
  const words = ANSWER_WORDS[input.language]
  const text = input.answer.text.normalize('NFC').replace(/[’‘]/g, "'")
  const wordCount = tokenizeWords(text).length
  const isShort = wordCount <= SHORT_WORDS
  return {
    words,
    text,
    wordCount,
    isSilent: isSilent(input, wordCount),
    asksToRepeat: isShort && words.askRepeat.test(text),
    saysUnknown: isShort && words.dontKnow.test(text),
    isOtherLanguage: isOtherLanguage(text, input.language),
    isOffTopic: isOffTopic(input, words),
    ownActions: countMatches(text, words.ownAction),
    hasResult: words.result.test(text),
    weCount: countMatches(text, words.we),
    ownCount: countMatches(text, words.own),
  }
}
