import { isOpenUpload } from '@candor/domain'
import type { AppendStore } from '@candor/media'
import type { SessionView } from './present'
import * as repo from './repo/index'

type Tx = repo.Transaction

/**
 * What a browser must be shown of a session; `afterSeq` leaves out what it has. Another process may write between the
 * queries: entries that the row does not count yet are left out, so that readers receive them with the next row, once.
 */
export const loadView = async (
  tx: Tx,
  row: repo.SessionRow,
  afterSeq = 0,
): Promise<Omit<SessionView, 'storedBytes'>> => ({
  row,
  journal: await repo.readJournal(tx, row.id, { afterSeq, upToSeq: row.state.lastSeq }),
  segments: await repo.listSegments(tx, row.id),
  faults: await repo.listFaults(tx, row.id),
})

/** The database knows the size of sealed segments only; of open ones the store does. */
export const withStoredBytes = async (
  store: AppendStore,
  view: Omit<SessionView, 'storedBytes'>,
): Promise<SessionView> => {
  const open = view.segments.filter(isOpenUpload)
  const sizes = await Promise.all(
    open.map(async (segment): Promise<[string, number]> => {
      const stat = await store.stat(segment.storageKey)
      return [segment.id, stat?.sizeBytes ?? 0]
    }),
  )
  return { ...view, storedBytes: new Map(sizes) }
}
