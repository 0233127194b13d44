import { expect, test } from 'vitest'
import { encodeWav } from './encode-wav'
import { createSoundBuffer } from './sound-buffer'

const frame = (index: number) => ({ atMs: index * 40, samples: new Int16Array(640).fill(index) })

test('a range of buffered sound can be read, and sound older than the buffer is dropped', () => {
  const memory = createSoundBuffer(1000)
  for (let index = 0; index < 100; index += 1) memory.add(frame(index))
  const cut = memory.cut(3600, 3700)
  expect([cut.length, cut[0], cut.at(-1)]).toEqual([3 * 640, 90, 92])
  expect(memory.cut(0, 2900)).toHaveLength(0)
  expect(memory.cut(0, 10_000)).toHaveLength(25 * 640)
})

test('a WAV file contains its length and every sample', () => {
  const bytes = encodeWav(Int16Array.from([1, -2, 300]), 16_000)
  const view = new DataView(bytes.buffer)
  expect(new TextDecoder().decode(bytes.subarray(0, 16))).toMatch(/^RIFF.{4}WAVEfmt $/s)
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([42, 16_000, 6])
  expect([view.getInt16(44, true), view.getInt16(46, true), view.getInt16(48, true)]).toEqual([1, -2, 300])
})
