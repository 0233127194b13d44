import { createHash, randomBytes } from 'node:crypto'
import { uploadLimits } from '@candor/domain'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runUpload } from './run-upload'
import { SpooledSegment } from './spooled-segment'
import { createStableConnection, PROBE_GAP_MS } from './stable-connection'
import { device, server, sidecar } from './testing/device-and-server'
import { type UploadState, unsure } from './upload-machine'
import type { UploadWire } from './upload-wire'
import { createWakeSignal } from './wake-signal'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function createSegment(bytes: Uint8Array): Promise<SpooledSegment> {
  const file = await device().store.open(sidecar)
  const budget = { usedBytes: 0, maxBytes: 1_000_000 }
  const segment = new SpooledSegment(sidecar, { file, budget, relabel: () => Promise.resolve() })
  await segment.append(bytes)
  return segment
}

function start(segment: SpooledSegment, wire: UploadWire) {
  const page = { isStopped: false, states: [] as UploadState[], stable: [] as boolean[], network: createWakeSignal() }
  const done = runUpload(segment, {
    wire,
    network: page.network,
    waitUntilStable: createStableConnection({
      probe: wire.probe,
      network: page.network,
      random: () => 0,
      onChange: (isStable) => page.stable.push(isStable),
    }).wait,
    limit: (work) => work(),
    random: () => 0,
    isStopped: () => page.isStopped,
    onChange: (state) => page.states.push(state),
  })
  return { page, done }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a new page resumes an upload behind the bytes that the server already has', async () => {
  const all = randomBytes(200_000)
  const { own, wire } = server()
  own.bytes = new Uint8Array(all.subarray(0, 150_000))
  const appended: number[] = []
  const counting: UploadWire = {
    ...wire,
    append: (order) => {
      appended.push(order.fromBytes)
      return wire.append(order)
    },
  }
  const segment = await createSegment(all)
  segment.finish()
  const { done } = start(segment, counting)
  await pass(0)
  expect(await done).toMatchObject({ phase: 'sealed', isFinal: true })
  expect(own.digest).toBe(sha256(all))
  // The first append only proves that the server's last 64 KiB are this recording's.
  expect(appended).toEqual([150_000 - 64 * 1024, 150_000])
})

test('an upload survives a lost network and continues as soon as the network is back', async () => {
  const all = randomBytes(500)
  const { own, wire } = server()
  own.isUnavailable = true
  const segment = await createSegment(all)
  segment.finish()
  const { page, done } = start(segment, wire)
  await pass(20_000)
  const attempts = page.states.length
  own.isUnavailable = false
  page.network.wake()
  await pass(PROBE_GAP_MS)
  expect((await done).isFinal).toBe(true)
  expect(own.digest).toBe(sha256(all))
  // Each wait is longer, so twenty seconds allow only a few attempts.
  expect(attempts).toBeLessThan(12)
})

test('the preparation is retried once, then waits, and continues by itself when the connection is stable', async () => {
  const all = randomBytes(500)
  const { own, wire } = server()
  own.isUnavailable = true
  let prepared = 0
  let probes = 0
  const counting: UploadWire = {
    ...wire,
    begin: (...input) => {
      prepared += 1
      return wire.begin(...input)
    },
    probe: () => {
      probes += 1
      return wire.probe()
    },
  }
  const segment = await createSegment(all)
  segment.finish()
  const { page, done } = start(segment, counting)
  await pass(20_000)
  expect(prepared).toBe(1 + uploadLimits.preparationRetries)
  expect(probes).toBeGreaterThan(2)
  expect(page.stable.at(-1)).toBe(false)
  own.isUnavailable = false
  await pass(10_000)
  expect((await done).isFinal).toBe(true)
  expect(prepared).toBe(2 + uploadLimits.preparationRetries)
  expect(page.stable.at(-1)).toBe(true)
  expect(own.digest).toBe(sha256(all))
})

test('a connection that answers only now and then is not stable', async () => {
  const { wire } = server()
  let probes = 0
  const flickering: UploadWire = {
    ...wire,
    begin: () => Promise.resolve(unsure),
    probe: () => {
      probes += 1
      return Promise.resolve(probes % 2 === 0)
    },
  }
  const { page } = start(await createSegment(randomBytes(500)), flickering)
  await pass(60_000)
  expect(probes).toBeGreaterThan(10)
  expect(page.stable).not.toContain(true)
  expect(page.states).toHaveLength(1 + uploadLimits.preparationRetries)
  page.isStopped = true
})

test('an append whose acknowledgment was lost is not stored twice', async () => {
  const all = randomBytes(500)
  const { own, wire } = server()
  let hasLost = false
  const lossy: UploadWire = {
    ...wire,
    append: async (order) => {
      const answer = await wire.append(order)
      if (hasLost) return answer
      hasLost = true
      return { kind: 'unsure', retryAfterMs: null }
    },
  }
  const segment = await createSegment(all)
  const { done } = start(segment, lossy)
  await pass(10_000)
  segment.finish()
  await pass(10_000)
  await done
  expect([own.bytes.byteLength, own.digest]).toEqual([500, sha256(all)])
})

test('an upload waits for more bytes while the answer is recorded, and continues when they arrive', async () => {
  const [first, second] = [randomBytes(300), randomBytes(200)]
  const { own, wire } = server()
  const segment = await createSegment(first)
  const { done } = start(segment, wire)
  await pass(60_000)
  expect([own.bytes.byteLength, own.isSealed]).toEqual([300, false])
  await segment.append(second)
  segment.finish()
  await pass(0)
  await done
  expect(own.digest).toBe(sha256(Buffer.concat([first, second])))
})

test('a file that can’t be read for a moment is read again, and nothing is sent in its place', async () => {
  const all = randomBytes(500)
  const { own, wire } = server()
  const segment = await createSegment(all)
  segment.finish()
  vi.spyOn(segment, 'read').mockResolvedValueOnce(null)
  const { done } = start(segment, wire)
  await pass(0)
  expect(own.bytes.byteLength).toBe(0)
  await pass(1000)
  await done
  expect(own.digest).toBe(sha256(all))
})

test('a server that names a time to come back is left alone until then', async () => {
  const { wire } = server()
  let begins = 0
  const busy: UploadWire = {
    ...wire,
    begin: (label, heldFromBytes) => {
      begins += 1
      return begins === 1 ? Promise.resolve({ kind: 'unsure', retryAfterMs: 8000 }) : wire.begin(label, heldFromBytes)
    },
  }
  start(await createSegment(randomBytes(10)), busy)
  await pass(7900)
  expect(begins).toBe(1)
  await pass(100)
  expect(begins).toBe(2)
})

test('a refused segment is given up, and its bytes stay on the device', async () => {
  const { own, wire } = server()
  const segment = await createSegment(randomBytes(500))
  const { done } = start(segment, { ...wire, begin: () => Promise.resolve({ kind: 'refused' }) })
  await pass(0)
  expect((await done).phase).toBe('refused')
  expect([segment.onDeviceBytes, own.bytes.byteLength]).toEqual([500, 0])
})

test('a page that lost the session sends no further bytes', async () => {
  const { own, wire } = server()
  const segment = await createSegment(randomBytes(500))
  const { page, done } = start(segment, wire)
  await pass(0)
  page.isStopped = true
  await segment.append(randomBytes(100))
  await pass(1000)
  await done
  expect(own.bytes.byteLength).toBe(500)
})

test('a finished segment without a byte begins no upload', async () => {
  const { wire } = server()
  const begin = vi.fn(wire.begin)
  const segment = await createSegment(new Uint8Array())
  segment.finish()
  const { done } = start(segment, { ...wire, begin })
  await pass(0)
  await done
  expect(begin).not.toHaveBeenCalled()
})

/** Records a slice every half second; returns the sizes of the appends. */
const recordFor = async (segment: SpooledSegment, wire: UploadWire, slices: number) => {
  const appended: number[] = []
  const counting: UploadWire = {
    ...wire,
    append: (order) => {
      appended.push(order.bytes.byteLength)
      return wire.append(order)
    },
  }
  const { page, done } = start(segment, counting)
  await pass(0)
  for (let slice = 0; slice < slices; slice += 1) {
    await pass(500)
    await segment.append(randomBytes(100))
  }
  return { appended, page, done }
}

test('the slices of one second are sent together while they are safe on the device', async () => {
  const { own, wire } = server()
  const segment = await createSegment(randomBytes(100))
  const { appended } = await recordFor(segment, wire, 20)
  await pass(1000)
  expect(own.bytes.byteLength).toBe(2100)
  // Eleven seconds: at most one append each, and the first slice at once.
  expect(appended[0]).toBe(100)
  expect(appended.length).toBeLessThanOrEqual(12)
})

test('the end of an answer is sent at once', async () => {
  const { own, wire } = server()
  const segment = await createSegment(randomBytes(100))
  const { done } = await recordFor(segment, wire, 1)
  expect(own.bytes.byteLength).toBe(100)
  segment.finish()
  await pass(0)
  expect(await done).toMatchObject({ phase: 'sealed', storedBytes: 200 })
})

test('slices that are only in memory are sent at once, because closing the page would lose them', async () => {
  const { own, wire } = server()
  const file = await device(0).store.open(sidecar)
  const budget = { usedBytes: 0, maxBytes: 1_000_000 }
  const segment = new SpooledSegment(sidecar, { file, budget, relabel: () => Promise.resolve() })
  await segment.append(randomBytes(100))
  await recordFor(segment, wire, 1)
  await pass(0)
  expect(own.bytes.byteLength).toBe(200)
})

test('a page that is hidden sends what has gathered', async () => {
  const { own, wire } = server()
  const segment = await createSegment(randomBytes(100))
  const { page } = await recordFor(segment, wire, 1)
  expect(own.bytes.byteLength).toBe(100)
  page.network.wake()
  await pass(0)
  expect(own.bytes.byteLength).toBe(200)
})

test('bytes that the server is missing after an interruption are sent without gathering', async () => {
  const { own, wire } = server()
  const segment = await createSegment(randomBytes(3 * 1024 * 1024 + 100))
  start(segment, wire)
  await pass(0)
  // Three whole appends; only the newest bytes gather.
  expect(own.bytes.byteLength).toBe(3 * 1024 * 1024)
  await pass(1000)
  expect(own.bytes.byteLength).toBe(3 * 1024 * 1024 + 100)
})
