import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Sidecar } from './segment-name'
import type { SegmentFile } from './segment-store'
import { type MemoryBudget, SpooledSegment } from './spooled-segment'

const sidecar = {
  sessionId: 's',
  answerId: 'a',
  take: 1,
  segmentIndex: 0,
  mime: 'video/webm',
  startOffsetMs: 0,
  startedAtMs: 0,
  isSealed: false,
  sizeBytes: 0,
  releasedBytes: 0,
  isSpare: false,
}

/** A file on a device with the given free space, which may have bytes already. */
function fileWith(freeBytes: number, before = new Uint8Array()): SegmentFile {
  let bytes = before
  return {
    savedBytes: () => bytes.byteLength,
    append: (more) => {
      if (bytes.byteLength + more.byteLength > freeBytes) return Promise.resolve(false)
      const next = new Uint8Array(bytes.byteLength + more.byteLength)
      next.set(bytes)
      next.set(more, bytes.byteLength)
      bytes = next
      return Promise.resolve(true)
    },
    read: (from, to) => Promise.resolve(bytes.slice(from, to)),
    close: () => {},
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hex = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('hex'))

function createSegment(file: SegmentFile, budget: MemoryBudget, labels: Sidecar[] = []) {
  const relabel = (label: Sidecar) => {
    labels.push(label)
    return Promise.resolve()
  }
  return new SpooledSegment(sidecar, { file, budget, relabel })
}

test('bytes that don’t fit on the device stay in memory, and are read and hashed together with the stored bytes', async () => {
  const budget = { usedBytes: 0, maxBytes: 1000 }
  const segment = createSegment(fileWith(250), budget)
  const all = new Uint8Array(randomBytes(500))
  const places = []
  for (let at = 0; at < 500; at += 100) places.push(await segment.append(all.slice(at, at + 100)))
  expect(places).toEqual(['device', 'device', 'memory', 'memory', 'memory'])
  expect(hex(await segment.read(0, 500))).toBe(hex(all))
  expect(hex(await segment.read(150, 333))).toBe(hex(all.slice(150, 333)))
  expect(hex(await segment.digest())).toBe(sha256(all))
})

test('memory that the server has acknowledged is released, and the rest can still be read', async () => {
  const budget = { usedBytes: 0, maxBytes: 300 }
  const segment = createSegment(fileWith(0), budget)
  const all = new Uint8Array(randomBytes(300))
  for (let at = 0; at < 300; at += 100) await segment.append(all.slice(at, at + 100))
  expect(await segment.append(new Uint8Array(1))).toBe('lost')
  await segment.acknowledge(250)
  expect(budget.usedBytes).toBe(100)
  expect(hex(await segment.read(250, 300))).toBe(hex(all.slice(250)))
  expect(await segment.append(new Uint8Array(100))).toBe('memory')
  expect(segment.recordedBytes).toBe(400)
  expect(hex(await segment.digest())).toBe(sha256(new Uint8Array([...all, ...new Uint8Array(100)])))
})

test('a full device stays full after the server has caught up, so the next bytes go to memory only', async () => {
  const segment = createSegment(fileWith(100), { usedBytes: 0, maxBytes: 1000 })
  await segment.append(new Uint8Array(100))
  expect(segment.isDeviceFull).toBe(false)
  await segment.append(new Uint8Array(100))
  await segment.acknowledge(200)
  expect(segment.isDeviceFull).toBe(true)
})

test('a segment that was found on the device is hashed by reading it', async () => {
  const found = new Uint8Array(randomBytes(2_500_000))
  const segment = createSegment(fileWith(0, found), { usedBytes: 0, maxBytes: 0 })
  expect(segment.recordedBytes).toBe(found.byteLength)
  expect(hex(await segment.digest())).toBe(sha256(found))
})

test('bytes of released memory are not read, not hashed again, and reported as missing', async () => {
  const labels: Sidecar[] = []
  const segment = createSegment(fileWith(100), { usedBytes: 0, maxBytes: 1000 }, labels)
  const all = new Uint8Array(randomBytes(400))
  for (let at = 0; at < 400; at += 100) await segment.append(all.slice(at, at + 100))
  expect(segment.heldFromBytes).toBe(0)
  await segment.acknowledge(300)
  expect(await segment.read(0, 200)).toBeNull()
  expect(await segment.read(150, 350)).toBeNull()
  expect(hex(await segment.read(0, 100))).toBe(hex(all.slice(0, 100)))
  expect(hex(await segment.read(300, 400))).toBe(hex(all.slice(300)))
  expect(segment.heldFromBytes).toBe(300)
  expect(labels.map(({ releasedBytes }) => releasedBytes)).toEqual([300])
  expect(hex(await segment.digest())).toBe(sha256(all))
})

test('a page that finds a segment with released memory reports that it can’t supply all of it', () => {
  const found = new SpooledSegment(
    { ...sidecar, releasedBytes: 300 },
    { file: fileWith(0, new Uint8Array(100)), budget: { usedBytes: 0, maxBytes: 0 }, relabel: () => Promise.resolve() },
  )
  expect(found.heldFromBytes).toBe(300)
})

test('the memory of a released segment is freed', async () => {
  const budget = { usedBytes: 0, maxBytes: 100 }
  const segment = createSegment(fileWith(0), budget)
  await segment.append(new Uint8Array(100))
  segment.close()
  expect(budget.usedBytes).toBe(0)
})
