import { formatCanonicalJson } from './canonical-json'

/** SHA-256 of a text's UTF-8 bytes as hex: the domain has no crypto module. */
export type Sha256 = (text: string) => string

/** A record before it has a place in the chain. */
export interface UnchainedRecord {
  readonly recordId: string
  readonly kind: string
  /** ISO 8601 UTC with milliseconds. */
  readonly happenedAt: string
  readonly contentHash: string
}

/** What an entry says, without its links. */
export interface EntryBody extends UnchainedRecord {
  /** From 1, without a gap. */
  readonly seq: number
}

export interface ChainEntry extends EntryBody {
  readonly previousHash: string
  readonly hash: string
}

/** The end of a chain. */
export interface ChainHead {
  readonly seq: number
  readonly hash: string
}

/** `content`: what the record says does not match its entry. `order`: an entry is missing, added or moved. `end`: the last ones are missing. */
export interface ChainProblem {
  readonly seq: number
  readonly kind: 'content' | 'order' | 'link' | 'hash' | 'end'
}

/** Of a chain without entries. */
export const emptyHead: ChainHead = { seq: 0, hash: '0'.repeat(64) }

/**
 * A record is chained this long after it happened, as it is shown. The shown time of an interview is earlier than the true one by its
 * retakes; this is longer than they can take, so that no place in the chain reveals them.
 */
export const recordDelayMs = 3 * 60 * 60_000

/** The salt keeps the hash of an erased record from being guessed. */
export const hashRecordContent = (sha256: Sha256, { salt, content }: { salt: string; content: unknown }): string =>
  sha256(`${salt}\n${formatCanonicalJson(content)}`)

/** A hash of its own, so that a chain can be checked without what its entries say. */
export const hashEntryBody = (sha256: Sha256, { seq, recordId, kind, happenedAt, contentHash }: EntryBody): string =>
  sha256(formatCanonicalJson({ seq, recordId, kind, happenedAt, contentHash }))

const linkBody = (sha256: Sha256, previousHash: string, bodyHash: string): string =>
  sha256(`${previousHash}\n${bodyHash}`)

/** The entries of new records after the end of a chain. */
export function appendRecords<Item extends UnchainedRecord>(
  sha256: Sha256,
  head: ChainHead,
  records: readonly Item[],
): (Item & ChainEntry)[] {
  let end = head
  return records.map((record) => {
    const body = { ...record, seq: end.seq + 1 }
    const entry = { ...body, previousHash: end.hash, hash: linkBody(sha256, end.hash, hashEntryBody(sha256, body)) }
    end = { seq: entry.seq, hash: entry.hash }
    return entry
  })
}

/** What is wrong with an entry after the end of those before it; null: nothing. */
function findEntryProblem(sha256: Sha256, head: ChainHead, entry: ChainEntry): ChainProblem | null {
  const { seq } = entry
  if (seq !== head.seq + 1) return { seq, kind: 'order' }
  if (entry.previousHash !== head.hash) return { seq, kind: 'link' }
  if (entry.hash !== linkBody(sha256, head.hash, hashEntryBody(sha256, entry))) return { seq, kind: 'hash' }
  return null
}

/** An entry and, unless it was erased, what its record says. */
export interface CheckedEntry {
  readonly entry: ChainEntry
  readonly record: { readonly salt: string; readonly content: unknown } | null
}

/** Checks entries that follow the given end, so that a long chain can be read in pages. Returns their end, or the first problem. */
export function checkEntries(
  sha256: Sha256,
  head: ChainHead,
  entries: readonly CheckedEntry[],
): { readonly head: ChainHead; readonly problem: ChainProblem | null } {
  let end = head
  for (const { entry, record } of entries) {
    const problem = findEntryProblem(sha256, end, entry)
    if (problem !== null) return { head: end, problem }
    if (record !== null && hashRecordContent(sha256, record) !== entry.contentHash) {
      return { head: end, problem: { seq: entry.seq, kind: 'content' } }
    }
    end = { seq: entry.seq, hash: entry.hash }
  }
  return { head: end, problem: null }
}

/** Whether the checked entries end where the chain's stored end says. */
export const findEndProblem = (checked: ChainHead, stored: ChainHead): ChainProblem | null =>
  checked.seq === stored.seq && checked.hash === stored.hash
    ? null
    : { seq: Math.min(checked.seq, stored.seq) + 1, kind: 'end' }
