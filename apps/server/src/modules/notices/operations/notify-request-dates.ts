import { noticeRules } from '@candor/domain'
import type { Deps } from '../../../deps'
import { type AddDeps, addNotices } from '../add-notices'
import { groupByOrganization } from '../group-recipients'
import { type DueRequest, listDueRequests } from '../repo/due-requests'
import { listRecipients } from '../repo/recipients'

const batchSize = 100

type DateKind = 'request_due' | 'request_overdue'

/** The dates of requests that notify members of a kind now. */
const getSpan = (kind: DateKind, nowMs: number): { readonly from: Date; readonly until: Date } => {
  const { requestLeadMs, overdueForMs } = noticeRules
  const now = new Date(nowMs)
  return kind === 'request_due'
    ? { from: now, until: new Date(nowMs + requestLeadMs) }
    : { from: new Date(nowMs - overdueForMs), until: now }
}

const getNoticeTime = (kind: DateKind, dueAt: Date): Date =>
  kind === 'request_due' ? new Date(dueAt.getTime() - noticeRules.requestLeadMs) : dueAt

/** Notifies the members of one batch; returns its last request, undefined: there are no more. */
const notifyBatch = (
  deps: AddDeps & Pick<Deps, 'withActor'>,
  kind: DateKind,
  after: DueRequest | undefined,
): Promise<DueRequest | undefined> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const span = getSpan(kind, deps.clock.nowMs())
    const due = await listDueRequests(tx, { kind, ...span, after, limit: batchSize })
    if (due.length === 0) return undefined
    const organizationIds = [...new Set(due.map(({ organizationId }) => organizationId))]
    const recipients = groupByOrganization(await listRecipients(tx, { organizationIds, kind }))
    const notices = due.flatMap(({ organizationId, submissionId, dueAt }) =>
      (recipients.get(organizationId) ?? []).map((recipient) => ({
        subject: { kind, submissionId, replyBy: dueAt, createdAt: getNoticeTime(kind, dueAt) } as const,
        recipient,
      })),
    )
    await addNotices(deps, tx, notices)
    return due.at(-1)
  })

/**
 * Notifies the members who may answer of open requests whose date is within three days, and owners of those whose date has passed.
 * Once for each request and kind. Repeatable.
 */
export const notifyRequestDates = async (deps: AddDeps & Pick<Deps, 'withActor'>): Promise<void> => {
  for (const kind of ['request_due', 'request_overdue'] as const) {
    let after: DueRequest | undefined
    do after = await notifyBatch(deps, kind, after)
    while (after !== undefined)
  }
}
