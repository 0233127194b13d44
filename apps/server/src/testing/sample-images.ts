import { crc32, deflateSync } from 'node:zlib'

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A whole PNG of one gray. */
export const makePng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 0x55)
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const uint16 = (value: number): number[] => [value >> 8, value & 0xff]
/** The beginning of a JPEG: an application segment, a table, and the frame's header. */
export const makeJpegHeader = (width: number, height: number): Buffer =>
  Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x01, 0x02],
    ...[0xff, 0xff, 0xc4, 0x00, 0x03, 0x00],
    ...[0xff, 0xc2, 0x00, 0x0b, 0x08, ...uint16(height), ...uint16(width), 0x01, 0x01, 0x11, 0x00],
  ])

const riff = (type: string, data: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(20 + Math.max(data.length, 10))
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write(`WEBP${type}`, 8, 'latin1')
  bytes.writeUInt32LE(data.length, 16)
  bytes.set(data, 20)
  return bytes
}

/** The beginnings of the three kinds of WebP. */
export const makeWebpHeaders = (width: number, height: number) => {
  const [w, h] = [width - 1, height - 1]
  const bits = w + h * 2 ** 14
  return {
    lossy: riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, width & 0xff, width >> 8, height & 0xff, height >> 8]),
    lossless: riff('VP8L', [0x2f, bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff, (bits >> 24) & 0xff]),
    extended: riff('VP8X', [0, 0, 0, 0, w & 0xff, w >> 8, 0, h & 0xff, h >> 8, 0]),
  }
}
