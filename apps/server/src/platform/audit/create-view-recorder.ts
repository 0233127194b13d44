import type { AuditEventType } from '@candor/contract'
import type { Transaction } from '@candor/db'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps'
import type { AuditRecord } from './create-audit-recorder'
import { findSharer } from './repo/audit-events'

/** Who sees it: a member, or someone with a share link, of whom only the member who shared is known. */
type Viewing =
  | { readonly kind: 'member'; readonly organizationId: string; readonly userId: string }
  | { readonly kind: 'link'; readonly organizationId: string; readonly grantId: string }

/** Someone of the company, or with whom it shared, sees a recording or a CV. */
export interface View {
  readonly type: Extract<AuditEventType, 'recording.watched' | 'recording.downloaded' | 'cv.downloaded'>
  readonly actor: Viewing
  /** The recording or answer; null: all of the submission. */
  readonly partId: string | null
  /** Used to recognize a repetition when there is no part. */
  readonly fileKey: string
  /** Null: the file belongs to no submission that the actor sees; nothing is recorded. */
  readonly findSubmissionId: (tx: Transaction) => Promise<string | null>
}

/** The reader of a link has no id: the member who shared is named with them. */
const describeViewer = async (tx: Transaction, viewing: Viewing): Promise<Pick<AuditRecord, 'actor' | 'granteeId'>> => {
  if (viewing.kind === 'member') return { actor: viewing }
  const granteeId = await findSharer(tx, viewing.grantId)
  const actor = { kind: 'anonymous', organizationId: viewing.organizationId } as const
  return granteeId === null ? { actor } : { actor, granteeId }
}

const hourMs = 60 * 60 * 1000
const maxRemembered = 10_000

/**
 * Records who sees what, once per person, file and hour. The table's unique index decides that among processes; what this
 * process has recorded it remembers, so that the ranges of a player cost nothing. The holder of a link has no id, so each process
 * records them once an hour.
 */
export const createViewRecorder = (deps: Pick<Deps, 'withActor' | 'audit' | 'clock'>) => {
  const recorded = new LRUCache<string, true>({ max: maxRemembered })
  return async ({ type, actor, partId, fileKey, findSubmissionId }: View): Promise<void> => {
    const hour = Math.floor(deps.clock.nowMs() / hourMs)
    const isMember = actor.kind === 'member'
    const key = [type, actor.organizationId, isMember ? actor.userId : actor.grantId, fileKey, hour].join(' ')
    if (recorded.has(key)) return
    await deps.withActor(isMember ? actor : { kind: 'worker' }, async (tx) => {
      const id = await findSubmissionId(tx)
      if (id === null) return
      const subject = { type: 'submission', id } as const
      const viewer = await describeViewer(tx, actor)
      await deps.audit.record(tx, { type, ...viewer, subject, ...(partId === null ? {} : { partId }) })
    })
    recorded.set(key, true)
  }
}
export type RecordView = ReturnType<typeof createViewRecorder>
