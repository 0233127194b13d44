import { appendRecords, hashRecordContent, recordDelayMs } from '@candor/domain'
import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { hashText } from '../hash-text'
import type { AppendRecords } from '../queues'
import { insertEntries, listDueRecords, lockHead } from '../repo/records'

type AppendDeps = Pick<Deps, 'withActor' | 'clock'>

const recordsAtOnce = 500

/** Appends some records under the lock of the chain's end; returns how many. */
const appendSome = ({ withActor, clock }: AppendDeps, organizationId: string): Promise<number> =>
  withActor({ kind: 'worker' }, async (tx) => {
    const head = await lockHead(tx, organizationId)
    if (head === null) return 0
    const dueBy = new Date(clock.nowMs() - recordDelayMs)
    const records = await listDueRecords(tx, { organizationId, dueBy, limit: recordsAtOnce })
    const unchained = records.map((record) => ({
      recordId: record.id,
      kind: record.kind,
      happenedAt: toInstant(record.happenedAt.getTime()),
      contentHash: hashRecordContent(hashText, record),
    }))
    await insertEntries(tx, { organizationId, entries: appendRecords(hashText, head, unchained) })
    return records.length
  })

/**
 * Appends what is due to the chain of an organization. Each transaction holds the lock of the chain's end, so numbers have no gap and
 * no record is appended twice, however many processes append and wherever one is killed. A transaction that writes records doesn't wait for it.
 */
export async function appendDueRecords(deps: AppendDeps, { organizationId }: AppendRecords): Promise<void> {
  while ((await appendSome(deps, organizationId)) === recordsAtOnce);
}
