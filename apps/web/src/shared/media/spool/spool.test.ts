import { createHash, randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { device, page, server, sidecar, toBuffer } from './testing/device-and-server'

test('the whole recording reaches the server, and its bytes are freed only then', async () => {
  const { files, store } = device()
  const { own, wire } = server()
  const { spool, shown } = page(store, wire)
  const all = randomBytes(90_000)
  await spool.handle({ type: 'open', sessionId: 's', isTakeover: false })
  await spool.handle({ type: 'begin', sidecar })
  for (let at = 0; at < all.length; at += 30_000) {
    await spool.handle({ type: 'append', key: 's/a-1-0', bytes: toBuffer(all.subarray(at, at + 30_000)) })
  }
  // Bytes of one second are sent together.
  await vi.waitUntil(() => own.bytes.byteLength === 90_000, { timeout: 10_000 })
  expect(files.get('s/a-1-0')?.bytes.byteLength).toBe(90_000)
  await spool.handle({ type: 'finish', key: 's/a-1-0' })
  await vi.waitUntil(() => files.get('s/a-1-0')?.sidecar.isSealed === true)
  expect(own.digest).toBe(createHash('sha256').update(all).digest('hex'))
  expect(files.get('s/a-1-0')?.bytes.byteLength).toBe(0)
  expect(shown.state.segments).toMatchObject([{ phase: 'sealed', recordedBytes: 90_000, storedBytes: 90_000 }])
})

test('the next page uploads what a page that crashed in mid-recording left on the device', async () => {
  const { files, store } = device()
  const { own, wire } = server()
  own.isUnavailable = true
  const first = page(store, wire)
  await first.spool.handle({ type: 'open', sessionId: 's', isTakeover: false })
  await first.spool.handle({ type: 'begin', sidecar })
  const all = randomBytes(10_000)
  await first.spool.handle({ type: 'append', key: 's/a-1-0', bytes: toBuffer(all) })
  expect(own.bytes.byteLength).toBe(0)

  const other = server()
  const second = page(store, other.wire)
  await second.spool.handle({ type: 'open', sessionId: null, isTakeover: false })
  await vi.waitUntil(() => files.get('s/a-1-0')?.sidecar.isSealed === true)
  expect(Buffer.from(other.own.bytes).equals(all)).toBe(true)
})

test('a session that another tab owns is neither written nor uploaded here', async () => {
  const { files, store } = device()
  files.set('s/a-1-0', { sidecar, bytes: new Uint8Array(5) })
  const { own, wire } = server()
  const { spool, shown } = page(store, wire, { locks: { claim: () => Promise.resolve(false) } })
  await spool.handle({ type: 'open', sessionId: 's', isTakeover: false })
  expect(shown.state.ownedByOtherTab).toEqual(['s'])
  expect(shown.state.segments).toEqual([])
  expect(own.bytes.byteLength).toBe(0)
})

test('a finished practice leaves no recording on the device', async () => {
  const { files, store } = device()
  files.set('t/a-1-0', { sidecar: { ...sidecar, sessionId: 't' }, bytes: new Uint8Array(5) })
  const { own, wire } = server()
  own.isUnavailable = true
  const { spool, shown } = page(store, wire)
  await spool.handle({ type: 'open', sessionId: 's', isTakeover: false })
  await spool.handle({ type: 'begin', sidecar })
  await spool.handle({ type: 'append', key: 's/a-1-0', bytes: toBuffer(randomBytes(100)) })
  await spool.handle({ type: 'forget', sessionId: 's' })
  expect([...files.keys()]).toEqual(['t/a-1-0'])
  expect(shown.state.segments.map((segment) => segment.key)).toEqual(['t/a-1-0'])
})

test('a recording that the server never accepted is not stored on the device forever', async () => {
  const { files, store } = device()
  const longAgo = { ...sidecar, startedAtMs: 2000 - 31 * 24 * 60 * 60 * 1000 + 10 ** 12 }
  files.set('s/a-1-0', { sidecar: longAgo, bytes: new Uint8Array(5) })
  const { wire } = server()
  const { spool } = page(store, wire, { nowMs: 2000 + 10 ** 12 })
  await spool.handle({ type: 'open', sessionId: null, isTakeover: false })
  expect(files.size).toBe(0)
})
