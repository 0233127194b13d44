import { createHash } from 'node:crypto'
import type { Clip } from '../ports'

/** A stored clip: a header that detects damaged content, then the sound. Little-endian. */
const magic = Buffer.from('CNDV')
const version = 1
const digestBytes = 16
/** Magic, version u8, kind u8, 0 u16, duration + 1 u32 (0: not known), digest. */
const headerBytes = 12 + digestBytes
const kinds = ['audio/wav', 'audio/mpeg'] as const

const createDigest = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest().subarray(0, digestBytes)

export const encodeClipFile = (clip: Clip): Buffer => {
  const header = Buffer.alloc(headerBytes)
  magic.copy(header)
  header.writeUInt8(version, 4)
  header.writeUInt8(kinds.indexOf(clip.mime), 5)
  header.writeUInt32LE(clip.durationMs === null ? 0 : clip.durationMs + 1, 8)
  createDigest(clip.bytes).copy(header, 12)
  return Buffer.concat([header, clip.bytes])
}

/** Null: damaged, truncated, or not a clip file. */
export const decodeClipFile = (file: Buffer): Clip | null => {
  if (file.byteLength <= headerBytes || !file.subarray(0, 4).equals(magic) || file.readUInt8(4) !== version) return null
  const mime = kinds[file.readUInt8(5)]
  const bytes = file.subarray(headerBytes)
  if (mime === undefined || !createDigest(bytes).equals(file.subarray(12, headerBytes))) return null
  const stored = file.readUInt32LE(8)
  return { mime, durationMs: stored === 0 ? null : stored - 1, bytes }
}
