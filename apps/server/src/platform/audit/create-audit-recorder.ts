import type { AuditDetail, AuditEventType, AuditSubjectType } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Clock } from '../clock'
import { findRequestScope } from '../request-scope'
import { insertAccountEvent, insertAuditEvent } from './repo/audit-events'

/** Who did it, and in which organization's log it is recorded. */
export type AuditActor =
  | { readonly kind: 'member'; readonly organizationId: string; readonly userId: string }
  | { readonly kind: 'candidate'; readonly organizationId: string; readonly dataSubjectId: string }
  | { readonly kind: 'anonymous'; readonly organizationId: string }

export interface AuditRecord {
  readonly type: AuditEventType
  readonly actor: AuditActor
  readonly subject: { readonly type: AuditSubjectType; readonly id: string } | null
  /** The recording or answer that was seen. */
  readonly partId?: string
  readonly granteeId?: string
  readonly detail?: AuditDetail
  /** Of how many people. */
  readonly count?: number
}

export interface AccountRecord {
  readonly type: AuditEventType
  readonly userId: string
  /** False: someone who has not proven to be this person. */
  readonly isByOwner: boolean
}

/** Writes security events in the transaction of the change: both are committed, or neither. */
export interface AuditRecorder {
  record(tx: Transaction, event: AuditRecord): Promise<void>
  /** For what concerns an account itself, such as a sign-in: every organization of the person gets the event. */
  recordForAccount(tx: Transaction, event: AccountRecord): Promise<void>
}

const getActorId = (actor: AuditActor): string | null => {
  switch (actor.kind) {
    case 'member':
      return actor.userId
    case 'candidate':
      return actor.dataSubjectId
    case 'anonymous':
      return null
  }
}

export const createAuditRecorder = ({ clock }: { readonly clock: Clock }): AuditRecorder => {
  const describeRequest = () => {
    const scope = findRequestScope()
    return { device: scope?.device ?? '', requestId: scope?.requestId ?? null, at: new Date(clock.nowMs()) }
  }
  return {
    async record(tx, { type, actor, subject, partId, granteeId, detail, count }) {
      await insertAuditEvent(tx, {
        ...describeRequest(),
        organizationId: actor.organizationId,
        type,
        actorKind: actor.kind,
        actorId: getActorId(actor),
        subjectType: subject?.type ?? null,
        subjectId: subject?.id ?? null,
        partId: partId ?? null,
        granteeId: granteeId ?? null,
        detail: detail ?? null,
        count: count ?? null,
      })
    },
    async recordForAccount(tx, { type, userId, isByOwner }) {
      await insertAccountEvent(tx, userId, {
        ...describeRequest(),
        type,
        actorKind: isByOwner ? 'member' : 'anonymous',
      })
    },
  }
}
