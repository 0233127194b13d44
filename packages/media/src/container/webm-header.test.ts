import { EncodedPacketSink } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { readGolden, readGoldenChunks } from '../conformance/golden-files'
import { createSeededRandom } from '../conformance/seeded-random'
import { extractWav16k } from './audio'
import { ebmlId, readChildren, readElementHeader, readUnsigned } from './ebml'
import { openMedia } from './media-input'
import { buildVirtualWebm, resolveVirtualRange, type VirtualWebm } from './webm-header'
import { createWebmIndexer, type WebmIndexState } from './webm-index'

const goldenWebms = ['chromium-vp8-opus.webm', 'chromium-vp8-opus-second.webm'] as const

function buildIndex(...chunks: Uint8Array[]): WebmIndexState {
  const indexer = createWebmIndexer()
  for (const chunk of chunks) indexer.push(chunk)
  return indexer.state()
}

function buildOrThrow(state: WebmIndexState): VirtualWebm {
  const virtual = buildVirtualWebm(state)
  if (!virtual) throw new Error('No playable header')
  return virtual
}

const joinVirtual = (virtual: VirtualWebm, stored: Uint8Array) =>
  new Uint8Array(Buffer.concat([virtual.header, stored.subarray(virtual.bodyStart, virtual.bodyEnd)]))

/** Reads with an independent reader: the packets of all tracks, and the end of the last video frame. */
async function readPackets(bytes: Uint8Array): Promise<{ count: number; videoEndMs: number; keyTimesMs: number[] }> {
  const input = openMedia(bytes)
  let count = 0
  let videoEndMs = 0
  const keyTimesMs: number[] = []
  for (const track of await input.getTracks()) {
    let previousMs = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      count += 1
      const timeMs = packet.timestamp * 1000
      if (track.type !== 'video') continue
      if (packet.type === 'key') keyTimesMs.push(Math.round(timeMs))
      videoEndMs = timeMs + (timeMs - previousMs)
      previousMs = timeMs
    }
  }
  input.dispose()
  return { count, videoEndMs, keyTimesMs }
}

/** Reads the cluster positions in the cues, as positions in the virtual file. */
function readCues(header: Uint8Array): { timeMs: number; position: number }[] {
  const ebml = readElementHeader(header, 0)
  if (typeof ebml === 'string') throw new Error('no EBML header')
  const segmentAt = ebml.headerBytes + (ebml.sizeBytes ?? 0)
  const segment = readElementHeader(header, segmentAt)
  if (typeof segment === 'string') throw new Error('no segment')
  expect([segment.id, segment.sizeBytes]).toEqual([ebmlId.segment, null])
  const dataStart = segmentAt + segment.headerBytes
  const cues = readChildren(header.subarray(dataStart)).find(({ id }) => id === ebmlId.cues)
  return readChildren(cues?.payload ?? new Uint8Array(0)).map(({ payload }) => {
    const fields = readChildren(payload)
    const positions = readChildren(
      fields.find(({ id }) => id === ebmlId.cueTrackPositions)?.payload ?? new Uint8Array(0),
    )
    const position = positions.find(({ id }) => id === ebmlId.cueClusterPosition)?.payload
    const time = fields.find(({ id }) => id === ebmlId.cueTime)?.payload
    return {
      timeMs: readUnsigned(time ?? new Uint8Array(0)),
      position: dataStart + readUnsigned(position ?? new Uint8Array(0)),
    }
  })
}

describe.each(goldenWebms)('the virtual file of %s', (name) => {
  it('states the duration within 50 ms of its real end', async () => {
    const stored = await readGolden(name)
    const virtual = buildOrThrow(buildIndex(stored))
    const soundMs = ((await extractWav16k(stored)).byteLength - 44) / 32
    const { videoEndMs } = await readPackets(stored)
    expect(Math.abs(virtual.durationMs - Math.max(soundMs, videoEndMs))).toBeLessThanOrEqual(50)
    const input = openMedia(joinVirtual(virtual, stored))
    expect(((await input.getDurationFromMetadata()) ?? 0) * 1000).toBeCloseTo(virtual.durationMs, 3)
    input.dispose()
    const bareInput = openMedia(stored)
    expect(await bareInput.getDurationFromMetadata()).toBeNull()
    bareInput.dispose()
  })

  it('contains every packet of the recording for an independent reader', async () => {
    const stored = await readGolden(name)
    const state = buildIndex(stored)
    const before = await readPackets(stored)
    expect(await readPackets(joinVirtual(buildOrThrow(state), stored))).toEqual(before)
    expect(state.blockCount).toBe(before.count)
    expect(state.isDamaged).toBe(false)
  })

  it('has one cue for each cluster with a key frame, pointing exactly to it', async () => {
    const stored = await readGolden(name)
    const virtual = buildOrThrow(buildIndex(stored))
    const whole = joinVirtual(virtual, stored)
    const cues = readCues(virtual.header)
    expect(cues.map(({ timeMs }) => timeMs)).toEqual((await readPackets(stored)).keyTimesMs)
    for (const { position } of cues) {
      expect(readElementHeader(whole, position)).toMatchObject({ id: ebmlId.cluster })
    }
  })

  it('is the same whether the bytes arrive as recorded, one by one, or at once', async () => {
    const stored = await readGolden(name)
    const atOnce = buildIndex(stored)
    expect(buildIndex(...(await readGoldenChunks(name)))).toEqual(atOnce)
    const few = stored.subarray(0, 12_000)
    expect(buildIndex(...Array.from(few, (_, at) => few.subarray(at, at + 1)))).toEqual(buildIndex(few))
  })

  it('stays playable and plausible when the recording is cut at any of 200 random bytes', async () => {
    const stored = await readGolden(name)
    const full = buildIndex(stored)
    const next = createSeededRandom(42)
    for (let run = 0; run < 200; run += 1) {
      const cut = Math.floor(next() * stored.byteLength)
      const state = buildIndex(stored.subarray(0, cut))
      const virtual = buildVirtualWebm(state)
      expect(state.durationMs).toBeLessThanOrEqual(full.durationMs)
      const startedClusters = full.clusters.filter(({ offsetBytes }) => offsetBytes + 12 <= cut)
      expect(state.durationMs).toBeGreaterThanOrEqual(startedClusters.at(-1)?.timeMs ?? 0)
      expect(virtual === null).toBe(state.clusters.length === 0)
      if (virtual && run % 5 === 0 && state.blockCount > 0) {
        const { count } = await readPackets(joinVirtual(virtual, stored.subarray(0, cut)))
        expect(count).toBe(state.blockCount)
      }
    }
  })
})

describe('the WebM index', () => {
  it('never throws on damage, and finds the clusters after it', async () => {
    const stored = await readGolden('chromium-vp8-opus.webm')
    const full = buildIndex(stored)
    const next = createSeededRandom(7)
    for (let run = 0; run < 100; run += 1) {
      const damaged = stored.slice()
      for (let flip = 0; flip < 20; flip += 1) {
        damaged[Math.floor(next() * damaged.byteLength)] = Math.floor(next() * 256)
      }
      buildVirtualWebm(buildIndex(damaged))
    }
    const hole = stored.slice().fill(0, 25_000, 26_000)
    const state = buildIndex(hole)
    expect(state.isDamaged).toBe(true)
    expect(state.clusters.at(-1)).toEqual(full.clusters.at(-1))
  })

  it('has no playable header before the first cluster', () => {
    expect(buildVirtualWebm(buildIndex(new Uint8Array(100)))).toBeNull()
    expect(buildVirtualWebm(buildIndex())).toBeNull()
  })
})

describe('a range of the virtual file', () => {
  const stored = Uint8Array.from({ length: 50 }, (_, at) => 100 + at)
  const header = Uint8Array.from({ length: 10 }, (_, at) => at)
  const body = { startBytes: 20, endBytes: 50 }
  const whole = [...header, ...stored.subarray(20)]

  it('returns exactly the bytes of header and store for every start and end', () => {
    for (let start = 0; start < whole.length; start += 1) {
      for (let endInclusive = start; endInclusive < whole.length + 2; endInclusive += 1) {
        const slice = resolveVirtualRange(header, body, { start, endInclusive })
        const bytes = slice?.parts.flatMap((part) =>
          part.from === 'header' ? [...part.bytes] : [...stored.subarray(part.start, part.endInclusive + 1)],
        )
        expect(bytes).toEqual(whole.slice(start, endInclusive + 1))
        expect(slice?.totalBytes).toBe(40)
      }
    }
    expect(resolveVirtualRange(header, body)).toMatchObject({ start: 0, endInclusive: 39 })
  })

  it('is rejected when it starts after the end or ends before its start', () => {
    expect(resolveVirtualRange(header, body, { start: 40, endInclusive: 50 })).toBeNull()
    expect(resolveVirtualRange(header, body, { start: 5, endInclusive: 4 })).toBeNull()
  })
})
