import { EncodedPacketSink } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { readGolden } from '../conformance/golden-files'
import { createSeededRandom } from '../conformance/seeded-random'
import { openMedia } from './media-input'
import { BoxReader } from './mp4-boxes'
import { buildVirtualMp4, type VirtualMp4 } from './mp4-header'
import { createMp4Indexer, type Mp4IndexState } from './mp4-index'

// V-13: as Safari records (made by ffmpeg, not run on Safari), and as Chromium does.
const goldenMp4s = ['fragmented-avc1-aac.mp4', 'fragmented-avc1-opus.mp4', 'chromium-avc1-opus.mp4'] as const

const buildIndex = (...chunks: Uint8Array[]): Mp4IndexState => {
  const indexer = createMp4Indexer()
  for (const chunk of chunks) indexer.push(chunk)
  return indexer.state()
}

const buildOrThrow = (state: Mp4IndexState): VirtualMp4 => {
  const virtual = buildVirtualMp4(state)
  if (virtual === null) throw new Error('No playable header')
  return virtual
}

const joinVirtual = (virtual: VirtualMp4, stored: Uint8Array) =>
  new Uint8Array(Buffer.concat([virtual.header, stored.subarray(virtual.bodyStart, virtual.bodyEnd)]))

/** Reads every packet with an independent reader, and the end of the last one. */
const readPackets = async (bytes: Uint8Array) => {
  const input = openMedia(bytes)
  const packets: { track: number; timeMs: number; sizeBytes: number; type: string }[] = []
  let endMs = 0
  for (const track of await input.getTracks()) {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const timeMs = packet.timestamp * 1000
      packets.push({ track: track.id, timeMs, sizeBytes: packet.byteLength, type: packet.type })
      endMs = Math.max(endMs, timeMs + packet.duration * 1000)
    }
  }
  input.dispose()
  return { packets, endMs }
}

const readBoxes = (header: Uint8Array) => {
  const reader = new BoxReader(header)
  return { reader, boxes: reader.children(0, header.byteLength) }
}

/** Reads the positions in the virtual file that an index (sidx) points to, with their durations. */
const readIndex = (reader: BoxReader, sidx: { start: number; end: number }) => {
  const timescale = reader.u32(sidx.start + 8)
  let position = sidx.end + reader.u64(sidx.start + 20)
  let ticks = reader.u64(sidx.start + 12)
  const count = reader.u32(sidx.start + 28)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = sidx.start + 32 + index * 12
    const entry = { position, timeMs: (ticks * 1000) / timescale }
    position += reader.u32(at)
    ticks += reader.u32(at + 4)
    return entry
  })
  return { entries, end: position, endMs: (ticks * 1000) / timescale }
}

describe.each(goldenMp4s)('the virtual file of %s', (name) => {
  it('states the recording’s duration before its first fragment', async () => {
    const stored = await readGolden(name)
    const state = buildIndex(stored)
    const { header } = buildOrThrow(state)
    const { endMs } = await readPackets(stored)
    expect(Math.abs(state.durationMs - endMs)).toBeLessThanOrEqual(50)
    const { reader, boxes } = readBoxes(header)
    const moov = boxes.find(({ type }) => type === 'moov')
    const mehd = moov && reader.child(moov, 'mvex', 'mehd')
    const timescale = state.movie?.timescale ?? 0
    expect((reader.u64((mehd?.start ?? 0) + 4) * 1000) / timescale).toBeCloseTo(state.durationMs, 0)
  })

  it('points every track to the fragments that begin with a key frame, up to the last byte', async () => {
    const stored = await readGolden(name)
    const virtual = buildOrThrow(buildIndex(stored))
    const whole = joinVirtual(virtual, stored)
    const keyTimesMs = (await readPackets(stored)).packets
      .filter(({ track, type }) => track === 1 && type === 'key')
      .map(({ timeMs }) => timeMs)
    const { reader, boxes } = readBoxes(virtual.header)
    const indexes = boxes.filter(({ type }) => type === 'sidx').map((sidx) => readIndex(reader, sidx))
    expect(indexes).toHaveLength(2)
    for (const { entries, end } of indexes) {
      expect(end).toBe(whole.byteLength)
      const types = entries.map(({ position }) => new BoxReader(whole).header(position))
      for (const header of types) expect(header).toMatchObject({ type: 'moof' })
      expect(entries.map(({ position }) => position)).toEqual(indexes[0]?.entries.map(({ position }) => position))
    }
    if (name === 'chromium-avc1-opus.mp4') return
    expect(indexes[0]?.entries).toHaveLength(3)
    expect(indexes[0]?.entries.map(({ timeMs }) => Math.round(timeMs))).toEqual(keyTimesMs.map(Math.round))
  })

  it('contains every packet of the recording for an independent reader', async () => {
    const stored = await readGolden(name)
    expect(await readPackets(joinVirtual(buildOrThrow(buildIndex(stored)), stored))).toEqual(await readPackets(stored))
  })

  it('is the same for any chunking of the bytes', async () => {
    const stored = await readGolden(name)
    const next = createSeededRandom(5)
    const pieces: Uint8Array[] = []
    for (let at = 0; at < stored.byteLength; ) {
      const sizeBytes = 1 + Math.floor(next() * 3000)
      pieces.push(stored.subarray(at, at + sizeBytes))
      at += sizeBytes
    }
    expect(buildIndex(...pieces)).toEqual(buildIndex(stored))
  })

  it('stays playable when the recording is cut at any of 100 random bytes', async () => {
    const stored = await readGolden(name)
    const next = createSeededRandom(42)
    const full = buildIndex(stored)
    for (let run = 0; run < 100; run += 1) {
      const cut = Math.floor(next() * stored.byteLength)
      const state = buildIndex(stored.subarray(0, cut))
      const virtual = buildVirtualMp4(state)
      expect(virtual === null).toBe(state.fragmentCount === 0)
      if (virtual === null) continue
      expect(virtual.bodyEnd).toBeLessThanOrEqual(cut)
      expect(state.durationMs).toBeLessThanOrEqual(full.durationMs)
      if (run % 10 === 0)
        expect((await readPackets(joinVirtual(virtual, stored.subarray(0, cut)))).endMs).toBeGreaterThan(0)
    }
  })
})

describe('an MP4 that must be served as stored', () => {
  it('gets no header when its samples are addressed from the start of the file', async () => {
    const stored = (await readGolden('fragmented-avc1-aac.mp4')).slice()
    const { reader, boxes } = readBoxes(stored)
    const tfhd = reader.child(
      boxes.find(({ type }) => type === 'moof') ?? { type: '', at: 0, start: 0, end: 0 },
      'traf',
      'tfhd',
    )
    stored[(tfhd?.start ?? 0) + 3] = 0x39
    expect(buildIndex(stored).mustServeAsStored).toBe(true)
    expect(buildVirtualMp4(buildIndex(stored))).toBeNull()
  })

  it('gets no header when it has no fragments, and keeps its stated duration', async () => {
    const stored = await readGolden('fragmented-avc1-aac.mp4')
    const { reader, boxes } = readBoxes(stored)
    const moov = boxes.find(({ type }) => type === 'moov')
    const movie = stored.slice(0, moov?.end)
    const mvhd = moov && reader.child(moov, 'mvhd')
    new DataView(movie.buffer).setUint32((mvhd?.start ?? 0) + 16, 6_021)
    expect(buildVirtualMp4(buildIndex(movie))).toBeNull()
    expect(buildIndex(movie).durationMs).toBe(6_021)
  })
})
