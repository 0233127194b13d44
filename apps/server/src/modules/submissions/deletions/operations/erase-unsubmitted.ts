import { retentionLimits } from '@candor/contract'
import { dayMs } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { InterviewEraser } from '../../../../platform/interview-erasure'
import { claimForgotten, lockClaimed } from '../../repo/unsubmitted'

type EraseDeps = Pick<Deps, 'withActor' | 'clock'> & { readonly erasers: readonly InterviewEraser[] }
const worker = { kind: 'worker' } as const

/** No receipt: no one ordered it. */
const record = async (): Promise<void> => undefined

/**
 * Erases an interview that was never submitted, if nothing happened in it since its erasure was ordered. It is aborted first: from
 * then on the candidate can't continue. Bytes before rows, because the rows say where they are. May be interrupted and run again.
 */
export const eraseUnsubmitted = async (
  deps: EraseDeps,
  { sessionId }: { readonly sessionId: string },
): Promise<void> => {
  const before = new Date(deps.clock.nowMs() - retentionLimits.unsubmittedDays * dayMs)
  const found = await deps.withActor(worker, (tx) => claimForgotten(tx, sessionId, before))
  if (found === undefined) return
  for (const { eraseBytes } of deps.erasers) await eraseBytes?.(found, record)
  await deps.withActor(worker, async (tx) => {
    if (!(await lockClaimed(tx, sessionId))) return
    for (const { eraseUnsubmittedRows } of deps.erasers) await eraseUnsubmittedRows?.(tx, found)
  })
}
