import { createAiSdkLanguageModel, createResilience, type MeteredLanguageModel } from '@candor/ai'
import { type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import { z } from 'zod'
import type { TestClock } from '../../../../testing/test-deps'

const zShown = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})

/** The answer of a model that gives every dimension the same level and copies its quotes. */
export const judgeAnswer = (prompt: string, level: 3 | 4 | null = 4): string => {
  const { boundary, rubric, answers } = zShown.parse(JSON.parse(prompt))
  const evidence = answers.slice(0, 2).map(({ id, text }) => {
    const quote = text.slice(boundary.length, -boundary.length).split(' ').slice(0, 8).join(' ')
    return { answer: id, quote, polarity: 'supports', note: 'what was done' }
  })
  const entry = { evidence, nearest_anchor: String(level), why_not_higher: 'No counter-case.', level }
  return JSON.stringify({
    dimensions: rubric.map(({ id }) => ({ id, ...entry })),
    injection_attempts: [],
    language_note: '',
  })
}

export interface OpenJudge {
  readonly server: FakeLanguageServer
  readonly model: MeteredLanguageModel
  close(): Promise<void>
}

export interface JudgeOptions {
  readonly clock: TestClock
  /** Millionths of a US dollar a day and organization [no cap]. */
  readonly capMicroUsd?: number
  /** The level that it gives every dimension [4]; null: none. */
  readonly level?: 3 | 4 | null
}

/** The production adapter, circuit breaker and cap on the test's clock, with a server that implements OpenAI's protocol. */
export const openJudge = async ({ clock, capMicroUsd, level = 4 }: JudgeOptions): Promise<OpenJudge> => {
  const server = await startFakeLanguageServer({ answer: (call) => judgeAnswer(call.prompt, level) })
  const resilience = createResilience({
    nowMs: clock.nowMs,
    prices: {
      inputUsdPerMtok: 1,
      outputUsdPerMtok: 2,
      speechToTextUsdPerMinute: null,
      textToSpeechUsdPerMchar: null,
    },
    capMicroUsd: capMicroUsd ?? null,
    readSpentMicroUsd: async () => 0,
    record: () => undefined,
    onCapReached: () => undefined,
    onProviderLeft: () => undefined,
  })
  const model = resilience.languageModel({
    model: 'judge-1',
    open: (mayRetry) =>
      createAiSdkLanguageModel({
        vendor: 'openai-compatible',
        model: 'judge-1',
        baseUrl: server.baseUrls['openai-compatible'],
        maxAttempts: 1,
        mayRetry,
      }),
  })
  return { server, model, close: server.close }
}
