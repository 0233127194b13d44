import { noticeRules } from '@candor/domain'
import type { Deps } from '../../../deps'
import { type AddDeps, addNotices } from '../add-notices'
import { groupByOrganization } from '../group-recipients'
import { listRecipients } from '../repo/recipients'
import { type DueReply, listDueReplies } from '../repo/subjects'

const batchSize = 100

type DateKind = 'reply_due' | 'reply_overdue'

/** The promised dates that notify members of a kind now. */
const getSpan = (kind: DateKind, nowMs: number): { readonly from: Date; readonly until: Date } => {
  const { replyLeadMs, overdueForMs } = noticeRules
  const now = new Date(nowMs)
  return kind === 'reply_due'
    ? { from: now, until: new Date(nowMs + replyLeadMs) }
    : { from: new Date(nowMs - overdueForMs), until: now }
}

/** From the promise alone: the time of this run would tell when the interview really arrived, and so of a retake. */
const getNoticeTime = (kind: DateKind, replyBy: Date): Date =>
  kind === 'reply_due' ? new Date(replyBy.getTime() - noticeRules.replyLeadMs) : replyBy

/** Notifies reviewing members of one batch; returns its last applicant, undefined: there are no more. */
const notifyBatch = (
  deps: AddDeps & Pick<Deps, 'withActor'>,
  kind: DateKind,
  after: DueReply | undefined,
): Promise<DueReply | undefined> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const span = getSpan(kind, deps.clock.nowMs())
    const due = await listDueReplies(tx, { kind, ...span, after, limit: batchSize })
    if (due.length === 0) return undefined
    const organizationIds = [...new Set(due.map(({ organizationId }) => organizationId))]
    const recipients = groupByOrganization(await listRecipients(tx, { organizationIds, kind }))
    const notices = due.flatMap(({ organizationId, applicantId, replyBy }) =>
      (recipients.get(organizationId) ?? []).map((recipient) => ({
        subject: { kind, applicantId, replyBy, createdAt: getNoticeTime(kind, replyBy) } as const,
        recipient,
      })),
    )
    await addNotices(deps, tx, notices)
    return due.at(-1)
  })

/**
 * Notifies the members who review, owners among them, of replies that are due within two days, and again of those whose date has
 * passed. Once for each applicant, date and kind. Repeatable.
 */
export const notifyReplyDates = async (deps: AddDeps & Pick<Deps, 'withActor'>): Promise<void> => {
  for (const kind of ['reply_due', 'reply_overdue'] as const) {
    let after: DueReply | undefined
    do after = await notifyBatch(deps, kind, after)
    while (after !== undefined)
  }
}
