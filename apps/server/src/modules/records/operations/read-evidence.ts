import { type ChainEntry, type ChainHead, hashEntryBody } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { hashText } from '../hash-text'
import { findHead, listEntries, listRecordsOf, type Transaction } from '../repo/records'
import { appendDueRecords } from './append-due-records'

/** What proves the records of one submission without this product. */
export interface Evidence {
  readonly head: ChainHead
  /** Of every entry of the organization, in order: they say nothing, but link the records to the head. */
  readonly bodyHashes: readonly string[]
  readonly records: readonly { readonly entry: ChainEntry; readonly salt: string; readonly content: unknown }[]
}

const entriesAtOnce = 5_000

/** All entries up to the end, in pages. */
async function* readEntries(tx: Transaction, organizationId: string, upTo: number): AsyncGenerator<ChainEntry> {
  let after = 0
  while (after < upTo) {
    const page = await listEntries(tx, { organizationId, after, upTo, limit: entriesAtOnce })
    yield* page
    after += entriesAtOnce
  }
}

/** The records of a submission and of its applicant that are in the chain, as the member may read them. */
export const readEvidence = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { submissionId }: { readonly submissionId: string },
): Promise<Evidence> => {
  const { organizationId } = actor
  await appendDueRecords(deps, { organizationId })
  return deps.withActor(actor, async (tx) => {
    const head = await findHead(tx, organizationId)
    const contents = new Map((await listRecordsOf(tx, submissionId)).map((record) => [record.id, record]))
    const bodyHashes: string[] = []
    const records: Evidence['records'][number][] = []
    for await (const entry of readEntries(tx, organizationId, head.seq)) {
      bodyHashes.push(hashEntryBody(hashText, entry))
      const record = contents.get(entry.recordId)
      if (record !== undefined) records.push({ entry, salt: record.salt, content: record.content })
    }
    return { head, bodyHashes, records }
  })
}
