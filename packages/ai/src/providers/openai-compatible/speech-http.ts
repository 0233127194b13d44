import { setTimeout as delay } from 'node:timers/promises'
import { SpeechError } from '../../ports/speech-error'
import { tryAgain } from '../../resilience/try-again'
import { getErrorCode, parseRetryAfter } from '../http/response-status'
import { withDeadline } from '../http/with-deadline'

/** What the outside world is to a speech adapter; tests give their own. */
export type SpeechRuntime = {
  readonly fetch: typeof fetch
  /** Milliseconds since the epoch, only used for differences and for Retry-After dates. */
  readonly nowMs: () => number
  readonly sleep: (delayMs: number, signal: AbortSignal | undefined) => Promise<void>
  /** 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
}

/** Never steps backwards with the machine's clock, because it counts from the process's start. */
export const systemSpeechRuntime: SpeechRuntime = {
  fetch: (...input) => fetch(...input),
  nowMs: () => performance.timeOrigin + performance.now(),
  sleep: (delayMs, signal) => delay(delayMs, undefined, signal === undefined ? {} : { signal }),
  random: () => Math.random(),
}

export type SpeechEndpoint = {
  /** Up to and without the `/audio/...` part; from the operator's settings only, never from a user. */
  readonly baseUrl: string
  readonly apiKey: string | null
  /** One try, from the first byte sent to the last byte read. */
  readonly attemptTimeoutMs: number
  /** All tries and the waits between them. */
  readonly budgetMs: number
  readonly maxAttempts: number
  /** Asked before each further try. */
  readonly mayRetry: () => boolean
  readonly maxResponseBytes: number
  readonly runtime: SpeechRuntime
}

export type SpeechCall = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal | undefined
}

export type SpeechReply = { readonly bytes: Uint8Array; readonly contentType: string }

/** POSTs to an OpenAI-compatible speech endpoint, trying again while the failure may pass and the budgets last. */
export function callSpeechEndpoint(endpoint: SpeechEndpoint, call: SpeechCall): Promise<SpeechReply> {
  const { runtime, maxAttempts, mayRetry } = endpoint
  const endsAtMs = runtime.nowMs() + endpoint.budgetMs
  return tryAgain(
    { runtime, maxAttempts, endsAtMs, mayRetry, signal: call.signal, aborted: createAbortedError },
    (remainingMs) => attemptOnce(endpoint, call, Math.min(endpoint.attemptTimeoutMs, remainingMs)),
  )
}

/**
 * One try. Ends at its limit by itself: Node's fetch can lose a signal once the headers are there (its controller is held weakly),
 * and a server that drips would be listened to for ever.
 */
function attemptOnce(endpoint: SpeechEndpoint, call: SpeechCall, timeoutMs: number): Promise<SpeechReply> {
  const createTimeoutError = () => new SpeechError('timeout', `no whole answer within ${Math.round(timeoutMs)} ms`)
  return withDeadline(
    { deadlineMs: timeoutMs, signal: call.signal, createTimeoutError, createAbortedError },
    async (signal) => {
      try {
        return await send(endpoint, call, signal)
      } catch (error) {
        throw error instanceof SpeechError ? error : new SpeechError('unavailable', 'the connection failed or was cut')
      }
    },
  )
}

async function send(endpoint: SpeechEndpoint, call: SpeechCall, signal: AbortSignal): Promise<SpeechReply> {
  const authorization = endpoint.apiKey === null ? {} : { authorization: `Bearer ${endpoint.apiKey}` }
  const response = await endpoint.runtime.fetch(`${endpoint.baseUrl.replace(/\/{1,64}$/, '')}${call.path}`, {
    method: 'POST',
    headers: { ...call.headers, ...authorization },
    body: call.body,
    signal,
    // A redirect would carry the recording to a host that is not configured.
    redirect: 'error',
  })
  if (!response.ok) throw toSpeechError(response, endpoint.runtime.nowMs())
  const bytes = await readBounded(response, endpoint.maxResponseBytes, signal)
  return { bytes, contentType: response.headers.get('content-type') ?? '' }
}

/** Reads up to the limit and until the signal aborts; leaving the loop cancels the rest. */
async function readBounded(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  for await (const part of response.body) {
    if (signal.aborted) throw createAbortedError()
    sizeBytes += part.byteLength
    if (sizeBytes > maxBytes) throw new SpeechError('bad_response', `the answer is longer than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function toSpeechError({ status, headers }: Response, nowMs: number): SpeechError {
  const code = getErrorCode(status)
  const hasRetryAfter = code === 'rate_limited' || code === 'timeout' || code === 'unavailable'
  return new SpeechError(code, `status ${status}`, {
    retryAfterMs: hasRetryAfter ? parseRetryAfter(headers.get('retry-after'), nowMs) : null,
    status,
  })
}

function createAbortedError(): SpeechError {
  return new SpeechError('aborted', 'the caller no longer wants it')
}
