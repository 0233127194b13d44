import { z } from 'zod'
import type { JudgeAnswer } from '../judge-prompt'
import type { AskJudge, JudgeCall } from '../ports'

const zSeen = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
  unanswered: z.array(z.string()).optional(),
  repair: z.array(z.object({ dimension: z.string(), problems: z.array(z.string()) })).optional(),
})

/** What a judge was shown, read as a model would read it. */
export type Seen = z.infer<typeof zSeen> & { readonly call: JudgeCall<unknown> }
export type Entry = JudgeAnswer['dimensions'][number]
export type Level = Entry['level']

export interface ScriptedJudge {
  readonly ask: AskJudge
  readonly calls: JudgeCall<unknown>[]
}

export const seenOf = (call: JudgeCall<unknown>): Seen => {
  const seen = zSeen.parse(JSON.parse(call.prompt))
  const bare = (text: string): string => text.slice(seen.boundary.length, -seen.boundary.length)
  return { ...seen, answers: seen.answers.map((answer) => ({ ...answer, text: bare(answer.text) })), call }
}

/** A judge that answers by a function; what it says goes through the schema, as a provider's answer does. */
export const scripted = (answer: (seen: Seen) => unknown): ScriptedJudge => {
  const calls: JudgeCall<unknown>[] = []
  return {
    calls,
    ask: async (call) => {
      calls.push(call)
      const value = call.schema.parse(answer(seenOf(call)))
      return { value, inputTokens: 100, outputTokens: 20, producedBy: 'scripted/judge' }
    },
  }
}

/** One entry with quotes given as `[answer, quote]`. */
export const entry = (id: string, level: Level, quotes: readonly (readonly [string, string])[]): Entry => ({
  id,
  level,
  nearest_anchor: String(level),
  why_not_higher: 'No counter-case.',
  evidence: quotes.map(([answer, quote]) => ({ answer, quote, polarity: 'supports', note: 'shows it' })),
})

export const answerOf = (entries: readonly Entry[], injections: readonly string[] = []): JudgeAnswer => ({
  dimensions: [...entries],
  injection_attempts: [...injections],
  language_note: '',
})

/** Two quotes that are there: the first words of the first answers, or two places of the only one. */
export const honestQuotes = (seen: Seen): (readonly [string, string])[] => {
  const wordsOf = (text: string, from: number): string =>
    text
      .split(' ')
      .slice(from, from + 8)
      .join(' ')
  const [first, second] = seen.answers
  if (first === undefined) return []
  return [
    [first.id, wordsOf(first.text, 0)],
    second === undefined ? [first.id, wordsOf(first.text, 9)] : [second.id, wordsOf(second.text, 0)],
  ]
}

/** Rates everything it is asked for by a rule, with quotes that are there. */
export const rating = (levelOf: (seen: Seen, id: string) => Level): ScriptedJudge =>
  scripted((seen) =>
    answerOf(
      seen.rubric.map(({ id }) => entry(id, levelOf(seen, id), levelOf(seen, id) === null ? [] : honestQuotes(seen))),
    ),
  )
