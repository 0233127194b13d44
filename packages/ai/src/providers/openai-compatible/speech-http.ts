import { setTimeout as delay } from 'node:timers/promises'
import { SpeechError } from '../../ports/speech-error'

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
  readonly maxResponseBytes: number
  readonly runtime: SpeechRuntime
}

export type SpeechCall = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData
  readonly signal: AbortSignal | undefined
}

export type SpeechReply = { readonly bytes: Uint8Array; readonly contentType: string }

const firstBackoffMs = 300
const longestBackoffMs = 5_000

/** POSTs to an OpenAI-compatible speech endpoint, trying again while the failure may pass and the budget lasts. */
export async function callSpeechEndpoint(endpoint: SpeechEndpoint, call: SpeechCall): Promise<SpeechReply> {
  const { nowMs } = endpoint.runtime
  const endsAtMs = nowMs() + endpoint.budgetMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(endpoint, call, Math.min(endpoint.attemptTimeoutMs, endsAtMs - nowMs()))
    } catch (error) {
      const waitMs = waitBeforeNext(endpoint, asSpeechError(error), attempt)
      if (waitMs === null || nowMs() + waitMs >= endsAtMs) throw error
      await sleepUnlessAborted(endpoint.runtime, waitMs, call.signal)
    }
  }
}

/** Exponential with half of it random, so that many waiting interviews do not come back in step; never sooner than asked. */
function waitBeforeNext(endpoint: SpeechEndpoint, error: SpeechError, attempt: number): number | null {
  if (!error.retryable || attempt >= endpoint.maxAttempts) return null
  const backoffMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** (attempt - 1))
  return Math.max(error.retryAfterMs ?? 0, backoffMs * (0.5 + endpoint.runtime.random() / 2))
}

async function sleepUnlessAborted(runtime: SpeechRuntime, waitMs: number, signal: AbortSignal | undefined) {
  try {
    await runtime.sleep(waitMs, signal)
  } catch (error) {
    throw signal?.aborted === true ? aborted() : error
  }
}

async function attemptOnce(endpoint: SpeechEndpoint, call: SpeechCall, timeoutMs: number): Promise<SpeechReply> {
  if (isAborted(call)) throw aborted()
  const stop = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stop.abort()
  }, timeoutMs)
  const onAbort = () => stop.abort()
  call.signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await send(endpoint, call, stop)
  } catch (error) {
    if (error instanceof SpeechError) throw error
    if (isLate) throw new SpeechError('timeout', `no whole answer within ${Math.round(timeoutMs)} ms`)
    if (isAborted(call)) throw aborted()
    throw new SpeechError('unavailable', 'the connection failed or was cut')
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', onAbort)
    stop.abort()
  }
}

async function send(endpoint: SpeechEndpoint, call: SpeechCall, stop: AbortController): Promise<SpeechReply> {
  const authorization = endpoint.apiKey === null ? {} : { authorization: `Bearer ${endpoint.apiKey}` }
  const response = await endpoint.runtime.fetch(`${endpoint.baseUrl.replace(/\/+$/, '')}${call.path}`, {
    method: 'POST',
    headers: { ...call.headers, ...authorization },
    body: call.body,
    signal: stop.signal,
    // A redirect would carry the recording to a host nobody configured.
    redirect: 'error',
  })
  if (!response.ok) throw refusalOf(response, endpoint.runtime.nowMs())
  const bytes = await readBounded(response, endpoint.maxResponseBytes)
  return { bytes, contentType: response.headers.get('content-type') ?? '' }
}

/** Reads no more than the limit: an endless answer must cost neither memory nor time. The caller aborts what is left. */
async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let sizeBytes = 0
  for await (const part of response.body) {
    sizeBytes += part.byteLength
    if (sizeBytes > maxBytes) throw new SpeechError('bad_response', `the answer is longer than ${maxBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function refusalOf(response: Response, nowMs: number): SpeechError {
  const { status } = response
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), nowMs)
  const said = `status ${status}`
  if (status === 401 || status === 403) return new SpeechError('unauthorized', said)
  if (status === 413) return new SpeechError('too_large', said)
  if (status === 429) return new SpeechError('rate_limited', said, retryAfterMs)
  if (status === 408) return new SpeechError('timeout', said, retryAfterMs)
  if (status >= 500) return new SpeechError('unavailable', said, retryAfterMs)
  return new SpeechError('bad_response', said)
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3) as milliseconds from now; null for anything else. */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  const atMs = Date.parse(header)
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs)
}

/** A call of its own, because the compiler takes an earlier look at the flag for the last word. */
function isAborted({ signal }: SpeechCall): boolean {
  return signal?.aborted === true
}

function aborted(): SpeechError {
  return new SpeechError('aborted', 'the caller no longer wants it')
}

function asSpeechError(error: unknown): SpeechError {
  return error instanceof SpeechError ? error : new SpeechError('unavailable', 'an unexpected failure')
}
