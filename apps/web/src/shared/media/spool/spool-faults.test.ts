import { createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sidecar } from './segment-name'
import { createLock, device, page, server, sidecar, toBuffer } from './testing/device-and-server'

const key = 's/a-1-0'
const open = { type: 'open', sessionId: 's', isTakeover: false } as const
const createAppend = (bytes: Uint8Array) => ({ type: 'append', key, bytes: toBuffer(bytes) }) as const
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function recording(parts: Parameters<typeof page>[2] = {}, freeBytes?: number) {
  const { files, store } = device(freeBytes)
  const { own, wire } = server()
  const { spool, shown } = page(store, wire, parts)
  await spool.handle(open)
  await spool.handle({ type: 'begin', sidecar })
  return { files, store, own, wire, spool, shown }
}

test('bytes stay on the device until the server reports them as final', async () => {
  const { files, own, spool, shown } = await recording()
  own.isFinal = false
  await spool.handle(createAppend(randomBytes(500)))
  await spool.handle({ type: 'finish', key })
  await pass(100)
  expect(shown.state.segments).toMatchObject([{ phase: 'sealed', isFinal: false, onDeviceBytes: 500 }])
  await pass(16_000)
  expect(files.get(key)?.bytes.byteLength).toBe(500)
  own.isFinal = true
  await pass(60_000)
  expect(files.get(key)).toMatchObject({ bytes: new Uint8Array(), sidecar: { isSealed: true, sizeBytes: 500 } })
  expect(shown.state.segments).toMatchObject([{ phase: 'sealed', isFinal: true, onDeviceBytes: 0 }])
})

test('a later visit polls a segment that was sealed but not final, and then frees it', async () => {
  const { files, store, own, wire, spool } = await recording()
  own.isFinal = false
  await spool.handle(createAppend(randomBytes(500)))
  await spool.handle({ type: 'finish', key })
  await pass(100)
  own.isFinal = true
  const later = page(store, wire)
  await later.spool.handle({ ...open, sessionId: null })
  await pass(100)
  expect(files.get(key)?.sidecar.isSealed).toBe(true)
})

test('a server that took over without any bytes is sent everything again, even after the seal', async () => {
  const { own, spool, shown } = await recording()
  const all = randomBytes(900)
  own.isFinal = false
  await spool.handle(createAppend(all))
  await spool.handle({ type: 'finish', key })
  await pass(100)
  Object.assign(own, { bytes: new Uint8Array(), isSealed: false, epoch: 2, digest: '', isFinal: true })
  await pass(10_000)
  expect([own.digest, own.bytes.byteLength]).toEqual([sha256(all), 900])
  expect(shown.state.segments).toMatchObject([{ isFinal: true }])
})

test('a page whose segment another writer has taken over sends no more of it, keeps its bytes and says so', async () => {
  const { files, own, spool, shown } = await recording()
  await spool.handle(createAppend(randomBytes(100)))
  await pass(100)
  // The other writer has replaced these bytes, so the bytes after them are foreign too.
  const theirs = randomBytes(100)
  Object.assign(own, { epoch: 2, bytes: theirs })
  await spool.handle(createAppend(randomBytes(50)))
  // At most a second until the next append, and a first pause before the proof.
  await pass(2000)
  expect(shown.state).toMatchObject({ ownedByOtherTab: ['s'], segments: [{ phase: 'fenced', recordedBytes: 150 }] })
  await spool.handle(createAppend(randomBytes(25)))
  await pass(60_000)
  expect(Buffer.from(own.bytes).equals(theirs)).toBe(true)
  expect(files.get(key)?.bytes.byteLength).toBe(175)
  // After a reclaim, the page may record; the other tab's segments stay with the other tab.
  const taken = spool.handle({ ...open, isTakeover: true })
  await pass(3000)
  await taken
  expect(shown.state).toMatchObject({ ownedByOtherTab: [], segments: [{ phase: 'refused' }] })
  expect(Buffer.from(own.bytes).equals(theirs)).toBe(true)
})

test('a new server that has all, some or none of the bytes gets the rest, in its own epoch', async () => {
  for (const left of [300, 120, 0]) {
    const { own, spool } = await recording()
    const all = randomBytes(500)
    await spool.handle(createAppend(all.subarray(0, 300)))
    await pass(100)
    Object.assign(own, { epoch: own.epoch + 1, bytes: own.bytes.subarray(0, left) })
    await spool.handle(createAppend(all.subarray(300)))
    await spool.handle({ type: 'finish', key })
    await pass(2000)
    expect(own.digest).toBe(sha256(all))
  }
})

test('the last slices of a recorder whose tab lost the session are saved, and uploaded by the tab that owns it', async () => {
  const locks = createLock()
  const { store, files, own, wire, spool, shown } = await recording({ locks })
  await spool.handle(createAppend(randomBytes(100)))
  await pass(100)
  const other = page(store, wire, { locks })
  const taken = other.spool.handle({ ...open, isTakeover: true })
  await pass(100)
  expect(shown.state.ownedByOtherTab).toEqual(['s'])
  await spool.handle(createAppend(randomBytes(40)))
  await spool.handle({ type: 'finish', key })
  expect(files.get(key)?.bytes.byteLength ?? 0).toBe(140)
  expect(shown.state.segments).toEqual([])
  await pass(3000)
  await taken
  expect([own.isSealed, own.bytes.byteLength]).toEqual([true, 140])
  expect(other.shown.state.ownedByOtherTab).toEqual([])
})

test('a full device records to memory, pauses when memory is full too, and may continue once the connection is back', async () => {
  const { own, spool, shown } = await recording({ memoryBytes: 1000 }, 300)
  own.isUnavailable = true
  const all = randomBytes(1300)
  for (let at = 0; at < 1300; at += 100) await spool.handle(createAppend(all.subarray(at, at + 100)))
  expect(shown.state).toMatchObject({ lostKey: null, segments: [{ isDeviceFull: true, onDeviceBytes: 300 }] })
  await spool.handle(createAppend(randomBytes(100)))
  expect(shown.state).toMatchObject({ lostKey: key, segments: [{ recordedBytes: 1300, isFinished: true }] })
  await spool.handle(createAppend(randomBytes(1)))
  own.isUnavailable = false
  await pass(20_000)
  expect(own.digest).toBe(sha256(all))
  expect(shown.state.lostKey).toBeNull()
})

test('a tab that takes over records only once it knows all segments, including files that it can’t open yet', async () => {
  const { files, store } = device()
  files.set(key, { sidecar, bytes: new Uint8Array(5) })
  const { own, wire } = server()
  const holders = ['a tab']
  const busy = {
    ...store,
    open: (label: Sidecar) => (holders.length > 0 ? Promise.reject(new Error('held')) : store.open(label)),
  }
  const { spool, shown } = page(busy, wire)
  await spool.handle(open)
  expect(shown.state).toMatchObject({ isReady: true, ownedByOtherTab: [], segments: [{ key, phase: 'begin' }] })
  holders.pop()
  await pass(15_000)
  expect([own.isSealed, own.bytes.byteLength]).toEqual([true, 5])
})

test('the part of a large blob that still fits is stored', async () => {
  const { spool, shown } = await recording({ memoryBytes: 2 * 1024 * 1024 }, 0)
  await spool.handle(createAppend(new Uint8Array(5 * 1024 * 1024)))
  expect(shown.state).toMatchObject({ lostKey: key, segments: [{ recordedBytes: 2 * 1024 * 1024 }] })
})

test('a server that returns with fewer bytes than memory released gets no invented bytes, and learns what the device holds', async () => {
  const { own, spool } = await recording({ memoryBytes: 1000 }, 100)
  const all = randomBytes(400)
  for (let at = 0; at < 300; at += 100) await spool.handle(createAppend(all.subarray(at, at + 100)))
  await pass(100)
  const stored = own.bytes
  own.bytes = new Uint8Array()
  await spool.handle(createAppend(all.subarray(300)))
  await pass(5000)
  expect(Buffer.from(own.bytes).equals(all.subarray(0, own.bytes.byteLength))).toBe(true)
  expect(own.bytes.byteLength).toBeLessThanOrEqual(100)
  own.bytes = stored
  await spool.handle({ type: 'finish', key })
  await pass(20_000)
  expect(own.digest).toBe(sha256(all))
  expect(own.heldFrom.at(-1)).toBe(400 - 100)
})

const spare: Sidecar = { ...sidecar, segmentIndex: 1, isSpare: true }
const spareKey = 's/a-1-1'

test('a spare recording is uploaded only once it belongs to the answer', async () => {
  const { files, own, spool } = await recording()
  await spool.handle({ type: 'begin', sidecar: spare })
  await spool.handle({ ...createAppend(randomBytes(70)), key: spareKey })
  await pass(5000)
  expect(own.bytes.byteLength).toBe(0)
  expect(files.get(spareKey)?.bytes.byteLength).toBe(70)
  await spool.handle({ type: 'adopt', key: spareKey })
  await pass(100)
  expect(own.bytes.byteLength).toBe(70)
  expect(files.get(spareKey)?.sidecar.isSpare).toBe(false)
})

test('an unneeded spare recording leaves nothing, and neither does one whose page crashed', async () => {
  const { files, store, own, wire, spool } = await recording()
  await spool.handle({ type: 'begin', sidecar: spare })
  await spool.handle({ ...createAppend(randomBytes(70)), key: spareKey })
  await spool.handle({ type: 'discard', key: spareKey })
  expect(files.has(spareKey)).toBe(false)
  files.set(spareKey, { sidecar: spare, bytes: new Uint8Array(70) })
  await page(store, wire).spool.handle({ ...open, sessionId: null })
  expect(files.has(spareKey)).toBe(false)
  expect(own.bytes.byteLength).toBe(0)
})
