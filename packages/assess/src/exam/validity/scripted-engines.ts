import type { AssessInput } from '../../input'
import type { ExamEngine, ExamFigures } from './exam-figures'

/*
 * Engines that read nothing of what an answer says. Each must fail the exam: an exam that one of them passes measures what it
 * counts.
 */

const splitIntoWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []

const joinAnswers = (input: AssessInput): string => input.answers.map(({ text }) => text).join('\n')

/** A level from a figure that earns full marks at `full`. */
const toLevel = (value: number, full: number): number =>
  Math.round((1 + 4 * Math.min(1, Math.max(0, value / full))) * 10) / 10

const giveLevel = (overall: number, quotes: readonly string[] = []): ExamFigures => ({
  overall,
  levels: { points: overall },
  quotes,
  suspects: [],
})

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const cues =
  /\b(?:because|therefore|so that|as a result|first|then|finally|option|criteria|decided|learned|realized|mistake|root cause|vì|do đó|kết quả|phương án|tiêu chí|bài học|nguyên nhân)\b/giu

const praise =
  /\b(?:excellent|passionate|motivated|professional|dedicated|values?|quality|success|best|tuyệt vời|chuyên nghiệp|nhiệt huyết|tận tâm)\b/giu

const formalWords = /\b\p{L}{9,}\b|\b(?:furthermore|moreover|consequently|however|ngoài ra|hơn nữa|tuy nhiên)\b/giu

function measureEcho(input: AssessInput): number {
  const shares = input.answers.map((answer) => {
    const asked = new Set(splitIntoWords(answer.questionText))
    const said = new Set(splitIntoWords(answer.text))
    return asked.size === 0 ? 0 : [...asked].filter((word) => said.has(word)).length / asked.size
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

export const scriptedEngines = {
  word_counter: async (input) => giveLevel(toLevel(splitIntoWords(joinAnswers(input)).length, 600)),
  number_counter: async (input) => giveLevel(toLevel(countMatches(joinAnswers(input), /\d+/gu), 12)),
  cue_counter: async (input) => giveLevel(toLevel(countMatches(joinAnswers(input), cues), 20)),
  flatterer: async (input) => giveLevel(toLevel(12 + countMatches(joinAnswers(input), praise), 16)),
  polisher: async (input) => giveLevel(toLevel(countMatches(joinAnswers(input), formalWords), 60)),
  echoer: async (input) => giveLevel(toLevel(measureEcho(input), 0.7)),
  /** Finds evidence in every sentence, those that speak to the assessor too. */
  quoter: async (input) => {
    const sentences = joinAnswers(input).split(/(?<=[.!?])\s+/u)
    return giveLevel(toLevel(sentences.length, 30), sentences)
  },
} as const satisfies Record<string, ExamEngine>

export type ScriptedEngineId = keyof typeof scriptedEngines
