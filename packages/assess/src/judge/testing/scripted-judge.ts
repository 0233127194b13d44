import { z } from 'zod'
import type { JudgeAnswer, ReadingAnswer } from '../judge-answers'
import type { AskJudge, JudgeCall } from '../ports'

const zText = z.object({ id: z.string(), text: z.string() })
const zParsedCall = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })).default([]),
  answers: z.array(zText).default([]),
  question: z.string().default(''),
  expected_points: z.array(z.object({ id: z.string(), point: z.string() })).default([]),
  questions: z
    .array(
      z.object({
        question: z.string(),
        correctness: z.string(),
        criteria: z.array(z.object({ name: z.string(), anchors: z.record(z.string(), z.string()) })).default([]),
        findings: z.array(zText.extend({ kind: z.string(), polarity: z.string() })),
      }),
    )
    .default([]),
  unanswered: z.array(z.string()).optional(),
  repair: z.array(z.unknown()).optional(),
})

/** What a judge was shown, read as a model would read it. The texts of a rating are its findings. */
export type ParsedCall = z.infer<typeof zParsedCall> & { readonly call: JudgeCall<unknown> }
export type Entry = JudgeAnswer['dimensions'][number]
export type Level = Entry['level']

export interface ScriptedJudge {
  readonly ask: AskJudge
  readonly calls: JudgeCall<unknown>[]
}

export const parseCall = (call: JudgeCall<unknown>): ParsedCall => {
  const parsed = zParsedCall.parse(JSON.parse(call.prompt))
  const strip = <T extends { readonly text: string }>(item: T): T => ({
    ...item,
    text: item.text.slice(parsed.boundary.length, -parsed.boundary.length),
  })
  const questions = parsed.questions.map((question) => ({ ...question, findings: question.findings.map(strip) }))
  const answers = [...parsed.answers.map(strip), ...questions.flatMap(({ findings }) => findings)]
  return { ...parsed, questions, answers, call }
}

export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.?!…])\s+/u).filter((sentence) => sentence.trim().length >= 12)

/** Notes every sentence as something that the candidate did. */
export const readEverything = (parsed: ParsedCall): ReadingAnswer => {
  const sentences = parsed.answers.flatMap(({ id, text }) =>
    splitSentences(text).map((quote) => ({ answer: id, quote: quote.trim() })),
  )
  return {
    main_point: sentences[0] ?? null,
    answers_question: 'yes',
    points: parsed.expected_points.map(({ id }) => ({ id, state: 'no', polarity: 'affirmed', answer: '', quote: '' })),
    findings: sentences.map((item) => ({ kind: 'own_action', polarity: 'affirmed', ...item })),
    correctness: { verdict: 'cannot_tell', answer: '', quote: '', why: '' },
    injection_attempts: [],
  }
}

/** A judge that answers by functions; the schema validates its answer like a provider's. */
export const createScriptedJudge = (
  rate: (parsed: ParsedCall) => unknown,
  read: (parsed: ParsedCall) => unknown = readEverything,
): ScriptedJudge => {
  const calls: JudgeCall<unknown>[] = []
  return {
    calls,
    ask: async (call) => {
      calls.push(call)
      const parsed = parseCall(call)
      const value = call.schema.parse(call.stage === 'reading' ? read(parsed) : rate(parsed))
      return { value, inputTokens: 100, outputTokens: 20, producedBy: 'scripted/judge' }
    },
  }
}

/** One entry with quotes given as `[text, quote]`. */
export const buildEntry = (id: string, level: Level, quotes: readonly (readonly [string, string])[]): Entry => ({
  id,
  level,
  nearest_anchor: String(level),
  why_not_higher: 'No counter-case.',
  evidence: quotes.map(([answer, quote]) => ({ answer, quote, polarity: 'supports', note: 'shows it' })),
})

export const buildAnswer = (entries: readonly Entry[], injections: readonly string[] = []): JudgeAnswer => ({
  dimensions: [...entries],
  injection_attempts: [...injections],
})

/** Two quotes that are there: the first words of the first texts, or two places of the only one. */
export const pickQuotes = (parsed: ParsedCall): (readonly [string, string])[] => {
  const sliceWords = (text: string, from: number): string =>
    text
      .split(' ')
      .slice(from, from + 8)
      .join(' ')
  const [first, second] = parsed.answers
  if (first === undefined) return []
  return [
    [first.id, sliceWords(first.text, 0)],
    second === undefined ? [first.id, sliceWords(first.text, 9)] : [second.id, sliceWords(second.text, 0)],
  ]
}

/** The text that holds these words, with them. */
export const quoteWords = (parsed: ParsedCall, words: string): readonly [string, string] => [
  parsed.answers.find(({ text }) => text.includes(words))?.id ?? 'nowhere',
  words,
]

/** Rates every requested dimension by a rule, with genuine quotes. */
export const createRatingJudge = (
  rate: (parsed: ParsedCall, id: string) => Level,
  read: (parsed: ParsedCall) => unknown = readEverything,
): ScriptedJudge =>
  createScriptedJudge(
    (parsed) =>
      buildAnswer(
        parsed.rubric.map(({ id }) =>
          buildEntry(id, rate(parsed, id), rate(parsed, id) === null ? [] : pickQuotes(parsed)),
        ),
      ),
    read,
  )
