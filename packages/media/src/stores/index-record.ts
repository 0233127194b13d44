import { crc32 } from '../crc32'
import { tagBytes } from '../ports/bytes-transform'

/** Format 2 adds a tag over the record and its bytes. */
export type FormatVersion = 1 | 2

export interface IndexRecord {
  readonly offsetBytes: number
  readonly lengthBytes: number
  /** CRC-32 of the bytes on disk (after the transform), so that recovery needs no key. */
  readonly crc: number
  readonly receivedAtMs: number
}

/** Format 2 only. */
export interface TaggedRecord extends IndexRecord {
  readonly tag: Uint8Array
}

/** offset f64, length u32, crc u32, received-at f64, marker u32, in format 2 the tag, CRC-32 of all before u32; little-endian. */
const markerOffset = 24
const headerBytes = 28
const crcBytes = 4
export const indexRecordBytes: Readonly<Record<FormatVersion, number>> = {
  1: headerBytes + crcBytes,
  2: headerBytes + tagBytes + crcBytes,
}
const markers: Readonly<Record<FormatVersion, number>> = { 1: 0x31_63_65_72, 2: 0x32_63_65_72 }
const emptyTag = new Uint8Array(0)

/** What a record says of its bytes, as it is in the index. In format 2 the tag covers it. */
export function encodeRecordHeader(version: FormatVersion, record: IndexRecord): Uint8Array {
  const bytes = new Uint8Array(headerBytes)
  const view = new DataView(bytes.buffer)
  view.setFloat64(0, record.offsetBytes, true)
  view.setUint32(8, record.lengthBytes, true)
  view.setUint32(12, record.crc, true)
  view.setFloat64(16, record.receivedAtMs, true)
  view.setUint32(markerOffset, markers[version], true)
  return bytes
}

export function encodeIndexRecord(version: FormatVersion, record: TaggedRecord): Uint8Array {
  const sizeBytes = indexRecordBytes[version]
  const bytes = new Uint8Array(sizeBytes)
  bytes.set(encodeRecordHeader(version, record))
  bytes.set(record.tag, headerBytes)
  new DataView(bytes.buffer).setUint32(sizeBytes - crcBytes, crc32(bytes.subarray(0, sizeBytes - crcBytes)), true)
  return bytes
}

/** Null when the record is torn or damaged. In format 1 the tag is empty. */
export function decodeIndexRecord(version: FormatVersion, bytes: Uint8Array): TaggedRecord | null {
  const sizeBytes = indexRecordBytes[version]
  if (bytes.byteLength < sizeBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, sizeBytes)
  if (view.getUint32(markerOffset, true) !== markers[version]) return null
  const crcOffset = sizeBytes - crcBytes
  if (view.getUint32(crcOffset, true) !== crc32(bytes.subarray(0, crcOffset))) return null
  return {
    offsetBytes: view.getFloat64(0, true),
    lengthBytes: view.getUint32(8, true),
    crc: view.getUint32(12, true),
    receivedAtMs: view.getFloat64(16, true),
    tag: version === 1 ? emptyTag : bytes.slice(headerBytes, crcOffset),
  }
}

/** Decodes records that begin at `startBytes` of the body, up to the first damaged record or gap. */
export function decodeIndex(version: FormatVersion, bytes: Uint8Array, startBytes = 0): TaggedRecord[] {
  const sizeBytes = indexRecordBytes[version]
  const records: TaggedRecord[] = []
  let endBytes = startBytes
  for (let position = 0; position + sizeBytes <= bytes.byteLength; position += sizeBytes) {
    const record = decodeIndexRecord(version, bytes.subarray(position, position + sizeBytes))
    if (!record || record.offsetBytes !== endBytes || record.lengthBytes === 0) break
    records.push(record)
    endBytes += record.lengthBytes
  }
  return records
}
