import type { OwnSubmissionSummary } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { presentOwnSummary } from '../present-own-summary'
import { getSubmissionHost, listOwnRows } from '../repo/own-submission'

/** The interviews that this browser's candidates submitted, the newest first. */
export const listOwnSubmissions = async (
  deps: Pick<Deps, 'withActor'>,
  caller: Pick<Caller, 'candidate'>,
): Promise<{ items: OwnSubmissionSummary[] }> => {
  const items: OwnSubmissionSummary[] = []
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
      for (const row of await listOwnRows(tx)) {
        items.push(presentOwnSummary(row, await getSubmissionHost(tx, row.setId)))
      }
    })
  }
  items.sort((a, b) => b.submittedAt.localeCompare(a.submittedAt))
  return { items }
}
