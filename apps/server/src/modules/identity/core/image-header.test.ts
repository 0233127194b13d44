import { describe, expect, test } from 'vitest'
import { makeJpegHeader, makePng, makeWebpHeaders } from '../../../testing/sample-images'
import { detectImageType, readImageSize } from './image-header'

const size = { width: 300, height: 517 }
const webp = makeWebpHeaders(size.width, size.height)
const pictures = [
  ['image/png', 'PNG', makePng(size.width, size.height)],
  ['image/jpeg', 'JPEG', makeJpegHeader(size.width, size.height)],
  ['image/webp', 'lossy WebP', webp.lossy],
  ['image/webp', 'lossless WebP', webp.lossless],
  ['image/webp', 'extended WebP', webp.extended],
] as const

describe('readImageSize', () => {
  test.each(pictures)('reads a header of type %s (%s)', (type, _name, bytes) => {
    expect(detectImageType(bytes)).toBe(type)
    expect(readImageSize(type, bytes)).toEqual(size)
  })

  test.each(pictures)(
    'finds no size, and does not fail, in a part of a header of type %s (%s)',
    (type, _name, bytes) => {
      const whole = type === 'image/png' ? 33 : bytes.length
      const found = Array.from({ length: whole }, (_, end) => readImageSize(type, bytes.subarray(0, end)))
      // A JPEG's size stands before the end of its frame's header.
      const allowed = type === 'image/jpeg' ? [null, size] : [null]
      for (const one of found) expect(allowed).toContainEqual(one)
      expect(found.slice(0, 12).every((one) => one === null)).toBe(true)
    },
  )

  test('finds no size in a picture without width', () => {
    expect(readImageSize('image/png', makePng(0, 5))).toBeNull()
  })

  test('ends on a JPEG whose segments lead nowhere', () => {
    const endless = Buffer.alloc(512 * 1024, 0xff)
    endless[1] = 0xd8
    expect(readImageSize('image/jpeg', endless)).toBeNull()
    const empty = Buffer.from([0xff, 0xd8, ...Array.from({ length: 50 }, () => [0xff, 0xe0, 0, 0]).flat()])
    expect(readImageSize('image/jpeg', empty)).toBeNull()
  })
})

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('does not recognize %s as a picture', (_name, bytes) => {
  expect(detectImageType(bytes)).toBeNull()
})
