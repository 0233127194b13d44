import { describe, expect, it } from 'vitest'
import type { SpeechError } from '../../ports/speech-error'
import { callSpeechEndpoint, systemSpeechRuntime } from './speech-http'

/** A server that drips for ever, behind a fetch that has lost the signal once the headers were there. */
const createEndlessFetch = (onCancel: () => void): typeof fetch => {
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        timer = setInterval(() => controller.enqueue(Uint8Array.of(32)), 5)
      },
      cancel: () => {
        clearInterval(timer)
        onCancel()
      },
    })
    return new Response(body)
  }
}

const callEndless = (options: { attemptTimeoutMs: number; signal?: AbortSignal; onCancel?: () => void }) =>
  callSpeechEndpoint(
    {
      baseUrl: 'http://127.0.0.1:1/v1',
      apiKey: null,
      attemptTimeoutMs: options.attemptTimeoutMs,
      budgetMs: 5_000,
      maxAttempts: 1,
      maxResponseBytes: 1_000_000,
      mayRetry: () => true,
      runtime: { ...systemSpeechRuntime, fetch: createEndlessFetch(options.onCancel ?? (() => undefined)) },
    },
    { path: '/audio/speech', headers: {}, body: '{}', signal: options.signal },
  ).catch((error: SpeechError) => error.code)

describe('an endless response with a fetch that ignores its signal', () => {
  it('ends at the time limit of an attempt and cancels the rest of the response', async () => {
    const canceled = new Promise<void>((resolve) => {
      void callEndless({ attemptTimeoutMs: 40, onCancel: resolve }).then((code) => expect(code).toBe('timeout'))
    })
    await canceled
  })

  it('ends when the caller aborts', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 30)
    expect(await callEndless({ attemptTimeoutMs: 4_000, signal: controller.signal })).toBe('aborted')
  })
})
