import type { DeletedInterview, OwnDeletion, OwnSubmissionSummary } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { presentPendingDeletion } from '../deletions/present-own'
import { presentOwnSummary } from '../present-own-summary'
import { listPendingOwnDeletions } from '../repo/own-deletions'
import { getSubmissionHost, listDeletedRows, listOwnRows } from '../repo/own-submission'

/** Finds the candidate's deletion of a submission that isn't erased yet. Read as a worker: candidates can't read deletions. */
const readPending = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  owner: { readonly organizationId: string; readonly dataSubjectId: string },
): Promise<(submissionId: string) => OwnDeletion | null> => {
  const rows = await deps.withActor({ kind: 'worker' }, (tx) => listPendingOwnDeletions(tx, owner))
  const nowMs = deps.clock.nowMs()
  const found = new Map(rows.map((row) => [row.submissionId, presentPendingDeletion(row, row, nowMs)]))
  return (submissionId) => found.get(submissionId) ?? null
}

/** The interviews that this browser's candidates submitted, and those that were deleted, the newest first. */
export const listOwnSubmissions = async (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  caller: Pick<Caller, 'candidate'>,
): Promise<{ items: OwnSubmissionSummary[]; deleted: DeletedInterview[] }> => {
  const items: OwnSubmissionSummary[] = []
  const deleted: DeletedInterview[] = []
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const findPending = await readPending(deps, { organizationId, dataSubjectId })
    await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
      for (const row of await listOwnRows(tx)) {
        const host = await getSubmissionHost(tx, row.setId)
        items.push(presentOwnSummary(row, host, findPending(row.id)))
      }
      for (const { id, content, organizationName, deletedAt, deletionId } of await listDeletedRows(tx)) {
        const { positionName } = content
        const by = deletionId === null ? 'company' : 'candidate'
        deleted.push({ id, positionName, organizationName, deletedAt: toInstant(deletedAt.getTime()), by })
      }
    })
  }
  items.sort((a, b) => b.submittedAt.localeCompare(a.submittedAt))
  deleted.sort((a, b) => b.deletedAt.localeCompare(a.deletedAt))
  return { items, deleted }
}
