import { createAiSdkLanguageModel, createResilience, type MeteredLanguageModel } from '@candor/ai'
import { type FakeLanguageServer, startFakeLanguageServer } from '@candor/ai/testing'
import type { TestClock } from '../../../../testing/test-deps'
import { replyToPrompt } from './model-reply'

/** The answer of a model that gives every dimension the same level and copies its quotes. */
export const judgeAnswer = (prompt: string, level: 3 | 4 | null = 4): string =>
  JSON.stringify(replyToPrompt(prompt, () => level))

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
