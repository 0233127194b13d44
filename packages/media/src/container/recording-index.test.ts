import { describe, expect, it } from 'vitest'
import { readGolden } from '../conformance/golden-files'
import { createSeededRandom } from '../conformance/seeded-random'
import { createRecordingIndexer, type PlayableRecording } from './recording-index'
import { createWebmIndexer } from './webm-index'

const indexPlayable = (bytes: Uint8Array, pieceBytes = 4096): PlayableRecording => {
  const indexer = createRecordingIndexer()
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) indexer.push(bytes.subarray(at, at + pieceBytes))
  return indexer.playable()
}

/** Damages bytes in one of four ways: changes some, removes a piece, repeats a piece, or makes a length huge. */
const damageBytes = (stored: Uint8Array, next: () => number): Uint8Array => {
  const at = Math.floor(next() * stored.byteLength)
  const lengthBytes = Math.floor(next() * 2000)
  const kind = Math.floor(next() * 4)
  if (kind === 0) return new Uint8Array(Buffer.concat([stored.subarray(0, at), stored.subarray(at + lengthBytes)]))
  if (kind === 1) return new Uint8Array(Buffer.concat([stored.subarray(0, at + lengthBytes), stored.subarray(at)]))
  const changed = stored.slice()
  if (kind === 2) return changed.fill(0xff, at, at + 1 + Math.floor(next() * 8))
  for (let flip = 0; flip < 20; flip += 1) changed[Math.floor(next() * changed.byteLength)] = Math.floor(next() * 256)
  return changed
}

describe('a recording index', () => {
  it.each([
    ['chromium-vp8-opus.webm', 'webm', 5_580],
    ['chromium-avc1-opus.mp4', 'mp4', 2_581],
    ['fragmented-avc1-aac.mp4', 'mp4', 6_021],
    ['fragmented-avc1-opus.mp4', 'mp4', 6_007],
  ] as const)('detects the container and duration of %s', async (name, container, durationMs) => {
    const stored = await readGolden(name)
    const playable = indexPlayable(stored, 5)
    expect(playable).toMatchObject({ container, durationMs, bodyEnd: stored.byteLength })
    expect(playable.header.byteLength).toBeGreaterThan(0)
    expect(playable).toEqual(indexPlayable(stored, stored.byteLength))
  })

  it('serves bytes that are not a recording as stored', () => {
    for (const bytes of [
      new Uint8Array(0),
      new Uint8Array(5),
      new Uint8Array(5000),
      Buffer.from('%PDF-1.7 and so on'),
    ]) {
      const asStored = { container: 'unknown', header: new Uint8Array(0), bodyStart: 0, bodyEnd: bytes.byteLength }
      expect(indexPlayable(bytes)).toEqual({ ...asStored, durationMs: null })
    }
  })

  // V-14: 100 runs of each here; 1,000 of each were run by hand with another seed.
  it.each(['chromium-vp8-opus.webm', 'fragmented-avc1-aac.mp4', 'chromium-avc1-opus.mp4'] as const)(
    'never throws, hangs or grows on 100 damaged copies of %s',
    async (name) => {
      const stored = await readGolden(name)
      const next = createSeededRandom(20261121)
      for (let run = 0; run < 100; run += 1) {
        const damaged = damageBytes(stored, next)
        const { header, bodyStart, bodyEnd, durationMs } = indexPlayable(damaged, 1 + Math.floor(next() * 9000))
        expect(bodyStart).toBeLessThanOrEqual(bodyEnd)
        expect(bodyEnd).toBeLessThanOrEqual(damaged.byteLength)
        expect(header.byteLength).toBeLessThan(64 * 1024)
        expect(durationMs ?? 1).toBeGreaterThan(0)
        expect(durationMs ?? 0).toBeLessThan(2 ** 31)
      }
    },
  )
})

describe('a recording index of hostile bytes', () => {
  it('stays bounded with a million clusters and still points to the beginning', () => {
    const cluster = Uint8Array.of(0x1f, 0x43, 0xb6, 0x75, 0x80)
    const indexer = createWebmIndexer()
    const many = Buffer.concat(Array.from({ length: 100_000 }, () => cluster))
    for (let run = 0; run < 10; run += 1) indexer.push(many)
    const { clusters, sizeBytes } = indexer.state()
    expect(clusters.length).toBeLessThanOrEqual(32_768)
    expect(clusters[0]?.offsetBytes).toBe(0)
    expect(clusters.at(-1)?.offsetBytes).toBe(sizeBytes - cluster.byteLength)
  })

  it('ignores a time that no recording reaches', async () => {
    const stored = await readGolden('chromium-vp8-opus.webm')
    const indexer = createWebmIndexer()
    indexer.push(stored)
    const { durationMs } = indexer.state()
    const cluster = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
    const lateTime = [0xe7, 0x88, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
    indexer.push(Uint8Array.from([...cluster, ...lateTime, 0xa3, 0x86, 0x82, 0x00, 0x00, 0x80, 0x01, 0x02]))
    const state = indexer.state()
    expect(state.isDamaged).toBe(true)
    expect(state.clusters.at(-1)?.timeMs).toBe(durationMs)
    expect(state.durationMs).toBeLessThan(durationMs + 100)
  })

  it('does not buffer a block of 60 MB that arrives in small pieces', async () => {
    const indexer = createWebmIndexer()
    indexer.push((await readGolden('chromium-vp8-opus.webm')).subarray(0, 189))
    const cluster = Uint8Array.of(0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)
    indexer.push(cluster)
    indexer.push(Uint8Array.of(0xa3, 0x13, 0xff, 0xff, 0xff))
    const { playableBytes } = indexer.state()
    const piece = new Uint8Array(1024 * 1024)
    const before = process.memoryUsage().arrayBuffers
    for (let run = 0; run < 55; run += 1) indexer.push(piece)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 1024 * 1024)
    expect(indexer.state()).toMatchObject({ playableBytes, isDamaged: false })
    expect(playableBytes).toBe(189 + cluster.byteLength)
  })
})
