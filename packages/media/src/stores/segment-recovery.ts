import { crc32 } from '../crc32'
import { isInCheckedTail } from './checked-tail'
import { decodeIndex, type IndexRecord, indexRecordBytes, type TaggedRecord } from './index-record'
import { Segment } from './segment'
import { type SegmentCipher, verifyRecord } from './segment-cipher'
import type { SegmentContext } from './segment-context'
import { type OpenedManifest, segmentPaths } from './segment-manifest'
import { readFully, type StoreFile } from './store-files'

/** A power cut can only tear the last commit, which is within the checked tail. Disks that did not really sync may tear more of it. */
function firstCheckedRecord(records: readonly IndexRecord[]): number {
  let first = records.length
  let sizeBytes = 0
  while (first > 0 && isInCheckedTail(records.length - first + 1, sizeBytes)) {
    first -= 1
    sizeBytes += records[first]?.lengthBytes ?? 0
  }
  return first
}

/**
 * Counts the records whose bytes are really stored. A torn write fails its CRC. Bytes that fit their CRC but not their tag were
 * changed, or the key is wrong: that throws DamagedBytesError, so that nothing acknowledged is truncated.
 */
async function countValid(body: StoreFile, cipher: SegmentCipher, records: readonly TaggedRecord[]): Promise<number> {
  const sizeBytes = await body.size()
  for (let at = firstCheckedRecord(records); at < records.length; at += 1) {
    const record = records[at]
    if (!record || record.offsetBytes + record.lengthBytes > sizeBytes) return at
    const stored = await readFully(body, record.offsetBytes, record.lengthBytes)
    if (crc32(stored) !== record.crc) return at
    verifyRecord(cipher, record, stored)
  }
  return records.length
}

async function truncateTo(file: StoreFile, sizeBytes: number): Promise<void> {
  if ((await file.size()) !== sizeBytes) await file.truncate(sizeBytes)
  // Always sync: bytes that a killed process wrote but did not sync count as stored from here on.
  await file.datasync()
}

/**
 * Loads an unsealed segment from the disk: truncates it to its last valid record and syncs, so that every byte reported
 * from here on survives. Throws when a file is missing or unreadable.
 */
export async function recoverSegment(context: SegmentContext, key: string, opened: OpenedManifest): Promise<Segment> {
  const paths = segmentPaths(context.directory, key)
  const { version } = opened.manifest
  const body = await context.files.open(paths.body, 'update')
  try {
    const index = await context.files.open(paths.index, 'update')
    try {
      const records = decodeIndex(version, await readFully(index, 0, await index.size()))
      const recordCount = await countValid(body, opened.cipher, records)
      const ends = records.slice(0, recordCount).map(({ offsetBytes, lengthBytes }) => offsetBytes + lengthBytes)
      await truncateTo(index, recordCount * indexRecordBytes[version])
      await truncateTo(body, ends.at(-1) ?? 0)
      return new Segment(context, paths, { ...opened, ends })
    } finally {
      await index.close()
    }
  } finally {
    await body.close()
  }
}
