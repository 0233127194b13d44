import { mayRunDeletion } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { Erasure, ErasureLog } from '../../../../platform/erasure-log'
import type { ErasedInterview, InterviewEraser, RecordErased } from '../../../../platform/interview-erasure'
import {
  addErased,
  finishDeletion,
  insertDeletedInterview,
  listInterviewsToErase,
  lockDeletion,
  lockErased,
  startDeletion,
} from '../../repo/deletions'
import { deleteInterviewRows } from '../../repo/erase'

type RunDeps = Pick<Deps, 'withActor' | 'clock'> & {
  readonly erasers: readonly InterviewEraser[]
  readonly erasureLog: ErasureLog
}

const worker = { kind: 'worker' } as const

interface Started {
  readonly organizationId: string
  /** Those that no earlier run has erased. */
  readonly interviews: readonly ErasedInterview[]
}

/** From here on it can't be undone. Null: it was undone, has ended or is not due. */
const start = (deps: RunDeps, deletionId: string): Promise<Started | null> =>
  deps.withActor(worker, async (tx) => {
    const locked = await lockDeletion(tx, deletionId)
    if (locked === undefined || !mayRunDeletion(locked, deps.clock.nowMs())) return null
    await startDeletion(tx, deletionId)
    return { organizationId: locked.organizationId, interviews: await listInterviewsToErase(tx, deletionId) }
  })

/** Bytes first, because the rows say where they are; then all rows in one transaction, the submission last: what refers to it goes with it. */
const erase = async (deps: RunDeps, interview: ErasedInterview, record: RecordErased): Promise<void> => {
  for (const { eraseBytes } of deps.erasers) await eraseBytes?.(interview, record)
  await deps.withActor(worker, async (tx) => {
    const locked = await lockErased(tx, interview.submissionId)
    if (locked === undefined) return
    await insertDeletedInterview(tx, interview, { at: new Date(deps.clock.nowMs()), ...locked })
    for (const { eraseRows } of deps.erasers) {
      if (eraseRows !== undefined) await record(tx, await eraseRows(tx, interview))
    }
    await record(tx, await deleteInterviewRows(tx, interview))
  })
}

const toErasure =
  (nowMs: number) =>
  ({ submissionId, organizationId }: ErasedInterview): Erasure => ({
    submissionId,
    organizationId,
    erasedAt: new Date(nowMs).toISOString(),
  })

/** Erases the submissions of a deletion whose time to undo it is over. May be interrupted and run again. */
export const runDeletion = async (deps: RunDeps, { deletionId }: { readonly deletionId: string }): Promise<void> => {
  const started = await start(deps, deletionId)
  if (started === null) return
  // Before anything is erased: what a backup brings back would else stay.
  await deps.erasureLog.append(started.interviews.map(toErasure(deps.clock.nowMs())))
  const record: RecordErased = (tx, erased) => addErased(tx, deletionId, erased)
  for (const interview of started.interviews) await erase(deps, interview, record)
  for (const { finish } of deps.erasers) await finish?.(started.organizationId)
  await deps.withActor(worker, (tx) => finishDeletion(tx, deletionId, new Date(deps.clock.nowMs())))
}
