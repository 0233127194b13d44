const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const SCAN = 0xda
const END = 0xd9
const ORIENTATION_TAG = 0x0112
const SHORT = 3
const UPRIGHT = 1

interface Segment {
  readonly marker: number
  readonly at: number
  readonly end: number
}

const hasName = (bytes: Buffer, { at }: Segment, name: string): boolean =>
  bytes.toString('latin1', at + 4, at + 4 + name.length) === name

/** What decoders need of the application segments: the density, the color profile, and Adobe's color transform. */
function isNeeded(bytes: Buffer, segment: Segment): boolean {
  const { marker } = segment
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP0) return !hasName(bytes, segment, 'JFXX')
  return marker === APP14 || (marker === APP2 && hasName(bytes, segment, 'ICC_PROFILE'))
}

/** How the picture is turned, out of the first directory of its EXIF data; 1: upright, or not said. */
function readOrientation(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at))
  if (exif.length < 8) return UPRIGHT
  const directory = read32(4)
  if (directory + 2 > exif.length) return UPRIGHT
  for (let entry = 0; entry < read16(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > exif.length) return UPRIGHT
    if (read16(at) === ORIENTATION_TAG && read16(at + 2) === SHORT) return read16(at + 8)
  }
  return UPRIGHT
}

/** EXIF data that says how the picture is turned, and nothing else. */
const makeOrientation = (orientation: number): Buffer =>
  Buffer.from([
    ...[0xff, APP1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0x00, 0x00, 0x4d, 0x4d, 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00, 0x00, 0x00],
    ...[0x00, 0x00],
  ])

/** Where the compressed data after a scan's header ends: at the next marker that is neither a restart nor an escaped FF. */
function findScanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1)
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The segment that begins here; null: the picture ends here, the file ends in it, or it is none. */
function readSegment(bytes: Buffer, at: number): Segment | null {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return null
  const marker = bytes.readUInt8(at + 1)
  // A marker may follow fill bytes, which are FF too.
  if (marker === 0xff) return { marker, at, end: at + 1 }
  if (marker === END) return null
  const end = at + 2 + Math.max(bytes.readUInt16BE(at + 2), 2)
  return { marker, at, end: marker === SCAN ? findScanEnd(bytes, end) : end }
}

const isTurned = (orientation: number): boolean => orientation > UPRIGHT && orientation <= 8

/**
 * A JPEG without what cameras and programs write into it: place, time, device, author, previews, comments, and what follows its end.
 * How it is turned stays. The picture itself isn't decoded.
 */
export function stripJpegMetadata(bytes: Buffer): Buffer {
  const kept: Buffer[] = []
  let orientation = UPRIGHT
  let at = 2
  for (let segment = readSegment(bytes, at); segment !== null; segment = readSegment(bytes, at)) {
    at = segment.end
    if (isNeeded(bytes, segment)) kept.push(bytes.subarray(segment.at, segment.end))
    else if (segment.marker === APP1 && hasName(bytes, segment, 'Exif\0\0'))
      orientation = readOrientation(bytes.subarray(segment.at + 10, segment.end))
  }
  const isEnded = bytes[at] === 0xff && bytes[at + 1] === END
  const turned = isTurned(orientation) ? [makeOrientation(orientation)] : []
  return Buffer.concat([bytes.subarray(0, 2), ...turned, ...kept, bytes.subarray(at, isEnded ? at + 2 : bytes.length)])
}
