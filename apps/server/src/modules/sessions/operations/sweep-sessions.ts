import { dueAtMs } from '@candor/domain'
import { errorType } from '../../../platform/error-type'
import { type Applied, applyInTransaction } from '../apply-event'
import * as repo from '../repo/index'
import { type CommandContext, followUp } from '../run-command'

const worker = { kind: 'worker' } as const
/** One sweep wakes at most this many sessions; the next sweep continues. */
const maxPerSweep = 200
const postponeMs = 60_000

/** Whether contacts since the last write have moved what the session was to be woken for; then it is woken later. */
const postponeIfEarly = async (tx: repo.Transaction, id: string, nowMs: number): Promise<boolean> => {
  const row = await repo.lockSession(tx, id)
  if (row === null) return false
  const atMs = dueAtMs(row.state)
  if (atMs !== null && atMs <= nowMs) return false
  await repo.postponeWake(tx, id, atMs)
  return true
}

/** Wakes one session that is due and that no other process is waking; null: there is none. */
const wakeOne = async (context: CommandContext): Promise<Applied | 'failed' | 'postponed' | null> => {
  const { deps, ports } = context
  const nowMs = deps.clock.nowMs()
  let sessionId: string | null = null
  try {
    return await deps.withActor(worker, async (tx) => {
      sessionId = await repo.lockDueSessionId(tx, nowMs)
      if (sessionId === null) return null
      if (await postponeIfEarly(tx, sessionId, nowMs)) return 'postponed'
      return applyInTransaction({ deps, ports, tx }, { sessionId, event: (at) => ({ type: 'timePassed', nowMs: at }) })
    })
  } catch (error) {
    if (sessionId === null) throw error
    const id: string = sessionId
    deps.log.error({ sessionId: id, kind: errorType(error) }, 'session could not be woken')
    await deps.withActor(worker, (tx) => repo.postponeWake(tx, id, nowMs + postponeMs))
    return 'failed'
  }
}

/**
 * Tells the machines of sessions that time has passed: loss of the candidate, end of the time, deadlines, automatic
 * submission. Any number of processes may sweep: each session is woken by one of them.
 */
export const sweepSessions = async (context: CommandContext): Promise<number> => {
  let woken = 0
  for (let count = 0; count < maxPerSweep; count += 1) {
    const applied = await wakeOne(context)
    if (applied === null) break
    if (applied !== 'postponed') woken += 1
    if (applied === 'failed' || applied === 'postponed') continue
    context.deps.events.emit('session.changed', { sessionId: applied.view.row.id })
    await followUp(context, worker, applied)
  }
  return woken
}
