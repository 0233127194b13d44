import type { NoticeKind } from '@candor/contract'
import type { Deps } from '../../deps'
import { orderDigests } from './order-digests'
import { insertNotices } from './repo/notices'
import type { Recipient } from './repo/recipients'
import type { Transaction } from './repo/transaction'

export type AddDeps = Pick<Deps, 'clock' | 'newId' | 'jobs'>

/** What a notice is about. Ids only: names are read when it is shown. */
export interface Subject {
  readonly kind: NoticeKind
  readonly submissionId?: string
  readonly noteId?: string
  readonly applicantId?: string
  readonly accommodationId?: string
  readonly replyBy?: Date
  readonly createdAt: Date
}

/** Adds notices, and orders a digest where one of them is to be mailed. A member who has a notice already gets no second one. */
export const addNotices = async (
  deps: AddDeps,
  tx: Transaction,
  notices: readonly { readonly subject: Subject; readonly recipient: Recipient }[],
): Promise<void> => {
  const rows = notices.map(({ subject, recipient: { role, ...recipient } }) => ({
    id: deps.newId(),
    ...recipient,
    ...subject,
  }))
  const added = await insertNotices(tx, rows)
  if (added.some(({ isMailDue }) => isMailDue)) await orderDigests(deps, tx)
}
