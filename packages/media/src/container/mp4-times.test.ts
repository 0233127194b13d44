import { describe, expect, it } from 'vitest'
import { readGolden } from '../conformance/golden-files'
import { BoxReader, encodeBox } from './mp4-boxes'
import { clearTimes } from './mp4-times'
import { createRecordingIndexer } from './recording-index'

/** 2026-11-21 13:49:54 UTC in seconds since 1904, as Chromium wrote it into the fixture. */
const takenAt = Uint8Array.of(0xe7, 0x27, 0x52, 0x02)
const countTimes = (bytes: Uint8Array): number => Buffer.from(bytes).toString('hex').split('e7275202').length - 1

const readMovieBox = (stored: Uint8Array): Uint8Array => {
  const moov = new BoxReader(stored).children(0, stored.byteLength).find(({ type }) => type === 'moov')
  return stored.slice(moov?.at, moov?.end)
}

/** The file as it is served: the header, then the stored bytes. */
const serve = (stored: Uint8Array): Uint8Array => {
  const indexer = createRecordingIndexer()
  indexer.push(stored)
  const { header, bodyStart, bodyEnd } = indexer.playable()
  return new Uint8Array(Buffer.concat([header, stored.subarray(bodyStart, bodyEnd)]))
}

describe('the times in an MP4', () => {
  it('are cleared in the movie and in each track, and nothing else changes', async () => {
    const movieBox = readMovieBox(await readGolden('chromium-avc1-opus.mp4'))
    expect(countTimes(movieBox)).toBe(10)
    const cleared = clearTimes(movieBox)
    const changed = [...movieBox].filter((byte, at) => byte !== cleared[at])
    expect(cleared.byteLength).toBe(movieBox.byteLength)
    expect(changed).toEqual(Array.from({ length: 10 }, () => [...takenAt]).flat())
    expect(countTimes(movieBox)).toBe(10)
  })

  it('are cleared in boxes of version 0, and the time scale behind them stays', () => {
    const fields = Buffer.from(`00000000${'e7275202'.repeat(2)}000003e8`, 'hex')
    const track = encodeBox('trak', encodeBox('tkhd', fields), encodeBox('mdia', encodeBox('mdhd', fields)))
    const cleared = clearTimes(encodeBox('moov', encodeBox('mvhd', fields), track))
    expect(countTimes(cleared)).toBe(0)
    expect(Buffer.from(cleared).toString('hex').split('000003e8')).toHaveLength(4)
  })

  it('are absent from the file with an index that is served', async () => {
    expect(countTimes(serve(await readGolden('chromium-avc1-opus.mp4')))).toBe(0)
  })

  it.each([
    ['ends in bytes that are no MP4', (stored: Uint8Array) => Buffer.concat([stored, Buffer.alloc(64, 0xff)])],
    ['ends before its first fragment', (stored: Uint8Array) => stored.slice(0, 1300)],
  ])('are absent from a recording that is served as stored because it %s', async (_name, change) => {
    const stored = new Uint8Array(change(await readGolden('chromium-avc1-opus.mp4')))
    const served = serve(stored)
    expect(countTimes(stored)).toBe(10)
    expect(countTimes(served)).toBe(0)
    expect(served.byteLength).toBe(stored.byteLength)
    expect([...served].filter((byte, at) => byte !== stored[at]).every((byte) => byte === 0)).toBe(true)
  })
})
