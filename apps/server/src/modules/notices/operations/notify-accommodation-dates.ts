import { noticeRules } from '@candor/domain'
import type { Deps } from '../../../deps'
import { type AddDeps, addNotices } from '../add-notices'
import { groupByOrganization } from '../group-recipients'
import { type DueAccommodation, listDueAccommodations } from '../repo/due-accommodations'
import { listRecipients } from '../repo/recipients'

const batchSize = 100

type DateKind = 'accommodation_due' | 'accommodation_overdue'

/** How long before the date members are notified. */
const leadMs: Readonly<Record<DateKind, number>> = {
  accommodation_due: noticeRules.accommodationLeadMs,
  accommodation_overdue: 0,
}

/** The dates of requests that notify members of a kind now. */
const getSpan = (kind: DateKind, nowMs: number): { readonly from: Date; readonly until: Date } => ({
  from: new Date(kind === 'accommodation_due' ? nowMs : nowMs - noticeRules.overdueForMs),
  until: new Date(nowMs + leadMs[kind]),
})

/** Notifies the members of one batch; returns its last request, undefined: there are no more. */
const notifyBatch = (
  deps: AddDeps & Pick<Deps, 'withActor'>,
  kind: DateKind,
  after: DueAccommodation | undefined,
): Promise<DueAccommodation | undefined> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const span = getSpan(kind, deps.clock.nowMs())
    const due = await listDueAccommodations(tx, { kind, ...span, after, limit: batchSize })
    if (due.length === 0) return undefined
    const organizationIds = [...new Set(due.map(({ organizationId }) => organizationId))]
    const recipients = groupByOrganization(await listRecipients(tx, { organizationIds, kind }))
    const notices = due.flatMap(({ id, organizationId, dueAt }) => {
      const createdAt = new Date(dueAt.getTime() - leadMs[kind])
      const subject = { kind, accommodationId: id, replyBy: dueAt, createdAt } as const
      return (recipients.get(organizationId) ?? []).map((recipient) => ({ subject, recipient }))
    })
    await addNotices(deps, tx, notices)
    return due.at(-1)
  })

/**
 * Notifies the members who may answer of open requests for accommodations whose date is within a day, and owners of those whose date has
 * passed. Once for each request and kind. Repeatable.
 */
export const notifyAccommodationDates = async (deps: AddDeps & Pick<Deps, 'withActor'>): Promise<void> => {
  for (const kind of ['accommodation_due', 'accommodation_overdue'] as const) {
    let after: DueAccommodation | undefined
    do after = await notifyBatch(deps, kind, after)
    while (after !== undefined)
  }
}
