import { crc32 } from '../crc32'

export interface IndexRecord {
  readonly offsetBytes: number
  readonly lengthBytes: number
  /** CRC-32 of the bytes on disk (after the transform), so that recovery needs no key. */
  readonly crc: number
  readonly receivedAtMs: number
}

/** offset f64, length u32, crc u32, received-at f64, marker u32, CRC-32 of all before u32; little-endian. */
export const indexRecordBytes = 32
const markerOffset = 24
const selfCrcOffset = 28
const marker = 0x31_63_65_72

export function encodeIndexRecord(record: IndexRecord): Uint8Array {
  const bytes = new Uint8Array(indexRecordBytes)
  const view = new DataView(bytes.buffer)
  view.setFloat64(0, record.offsetBytes, true)
  view.setUint32(8, record.lengthBytes, true)
  view.setUint32(12, record.crc, true)
  view.setFloat64(16, record.receivedAtMs, true)
  view.setUint32(markerOffset, marker, true)
  view.setUint32(selfCrcOffset, crc32(bytes.subarray(0, selfCrcOffset)), true)
  return bytes
}

/** Null when the record is torn or damaged. */
export function decodeIndexRecord(bytes: Uint8Array): IndexRecord | null {
  if (bytes.byteLength < indexRecordBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, indexRecordBytes)
  if (view.getUint32(markerOffset, true) !== marker) return null
  if (view.getUint32(selfCrcOffset, true) !== crc32(bytes.subarray(0, selfCrcOffset))) return null
  return {
    offsetBytes: view.getFloat64(0, true),
    lengthBytes: view.getUint32(8, true),
    crc: view.getUint32(12, true),
    receivedAtMs: view.getFloat64(16, true),
  }
}

/** Decodes the records of an index file up to the first damaged record or gap. */
export function decodeIndex(bytes: Uint8Array): IndexRecord[] {
  const records: IndexRecord[] = []
  let endBytes = 0
  for (let position = 0; position + indexRecordBytes <= bytes.byteLength; position += indexRecordBytes) {
    const record = decodeIndexRecord(bytes.subarray(position, position + indexRecordBytes))
    if (!record || record.offsetBytes !== endBytes) break
    records.push(record)
    endBytes += record.lengthBytes
  }
  return records
}
