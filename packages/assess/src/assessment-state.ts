import { type AssessmentState, assessmentRules, type NotEvaluatedReason } from '@candor/contract'
import { measureForeignShare } from './filters/foreign-language'
import type { AssessInput } from './input'
import type { PreparedAnswer } from './normalize/prepared-answer'
import { countWords } from './scorecards/scorecard'
import type { TaggedUnit } from './tag/word'

const { longAnswers, minContentWords } = assessmentRules
const minConfidence = 0.6
const maxForeignShare = 0.25
const maxWordSaladShare = 0.25

/** The state from the course of the interview alone; null if the answers must be read to decide. */
export function stateFromCompletion(input: AssessInput): AssessmentState | null {
  if (input.completion === 'not_completed') return 'incomplete'
  const spoken = input.answers.some((answer) => hasWord(answer.text))
  const typed = input.answers.some((answer) => answer.modality === 'typed' && hasWord(answer.text))
  if (!input.hasVideo && !typed) return 'no_response'
  return spoken ? null : 'empty'
}

function hasWord(text: string): boolean {
  return /[\p{L}\d]/u.test(text)
}

/** The reason why no dimension can be judged, or null. */
export function findBlockingReason(answers: readonly PreparedAnswer[]): NotEvaluatedReason | null {
  if (isTranscriptUnsure(answers)) return 'low_asr_confidence'
  if (
    measureForeignShare(answers.flatMap((answer) => answer.units.filter((unit) => unit.dropped !== 'injection'))) >
    maxForeignShare
  )
    return 'wrong_language'
  if (measureWordSaladShare(answers) > maxWordSaladShare) return 'implausible_text'
  return hasEnoughEvidence(answers) ? null : 'insufficient_evidence'
}

export function isTranscriptUnsure(answers: readonly PreparedAnswer[]): boolean {
  return averageConfidence(answers) < minConfidence
}

/** Mean word confidence; a recognizer that reports none is trusted. */
function averageConfidence(answers: readonly PreparedAnswer[]): number {
  const known = answers.flatMap((item) =>
    (item.answer.words ?? []).flatMap((word) => (word.confidence === undefined ? [] : [word.confidence])),
  )
  return known.length === 0 ? 1 : known.reduce((sum, value) => sum + value, 0) / known.length
}

function measureWordSaladShare(answers: readonly PreparedAnswer[]): number {
  const units = answers.flatMap((answer) => answer.units)
  const total = countWords(units)
  return total === 0 ? 0 : countWords(units.filter((unit) => unit.dropped === 'salad')) / total
}

/** Not enough: fewer than two answers of five seconds and fewer than sixty content words. */
function hasEnoughEvidence(answers: readonly PreparedAnswer[]): boolean {
  const content = answers
    .flatMap((answer) => answer.units.filter(isOwnUnit))
    .reduce((sum, unit) => sum + unit.words.filter((word) => word.content).length, 0)
  return content >= minContentWords || answers.filter(isLongAnswer).length >= longAnswers.count
}

function isOwnUnit(unit: TaggedUnit): boolean {
  return unit.dropped !== 'injection' && unit.dropped !== 'duplicate' && unit.dropped !== 'echo'
}

function isLongAnswer(answer: PreparedAnswer): boolean {
  const words = countWords(answer.units.filter(isOwnUnit))
  if (words < longAnswers.words) return false
  const timed = answer.segmentTimedTokens.filter((token) => token.startMs !== null)
  const spokenMs = answer.answer.speechMs ?? (timed.at(-1)?.endMs ?? 0) - (timed[0]?.startMs ?? 0)
  return answer.answer.modality === 'typed' || timed.length === 0 || spokenMs >= longAnswers.speechMs
}
