import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderErrorCode } from '@candor/contract'
import { ProviderError } from '../ports/provider-error'
import { type SpeechRuntime, systemSpeechRuntime } from '../providers/openai-compatible/speech-http'
import type { AnswerEnd, WireFault } from '../testing/wire-faults'

/** What every loopback server of ours can play. */
export type NetworkMode =
  | WireFault
  | { readonly kind: 'ok' }
  | { readonly kind: 'slow'; readonly delayMs: number }
  | { readonly kind: 'bad_json' }
  | { readonly kind: 'wrong_shape' }

/** The limits under which one call is made. */
export type NetworkLimits = {
  readonly deadlineMs: number
  readonly maxAttempts: number
  readonly maxResponseBytes: number
  readonly mayRetry: () => boolean
  readonly runtime: SpeechRuntime
}

/** An adapter that speaks over a network, and the server it speaks to. */
export type NetworkSubject = {
  readonly server: {
    readonly setModes: (...modes: readonly NetworkMode[]) => void
    readonly calls: readonly unknown[]
    readonly waitForAnswerEnd: () => Promise<AnswerEnd>
  }
  /** Makes one call with the key SECRET-KEY about a matter that holds the word SECRET-MATTER. */
  readonly call: (limits: NetworkLimits, signal?: AbortSignal) => Promise<unknown>
}

export type NetworkCheck = { readonly name: string; readonly run: (subject: NetworkSubject) => Promise<void> }

/** For answers that never come: short enough to wait for. */
const shortMs = 120
/** For answers that come: a loopback server on a busy machine. */
const longMs = 5_000

/** More than any socket buffers hold, so that the server can't send it all unless the adapter reads it. */
const oversizedBytes = 256 * 1024 * 1024

const buildLimits = (limits: Partial<NetworkLimits> = {}): NetworkLimits => ({
  deadlineMs: longMs,
  maxAttempts: 1,
  maxResponseBytes: 64 * 1024,
  mayRetry: () => true,
  runtime: { ...systemSpeechRuntime, sleep: async () => undefined, random: () => 0 },
  ...limits,
})

async function captureFailure(
  { server, call }: NetworkSubject,
  modes: readonly NetworkMode[],
  limits: Partial<NetworkLimits> = {},
): Promise<{ readonly error: ProviderError; readonly tries: number }> {
  server.setModes(...modes)
  const before = server.calls.length
  const outcome = await call(buildLimits(limits)).then(
    () => 'no error',
    (error: unknown) => error,
  )
  assert.ok(outcome instanceof ProviderError, `expected a ProviderError, got ${String(outcome)}`)
  return { error: outcome, tries: server.calls.length - before }
}

async function assertFails(subject: NetworkSubject, mode: NetworkMode, code: ProviderErrorCode) {
  const { error, tries } = await captureFailure(subject, [mode], { maxAttempts: 1 })
  assert.equal(error.code, code, `${JSON.stringify(mode)} is ${error.code}`)
  assert.equal(tries, 1)
}

/** A server that only counts who comes. */
async function openTrap() {
  let visits = 0
  const server = createServer((_, response) => {
    visits += 1
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}/`, visits: () => visits, close }
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

/** What every adapter that speaks over a network must keep, whatever it asks for and in whatever protocol. */
export const networkChecks: readonly NetworkCheck[] = [
  {
    name: 'waits for a slow answer',
    run: async ({ server, call }) => {
      server.setModes({ kind: 'slow', delayMs: 60 })
      await call(buildLimits())
    },
  },
  {
    name: 'gives up silence, a dripping and a late answer at its deadline',
    run: async (subject) => {
      const late = [{ kind: 'hang' }, { kind: 'drip', everyMs: 20 }, { kind: 'slow', delayMs: longMs }] as const
      for (const mode of late) {
        const startedMs = performance.now()
        const { error } = await captureFailure(subject, [mode], { deadlineMs: shortMs })
        assert.equal(error.code, 'timeout', mode.kind)
        assert.ok(error.retryable)
        assert.ok(performance.now() - startedMs < shortMs + 2_000, 'the deadline was not kept')
      }
    },
  },
  {
    name: 'calls a cut, refused or failing connection unavailable',
    run: async (subject) => {
      await assertFails(subject, { kind: 'cut' }, 'unavailable')
      await assertFails(subject, { kind: 'refuse' }, 'unavailable')
      await assertFails(subject, { kind: 'status', status: 500 }, 'unavailable')
      await assertFails(subject, { kind: 'status', status: 503 }, 'unavailable')
    },
  },
  {
    name: 'takes broken and foreign answers for what they are, and asks no further',
    run: async (subject) => {
      for (const mode of [{ kind: 'bad_json' }, { kind: 'wrong_shape' }, { kind: 'status', status: 404 }] as const) {
        const { error } = await captureFailure(subject, [mode], { maxAttempts: 3 })
        assert.equal(error.code, 'bad_response', `${mode.kind} is ${error.code}`)
        assert.equal(error.retryable, false)
      }
    },
  },
  {
    name: 'tells a refused key from everything else and does not try it again',
    run: async (subject) => {
      for (const status of [401, 403]) {
        const { error, tries } = await captureFailure(subject, [{ kind: 'status', status }], { maxAttempts: 3 })
        assert.deepEqual([error.code, tries], ['unauthorized', 1])
      }
    },
  },
  {
    name: 'tries again after a passing failure, a bounded number of times',
    run: async (subject) => {
      subject.server.setModes({ kind: 'status', status: 503 }, { kind: 'cut' }, { kind: 'ok' })
      await subject.call(buildLimits({ maxAttempts: 3 }))
      const { tries } = await captureFailure(subject, [{ kind: 'status', status: 503 }], { maxAttempts: 3 })
      assert.equal(tries, 3)
    },
  },
  {
    name: 'does not try again where the budget says no',
    run: async (subject) => {
      const limits = { maxAttempts: 3, mayRetry: () => false }
      const { tries } = await captureFailure(subject, [{ kind: 'status', status: 503 }], limits)
      assert.equal(tries, 1)
    },
  },
  {
    name: 'waits as long as 429 asks where that fits its deadline, and says how long where it does not',
    run: async (subject) => {
      const waitsMs: number[] = []
      const sleep = async (delayMs: number) => void waitsMs.push(delayMs)
      const limits = { maxAttempts: 3, runtime: { ...systemSpeechRuntime, sleep, random: () => 0 } }
      subject.server.setModes({ kind: 'rate_limited', retryAfter: '2' }, { kind: 'ok' })
      await subject.call(buildLimits(limits))
      assert.deepEqual(waitsMs, [2_000])
      const { error, tries } = await captureFailure(subject, [{ kind: 'rate_limited', retryAfter: '900' }], limits)
      assert.deepEqual([error.code, error.retryAfterMs, tries, waitsMs.length], ['rate_limited', 900_000, 1, 1])
    },
  },
  {
    name: 'closes the connection when an answer exceeds the size limit',
    run: async (subject) => {
      for (const isChunked of [true, false]) {
        const { error } = await captureFailure(subject, [{ kind: 'nonsense', sizeBytes: oversizedBytes, isChunked }])
        assert.equal(error.code, 'bad_response')
        assert.equal(await subject.server.waitForAnswerEnd(), 'interrupted')
      }
    },
  },
  {
    name: 'follows no redirect',
    run: async (subject) => {
      const trap = await openTrap()
      const { error } = await captureFailure(subject, [{ kind: 'redirect', to: trap.url }])
      await trap.close()
      assert.deepEqual([error.code, trap.visits()], ['unavailable', 0])
    },
  },
  {
    name: 'stops a call that is aborted halfway',
    run: async ({ server, call }) => {
      server.setModes({ kind: 'drip', everyMs: 20 })
      const controller = new AbortController()
      const running = call(buildLimits(), controller.signal)
      const ended = running.catch((error: unknown) => error)
      await wait(60)
      controller.abort()
      const error = await ended
      assert.ok(error instanceof ProviderError && error.code === 'aborted', String(error))
    },
  },
  {
    name: 'puts neither matter nor answer nor key into an error',
    run: async (subject) => {
      const modes: readonly NetworkMode[] = [
        { kind: 'bad_json' },
        { kind: 'wrong_shape' },
        { kind: 'cut' },
        { kind: 'hang' },
        { kind: 'status', status: 400 },
        { kind: 'status', status: 401 },
        { kind: 'status', status: 500 },
        { kind: 'rate_limited', retryAfter: null },
      ]
      for (const mode of modes) {
        const { error } = await captureFailure(subject, [mode], { deadlineMs: mode.kind === 'hang' ? shortMs : longMs })
        const all = `${error.stack} ${JSON.stringify(error)} ${JSON.stringify(Object.getOwnPropertyDescriptors(error))}`
        assert.doesNotMatch(all, /SECRET/, mode.kind)
        assert.equal(error.cause, undefined)
      }
    },
  },
]
