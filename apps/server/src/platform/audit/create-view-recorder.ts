import type { AuditEventType } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps'

/** Someone of the company sees a recording or a CV. */
export interface View {
  readonly type: Extract<AuditEventType, 'recording.watched' | 'recording.downloaded' | 'cv.downloaded'>
  readonly actor: { readonly kind: 'member'; readonly organizationId: string; readonly userId: string }
  /** The recording or answer; null: all of the submission. */
  readonly partId: string | null
  /** Used to recognize a repetition when there is no part. */
  readonly fileKey: string
  /** Null: the file belongs to no submission that the actor sees; nothing is recorded. */
  readonly findSubmissionId: (tx: Transaction) => Promise<string | null>
}

const hourMs = 60 * 60 * 1000
const maxRemembered = 10_000

/**
 * Records who sees what, once per person, file and hour. The table's unique index decides that among processes; what this
 * process has recorded it remembers, so that the ranges of a player cost nothing.
 */
export const createViewRecorder = (deps: Pick<Deps, 'withActor' | 'audit' | 'clock'>) => {
  const recorded = new LRUCache<string, true>({ max: maxRemembered })
  return async ({ type, actor, partId, fileKey, findSubmissionId }: View): Promise<void> => {
    const hour = Math.floor(deps.clock.nowMs() / hourMs)
    const key = [type, actor.organizationId, actor.userId, fileKey, hour].join(' ')
    if (recorded.has(key)) return
    await deps.withActor(actor, async (tx) => {
      const id = await findSubmissionId(tx)
      if (id === null) return
      const subject = { type: 'submission', id } as const
      await deps.audit.record(tx, { type, actor, subject, ...(partId === null ? {} : { partId }) })
    })
    recorded.set(key, true)
  }
}
export type RecordView = ReturnType<typeof createViewRecorder>
