import type { WithActor } from '@candor/db'
import type { Logger } from 'pino'
import type { Jobs } from './jobs/jobs'
import type { AuditRecorder } from './platform/audit/create-audit-recorder'
import type { Clock } from './platform/clock'
import type { Events } from './platform/events/process-events'
import type { RecordEvent } from './platform/events/record-event'
import type { ProcessGroup } from './platform/process-group'
import type { Env } from './platform/settings/env'

/** What the composition root makes once; an operation takes the few it needs by Pick. */
export interface Deps {
  readonly env: Env
  readonly clock: Clock
  readonly log: Logger
  /** UUIDv4. */
  readonly newId: () => string
  /** Random bytes as base64url; 16 bytes give the 128 bits of a public link. */
  readonly newToken: (sizeBytes: number) => string
  /** Keyed hash (HMAC-SHA-256 with the installation's secret), hexadecimal: for tokens, codes and limiter keys. */
  readonly keyedHash: (purpose: string, value: string) => string
  readonly withActor: WithActor
  readonly jobs: Jobs
  /** Records a domain event in the caller's transaction, for other modules to act on. */
  readonly recordEvent: RecordEvent
  /** Records a security event in the caller's transaction, for the audit log. */
  readonly audit: AuditRecorder
  readonly events: Events
  /** The processes that share this one's port. */
  readonly processes: ProcessGroup
  /** This process, for ownership of sessions. */
  readonly node: string
  /** This process's store, for ownership of stored bytes: the same after a restart on the same data directory. */
  readonly storeId: string
  /** Absolute address of a path of the product. */
  readonly publicUrl: (path: string) => string
}
