/** Why speech could not be turned into text, or text into speech. */
export type SpeechErrorCode =
  | 'timeout'
  | 'rate_limited'
  | 'unavailable'
  | 'bad_response'
  | 'too_large'
  | 'unauthorized'
  | 'unsupported'
  | 'aborted'

const retryableCodes: ReadonlySet<SpeechErrorCode> = new Set(['timeout', 'rate_limited', 'unavailable'])

/**
 * The only error a speech adapter throws. Its message is made of our own words, a status and a size: never of the spoken
 * text, the provider's answer or a key, so that it may be logged as it is.
 */
export class SpeechError extends Error {
  readonly code: SpeechErrorCode
  /** Whether the same call may succeed later without any change. */
  readonly retryable: boolean
  /** What the provider asked for by Retry-After, in milliseconds; null where it said nothing. */
  readonly retryAfterMs: number | null

  constructor(code: SpeechErrorCode, detail: string, retryAfterMs: number | null = null) {
    super(`speech ${code}: ${detail}`)
    this.name = 'SpeechError'
    this.code = code
    this.retryable = retryableCodes.has(code)
    this.retryAfterMs = retryAfterMs
  }
}
