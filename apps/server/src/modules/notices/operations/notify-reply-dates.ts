import { noticeRules } from '@candor/domain'
import type { Deps } from '../../../deps'
import { type AddDeps, addNotices } from '../add-notices'
import { listRecipients, type Recipient } from '../repo/recipients'
import { type DueReply, listDueReplies } from '../repo/subjects'

const batchSize = 100

const groupByOrganization = (recipients: readonly Recipient[]): ReadonlyMap<string, readonly Recipient[]> => {
  const groups = new Map<string, Recipient[]>()
  for (const recipient of recipients) {
    const group = groups.get(recipient.organizationId)
    if (group === undefined) groups.set(recipient.organizationId, [recipient])
    else group.push(recipient)
  }
  return groups
}

const getLeadStart = (replyBy: Date): Date => new Date(replyBy.getTime() - noticeRules.replyLeadMs)

/** Notifies reviewing members of one batch; returns its last applicant, undefined: there are no more. */
const notifyBatch = (
  deps: AddDeps & Pick<Deps, 'withActor'>,
  after: DueReply | undefined,
): Promise<DueReply | undefined> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const nowMs = deps.clock.nowMs()
    const until = new Date(nowMs + noticeRules.replyLeadMs)
    const due = await listDueReplies(tx, { from: new Date(nowMs), until, after, limit: batchSize })
    if (due.length === 0) return undefined
    const kind = 'reply_due'
    const organizationIds = [...new Set(due.map(({ organizationId }) => organizationId))]
    const recipients = groupByOrganization(await listRecipients(tx, { organizationIds, kind }))
    const notices = due.flatMap(({ organizationId, applicantId, replyBy }) =>
      (recipients.get(organizationId) ?? []).map((recipient) => ({
        // From the promise alone: the time of this run would tell when the interview really arrived, and so of a retake.
        subject: { kind, applicantId, replyBy, createdAt: getLeadStart(replyBy) } as const,
        recipient,
      })),
    )
    await addNotices(deps, tx, notices)
    return due.at(-1)
  })

/** Notifies the members who review of replies that are due within two days, once for each applicant and date. Repeatable. */
export const notifyReplyDates = async (deps: AddDeps & Pick<Deps, 'withActor'>): Promise<void> => {
  let after: DueReply | undefined
  do after = await notifyBatch(deps, after)
  while (after !== undefined)
}
