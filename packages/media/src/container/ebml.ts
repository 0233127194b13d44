/** The EBML element ids that browser recordings use (Matroska, RFC 9559). */
export const ebmlId = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codecId: 0x86,
  defaultDuration: 0x23e383,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  referenceBlock: 0xfb,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const

export interface ElementHeader {
  readonly id: number
  readonly headerBytes: number
  /** Null: unknown until the next element of the same or a higher level. */
  readonly sizeBytes: number | null
}

/** 'more': more bytes are needed. 'invalid': the bytes are not an element. */
export type HeaderResult = ElementHeader | 'more' | 'invalid'

function getVintLength(firstByte: number, maxLength: number): number | null {
  const length = Math.clz32(firstByte) - 23
  return length <= maxLength ? length : null
}

export function readUnsigned(bytes: Uint8Array): number {
  return readUnsignedAt(bytes, 0, bytes.byteLength)
}

/** Creates no DataView, because it runs for every element of a recording. */
function readUnsignedAt(bytes: Uint8Array, start: number, end: number): number {
  let value = 0
  for (let at = start; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0)
  return value
}

/** A variable-length number without its marker; null when all its bits are ones, which means "unknown". */
function readVintAt(bytes: Uint8Array, start: number, end: number): number | null {
  const lengthBytes = end - start
  const mask = 2 ** (8 - lengthBytes) - 1
  const first = (bytes[start] ?? 0) & mask
  let isUnknown = first === mask
  let value = first
  for (let at = start + 1; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    isUnknown = isUnknown && byte === 0xff
    value = value * 256 + byte
  }
  return isUnknown ? null : value
}

export function readVint(bytes: Uint8Array): number | null {
  return readVintAt(bytes, 0, bytes.byteLength)
}

export function readElementHeader(bytes: Uint8Array, at: number): HeaderResult {
  const idLength = at < bytes.byteLength ? getVintLength(bytes[at] ?? 0, 4) : undefined
  if (idLength === undefined) return 'more'
  if (idLength === null) return 'invalid'
  const sizeAt = at + idLength
  if (sizeAt >= bytes.byteLength) return 'more'
  const sizeLength = getVintLength(bytes[sizeAt] ?? 0, 8)
  if (sizeLength === null) return 'invalid'
  if (sizeAt + sizeLength > bytes.byteLength) return 'more'
  return {
    id: readUnsignedAt(bytes, at, sizeAt),
    headerBytes: idLength + sizeLength,
    sizeBytes: readVintAt(bytes, sizeAt, sizeAt + sizeLength),
  }
}

/** Reads the complete direct children of an element's payload. */
export function readChildren(payload: Uint8Array): { readonly id: number; readonly payload: Uint8Array }[] {
  const children: { id: number; payload: Uint8Array }[] = []
  let at = 0
  while (at < payload.byteLength) {
    const header = readElementHeader(payload, at)
    if (header === 'more' || header === 'invalid' || header.sizeBytes === null) break
    const start = at + header.headerBytes
    const end = start + header.sizeBytes
    if (end > payload.byteLength) break
    children.push({ id: header.id, payload: payload.subarray(start, end) })
    at = end
  }
  return children
}

export function encodeUnsigned(value: number, lengthBytes: number): Uint8Array {
  const bytes = new Uint8Array(lengthBytes)
  let rest = value
  for (let at = lengthBytes - 1; at >= 0; at -= 1) {
    bytes[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return bytes
}

export function encodeId(id: number): Uint8Array {
  return encodeUnsigned(id, Math.ceil((32 - Math.clz32(id)) / 8))
}

/** Writes sizes in 4 bytes, so that an element's length does not depend on its content. */
export function encodeElement(id: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const sizeBytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
  return new Uint8Array(Buffer.concat([encodeId(id), encodeUnsigned(0x10000000 + sizeBytes, 4), ...parts]))
}
