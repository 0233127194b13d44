import { DamagedBytesError } from '../ports/append-store'
import { decodeIndex, indexRecordBytes, type TaggedRecord } from './index-record'
import { assertSameTag, type SegmentCipher } from './segment-cipher'
import type { SegmentContext } from './segment-context'
import { type SegmentManifest, segmentPaths } from './segment-manifest'
import { readFully, type StoreFile } from './store-files'

/** Reads the records `[first, last)`, which begin at `startBytes` of the body. Throws DamagedBytesError if one is missing. */
export async function readRecords(
  index: StoreFile,
  cipher: SegmentCipher,
  range: { readonly first: number; readonly last: number; readonly startBytes: number },
): Promise<TaggedRecord[]> {
  const { first, last, startBytes } = range
  const sizeBytes = indexRecordBytes[cipher.version]
  const stored = await readFully(index, first * sizeBytes, (last - first) * sizeBytes)
  const records = decodeIndex(cipher.version, stored, startBytes)
  if (records.length < last - first) throw new DamagedBytesError('The index is damaged')
  return records
}

/** Reads a sealed key's index of format 2 and compares it with the seal, so that no record can be missing or exchanged. */
async function readSealedIndex(
  context: SegmentContext,
  key: string,
  { manifest, cipher }: { readonly manifest: SegmentManifest; readonly cipher: SegmentCipher },
): Promise<readonly TaggedRecord[]> {
  const index = await context.files.open(segmentPaths(context.directory, key).index, 'read')
  try {
    const stored = await readFully(index, 0, await index.size())
    const tag = Buffer.from(manifest.seal?.indexTagHex ?? '', 'hex')
    assertSameTag(tag, cipher.tagText('index', stored), 'The index')
    return decodeIndex(cipher.version, stored)
  } finally {
    await index.close()
  }
}

/** The most verified indexes in memory: a player and a join read the same recording many times. */
const maxIndexes = 8

/** Verified indexes of sealed keys, by the tag in their seal. */
export class SealedIndexes {
  readonly #known = new Map<string, readonly TaggedRecord[]>()

  constructor(private readonly context: SegmentContext) {}

  async load(
    key: string,
    opened: { readonly manifest: SegmentManifest; readonly cipher: SegmentCipher },
  ): Promise<readonly TaggedRecord[]> {
    const id = `${key} ${opened.manifest.seal?.indexTagHex}`
    const records = this.#known.get(id) ?? (await readSealedIndex(this.context, key, opened))
    this.#known.delete(id)
    this.#known.set(id, records)
    const [oldest] = this.#known.keys()
    if (this.#known.size > maxIndexes && oldest !== undefined) this.#known.delete(oldest)
    return records
  }
}

/** The place of the record that contains a byte. `ends` are the records' ends, ascending. */
export function findRecord(ends: readonly number[], positionBytes: number): number {
  let low = 0
  let high = ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ends[middle] ?? 0) > positionBytes) high = middle
    else low = middle + 1
  }
  return low
}
