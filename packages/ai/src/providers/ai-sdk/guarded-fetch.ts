import { ModelError } from '../../ports/language-model'
import { getErrorCode, parseRetryAfter } from '../http/response-status'

export interface GuardSettings {
  readonly fetch: typeof fetch
  readonly nowMs: () => number
  /** An answer beyond it is `bad_response` and is not read further. */
  readonly maxResponseBytes: number
}

/** The provider refused the request as it was put (400, 422): it may know less than was asked for. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused'
  constructor(readonly as: ModelError) {
    super('request refused')
  }
}

/** The wire under one call: what failed on it, in our own words, before the SDK wraps it together with the prompt. */
export class GuardedFetch {
  /** The first failure is the cause; what follows comes of it. */
  private firstFailure: ModelError | RequestRefused | null = null
  /** What is to be said where the wire itself did nothing wrong. */
  private fallbackFailure = new ModelError('unavailable', 'the call could not be made')

  constructor(private readonly settings: GuardSettings) {}

  /** Why the call failed, whatever the SDK threw. */
  getFailure(): ModelError | RequestRefused {
    return this.firstFailure ?? this.fallbackFailure
  }

  /** Stands in for `fetch`: no redirects (they would carry prompt and key elsewhere), bounded, failures as ModelError. */
  readonly fetch: typeof fetch = async (input, init) => {
    const response = await this.send(input, init)
    if (!response.ok) throw this.recordFailure(this.toModelError(response))
    this.fallbackFailure = new ModelError('bad_response', 'not an answer of this protocol')
    const headers = { 'content-type': response.headers.get('content-type') ?? 'application/json' }
    return new Response(response.body === null ? null : this.limitBody(response.body), { headers })
  }

  private async send(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Promise<Response> {
    try {
      return await this.settings.fetch(input, { ...init, redirect: 'error' })
    } catch {
      throw this.recordFailure(new ModelError('unavailable', 'the connection failed or was cut'))
    }
  }

  private recordFailure(error: ModelError | RequestRefused): ModelError | RequestRefused {
    this.firstFailure ??= error
    return error
  }

  private toModelError({ status, headers }: Response): ModelError | RequestRefused {
    const code = getErrorCode(status)
    if (code === 'bad_response') {
      const refused = new ModelError(code, `status ${status}`, { status })
      return status === 400 || status === 422 ? new RequestRefused(refused) : refused
    }
    return new ModelError(code, `status ${status}`, {
      retryAfterMs: parseRetryAfter(headers.get('retry-after'), this.settings.nowMs()),
      status,
    })
  }

  private limitBody(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader()
    const { maxResponseBytes } = this.settings
    let sizeBytes = 0
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const part = await reader.read().catch(() => {
          throw this.recordFailure(new ModelError('unavailable', 'the connection was cut'))
        })
        if (part.done) return controller.close()
        sizeBytes += part.value.byteLength
        if (sizeBytes > maxResponseBytes) {
          await reader.cancel()
          throw this.recordFailure(
            new ModelError('bad_response', `the answer is longer than ${maxResponseBytes} bytes`),
          )
        }
        controller.enqueue(part.value)
      },
      cancel: (reason) => reader.cancel(reason),
    })
  }
}
