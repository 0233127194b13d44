import type { DeletedInterview, OwnSubmissionSummary } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { presentOwnSummary } from '../present-own-summary'
import { getSubmissionHost, listDeletedRows, listOwnRows } from '../repo/own-submission'

/** The interviews that this browser's candidates submitted, and those that were deleted, the newest first. */
export const listOwnSubmissions = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<Caller, 'candidate'>,
): Promise<{ items: OwnSubmissionSummary[]; deleted: DeletedInterview[] }> => {
  const items: OwnSubmissionSummary[] = []
  const deleted: DeletedInterview[] = []
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
      for (const row of await listOwnRows(tx)) {
        items.push(presentOwnSummary(row, await getSubmissionHost(tx, row.setId)))
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
