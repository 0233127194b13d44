import { z } from 'zod'
import type { JudgeAnswer } from '../judge-prompt'
import type { AskJudge, JudgeCall } from '../ports'

const zParsedCall = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
  unanswered: z.array(z.string()).optional(),
  repair: z.array(z.object({ dimension: z.string(), problems: z.array(z.string()) })).optional(),
})

/** What a judge was shown, read as a model would read it. */
export type ParsedCall = z.infer<typeof zParsedCall> & { readonly call: JudgeCall<unknown> }
export type Entry = JudgeAnswer['dimensions'][number]
export type Level = Entry['level']

export interface ScriptedJudge {
  readonly ask: AskJudge
  readonly calls: JudgeCall<unknown>[]
}

export const parseCall = (call: JudgeCall<unknown>): ParsedCall => {
  const parsed = zParsedCall.parse(JSON.parse(call.prompt))
  const stripBoundary = (text: string): string => text.slice(parsed.boundary.length, -parsed.boundary.length)
  return { ...parsed, answers: parsed.answers.map((answer) => ({ ...answer, text: stripBoundary(answer.text) })), call }
}

/** A judge that answers by a function; the schema validates its answer like a provider's. */
export const createScriptedJudge = (answer: (parsed: ParsedCall) => unknown): ScriptedJudge => {
  const calls: JudgeCall<unknown>[] = []
  return {
    calls,
    ask: async (call) => {
      calls.push(call)
      const value = call.schema.parse(answer(parseCall(call)))
      return { value, inputTokens: 100, outputTokens: 20, producedBy: 'scripted/judge' }
    },
  }
}

/** One entry with quotes given as `[answer, quote]`. */
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
  language_note: '',
})

/** Two quotes that are there: the first words of the first answers, or two places of the only one. */
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

/** Rates every requested dimension by a rule, with genuine quotes. */
export const createRatingJudge = (rate: (parsed: ParsedCall, id: string) => Level): ScriptedJudge =>
  createScriptedJudge((parsed) =>
    buildAnswer(
      parsed.rubric.map(({ id }) =>
        buildEntry(id, rate(parsed, id), rate(parsed, id) === null ? [] : pickQuotes(parsed)),
      ),
    ),
  )
