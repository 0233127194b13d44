import type { AuditDetail, AuditEventType, AuditSubjectType } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Clock } from '../clock'
import { findRequestScope } from '../request-scope'
import { insertAccountEvent, insertAuditEvents, type NewAuditEvent } from './repo/audit-events'

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
  /** Any number of events in one statement. */
  recordAll(tx: Transaction, events: readonly AuditRecord[]): Promise<void>
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
  const toRow = (event: AuditRecord): NewAuditEvent => ({
    ...describeRequest(),
    organizationId: event.actor.organizationId,
    type: event.type,
    actorKind: event.actor.kind,
    actorId: getActorId(event.actor),
    subjectType: event.subject?.type ?? null,
    subjectId: event.subject?.id ?? null,
    partId: event.partId ?? null,
    granteeId: event.granteeId ?? null,
    detail: event.detail ?? null,
    count: event.count ?? null,
  })
  return {
    record: (tx, event) => insertAuditEvents(tx, [toRow(event)]),
    recordAll: (tx, events) => insertAuditEvents(tx, events.map(toRow)),
    async recordForAccount(tx, { type, userId, isByOwner }) {
      await insertAccountEvent(tx, userId, {
        ...describeRequest(),
        type,
        actorKind: isByOwner ? 'member' : 'anonymous',
      })
    },
  }
}
