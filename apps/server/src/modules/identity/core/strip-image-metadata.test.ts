import { describe, expect, test } from 'vitest'
import { makeJpegHeader, makePng, makeWebpHeaders } from '../../../testing/sample-images'
import { stripImageMetadata } from './strip-image-metadata'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data])
/** EXIF data with one entry before the orientation, and a place after the directory. */
const makeExif = (orientation: number, isLittle = false): Buffer => {
  const tiff = Buffer.alloc(38)
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1')
  const write16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const write32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  write16(42, 2)
  write32(8, 4)
  write16(2, 8)
  write16(0x8825, 10)
  write16(4, 12)
  write16(0x0112, 22)
  write16(3, 24)
  write32(1, 26)
  write16(orientation, 30)
  return Buffer.concat([latin1('Exif\0\0'), tiff, latin1('GPS 10.77 106.69')])
}
const start = Buffer.from([0xff, 0xd8])
const rest = makeJpegHeader(10, 20).subarray(2)
/** A scan with an escaped FF and a restart, a table, a second scan, and the end. */
const scans = Buffer.from([
  ...[0xff, 0xda, 0x00, 0x03, 0x00, 0x11, 0xff, 0x00, 0x22, 0xff, 0xd0, 0x33],
  ...[0xff, 0xc4, 0x00, 0x04, 0xff, 0xd9, 0xff, 0xda, 0x00, 0x02, 0x44, 0xff, 0xd9],
])
const jpeg = (...parts: Buffer[]): Buffer => Buffer.concat([start, ...parts])
const stripJpeg = (bytes: Buffer): Buffer => stripImageMetadata('image/jpeg', bytes)

describe('stripImageMetadata of a JPEG', () => {
  test('removes EXIF, XMP, IPTC, comments, previews and what follows the end, and nothing of the picture', () => {
    const metadata = [
      segment(0xe1, makeExif(1)),
      segment(0xe1, latin1('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>')),
      segment(0xe2, latin1('MPF\0')),
      segment(0xed, latin1('Photoshop 3.0\0')),
      segment(0xfe, latin1('by Lan')),
    ]
    const stripped = stripJpeg(jpeg(...metadata, rest, scans, latin1('trailer')))
    expect(stripped.toString('hex')).toBe(jpeg(rest, scans).toString('hex'))
  })

  test('removes metadata between two scans', () => {
    const [first, second] = [scans.subarray(0, 12), scans.subarray(12)]
    const stripped = stripJpeg(jpeg(rest, first, segment(0xfe, latin1('by Lan')), second))
    expect(stripped.toString('hex')).toBe(jpeg(rest, scans).toString('hex'))
  })

  test('keeps the color profile and Adobe’s color transform', () => {
    const file = jpeg(segment(0xe2, latin1('ICC_PROFILE\0\x01\x01')), segment(0xee, latin1('Adobe\0')), rest, scans)
    expect(stripJpeg(file).equals(file)).toBe(true)
  })

  test.each([false, true])('keeps how the picture is turned, and no place (little-endian: %s)', (isLittle) => {
    const stripped = stripJpeg(jpeg(segment(0xe1, makeExif(6, isLittle)), rest, scans))
    expect(stripped.includes('GPS')).toBe(false)
    expect(stripped.subarray(2, 38).toString('hex')).toBe(
      'ffe100224578696600004d4d002a0000000800010112000300000001000600000000' + '0000',
    )
    expect(stripped.subarray(38).equals(Buffer.concat([rest, scans]))).toBe(true)
    expect(stripJpeg(stripped).equals(stripped)).toBe(true)
  })

  test.each([
    ['a directory after its end', Buffer.concat([latin1('Exif\0\0MM\0*'), Buffer.from([0, 0, 0xff, 0])])],
    ['no directory', latin1('Exif\0\0MM')],
    ['an orientation that doesn’t exist', makeExif(9)],
  ])('takes a picture whose EXIF data has %s as upright', (_name, exif) => {
    expect(stripJpeg(jpeg(segment(0xe1, exif), rest, scans)).equals(jpeg(rest, scans))).toBe(true)
  })

  test('leaves a file alone that ends in a segment', () => {
    const cut = jpeg(rest, scans.subarray(0, 2))
    expect(stripJpeg(cut).equals(cut)).toBe(true)
  })
})

test('stripImageMetadata removes texts, times and EXIF of a PNG, and what follows its end', () => {
  const png = makePng(4, 4)
  const chunk = (type: string) => Buffer.concat([Buffer.from([0, 0, 0, 3]), latin1(`${type}Lan`), Buffer.alloc(4)])
  const metadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].map(chunk)
  const file = Buffer.concat([png.subarray(0, 33), ...metadata, png.subarray(33), latin1('trailer')])
  expect(stripImageMetadata('image/png', file).equals(png)).toBe(true)
})

test('stripImageMetadata removes EXIF and XMP of a WebP, with what announces them', () => {
  const { extended, lossy } = makeWebpHeaders(10, 10)
  const file = Buffer.concat([
    extended,
    latin1('EXIF\x03\0\0\0Lan\0'),
    lossy.subarray(12),
    latin1('XMP \x04\0\0\0Lan!'),
  ])
  file.writeUInt8(0x1c, 20)
  file.writeUInt32LE(file.length - 8, 4)
  const expected = Buffer.concat([extended, lossy.subarray(12)])
  expected.writeUInt8(0x10, 20)
  expected.writeUInt32LE(expected.length - 8, 4)
  const stripped = stripImageMetadata('image/webp', Buffer.concat([file, latin1('trailer')]))
  expect(stripped.toString('hex')).toBe(expected.toString('hex'))
})
