import { intervieweeRules, isOpenSet, mayRemind } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { readMailHistory, readState } from '../interviewee-state'
import { mailIntervieweesQueue } from '../queues'
import { createReminderQuery } from '../reminder-query'
import { lockInterviewee, orderDueReminders, orderReminder } from '../repo/interviewees'
import { findSet, type Transaction } from '../repo/sets'

type RemindDeps = Pick<Deps, 'withActor' | 'clock' | 'jobs' | 'audit'>

const requireOpenSet = async (deps: RemindDeps, actor: MemberCaller, setId: string): Promise<void> => {
  const set = await deps.withActor(actor, (tx) => findSet(tx, setId))
  if (set === undefined) throw notFound()
  if (!isOpenSet(set.status)) throw new AppError('SET_NOT_ACTIVE')
}

/** Orders the job that mails them, and writes the event. */
const recordReminders = async (
  deps: RemindDeps,
  tx: Transaction,
  { actor, setId, count }: { readonly actor: MemberCaller; readonly setId: string; readonly count: number },
): Promise<void> => {
  const { organizationId } = actor
  await deps.jobs.send(tx, { queue: mailIntervieweesQueue, organizationId, data: { setId } })
  await deps.audit.record(tx, { type: 'candidates.reminded', actor, subject: { type: 'set', id: setId }, count })
}

const remindOne = (
  deps: RemindDeps,
  actor: MemberCaller,
  { setId, id }: { readonly setId: string; readonly id: string },
): Promise<number> =>
  deps.withActor(actor, async (tx) => {
    const row = await lockInterviewee(tx, id)
    if (row === undefined || row.setId !== setId) throw notFound()
    const nowMs = deps.clock.nowMs()
    if (!mayRemind(readState(row, nowMs).state, readMailHistory(row), nowMs)) throw new AppError('REMINDER_NOT_DUE')
    await orderReminder(tx, id, new Date(nowMs))
    await recordReminders(deps, tx, { actor, setId, count: 1 })
    return 1
  })

/** In short transactions, as invitations are added. */
const remindAll = async (deps: RemindDeps, actor: MemberCaller, setId: string): Promise<number> => {
  const query = createReminderQuery(setId, deps.clock.nowMs())
  let total = 0
  let ordered: number = intervieweeRules.rowsPerTransaction
  while (ordered === intervieweeRules.rowsPerTransaction) {
    ordered = await deps.withActor(actor, async (tx) => {
      const reminded = await orderDueReminders(tx, query, intervieweeRules.rowsPerTransaction)
      if (reminded > 0) await recordReminders(deps, tx, { actor, setId, count: reminded })
      return reminded
    })
    total += ordered
  }
  return total
}

/** Reminds one person, or everyone of the set whose reminder is due. */
export const remindInterviewees = async (
  deps: RemindDeps,
  actor: MemberCaller,
  { setId, id }: { readonly setId: string; readonly id?: string | undefined },
): Promise<{ reminded: number }> => {
  await requireOpenSet(deps, actor, setId)
  const reminded = id === undefined ? await remindAll(deps, actor, setId) : await remindOne(deps, actor, { setId, id })
  return { reminded }
}
