import { mayWithdraw } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { readState } from '../interviewee-state'
import { lockInterviewee, withdrawInterviewee as writeWithdrawal } from '../repo/interviewees'

/** Withdraws an invitation. An interview under way continues; the link starts no other. */
export const withdrawInterviewee = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const row = await lockInterviewee(tx, id)
    if (row === undefined) throw notFound()
    const nowMs = deps.clock.nowMs()
    if (!mayWithdraw(readState(row, nowMs).state)) throw new AppError('CONFLICT')
    await writeWithdrawal(tx, id, new Date(nowMs))
    const subject = { type: 'set', id: row.setId } as const
    await deps.audit.record(tx, { type: 'candidates.withdrawn', actor, subject, count: 1 })
  })
