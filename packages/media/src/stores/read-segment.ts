import type { Readable } from 'node:stream'
import { DamagedBytesError } from '../ports/append-store'
import type { TaggedRecord } from './index-record'
import { openReadStream, type ReadBlock } from './read-stream'
import type { LoadedKey } from './segment-cache'
import { type SegmentCipher, verifyRecord } from './segment-cipher'
import type { SegmentContext } from './segment-context'
import { findRecord, type SealedIndexes } from './segment-index'
import { segmentPaths } from './segment-manifest'

const blockBytes = 256 * 1024

export interface ReadDeps {
  readonly context: SegmentContext
  readonly sealedIndexes: SealedIndexes
}

export interface SegmentRange {
  readonly key: string
  readonly startBytes: number
  readonly endBytes: number
}

type FindBlock = (positionBytes: number) => ReadBlock

/** Format 1 has no tags: its blocks begin anywhere. */
function findPlainBlock(cipher: SegmentCipher, endBytes: number): FindBlock {
  return (positionBytes) => ({
    offsetBytes: positionBytes,
    lengthBytes: Math.min(blockBytes, endBytes - positionBytes),
    decode: (stored) => cipher.transform(positionBytes, stored),
  })
}

/** Format 2 is read by whole records, each verified before any of its bytes is returned. */
function findVerifiedBlock(cipher: SegmentCipher, records: readonly TaggedRecord[]): FindBlock {
  const ends = records.map(({ offsetBytes, lengthBytes }) => offsetBytes + lengthBytes)
  return (positionBytes) => {
    const record = records[findRecord(ends, positionBytes)]
    if (!record) throw new DamagedBytesError('The index lacks a record')
    const { offsetBytes, lengthBytes } = record
    return {
      offsetBytes,
      lengthBytes,
      decode: (stored) => {
        verifyRecord(cipher, record, stored)
        return cipher.transform(offsetBytes, stored)
      },
    }
  }
}

async function createFindBlock({ sealedIndexes }: ReadDeps, loaded: LoadedKey, range: SegmentRange) {
  const { key, startBytes, endBytes } = range
  const { manifest, cipher, segment } = loaded
  if (manifest.version === 1 || startBytes >= endBytes) return findPlainBlock(cipher, endBytes)
  const records = segment
    ? await segment.readRecords(startBytes, endBytes)
    : await sealedIndexes.load(key, { manifest, cipher })
  return findVerifiedBlock(cipher, records)
}

/** Streams durable bytes of a key. Throws DamagedBytesError if they differ from what was stored. */
export async function readSegment(deps: ReadDeps, loaded: LoadedKey, range: SegmentRange): Promise<Readable> {
  const { files, directory } = deps.context
  const findBlock = await createFindBlock(deps, loaded, range)
  const file = await files.open(segmentPaths(directory, range.key).body, 'read')
  return openReadStream({ file, findBlock, startBytes: range.startBytes, endBytes: range.endBytes })
}
