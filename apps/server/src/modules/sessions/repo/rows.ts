import type { ReportedFault, SessionEventType, UploadState } from '@candor/contract'
import type { SessionMachineState } from '@candor/domain'

export type { Transaction } from '@candor/db'

/** The candidate whose session it is, or a job or sweep that acts on its own. */
export type SessionActor =
  | { readonly kind: 'candidate'; readonly organizationId: string; readonly dataSubjectId: string }
  | { readonly kind: 'worker' }
export type CandidateActor = Extract<SessionActor, { kind: 'candidate' }>

/** One session as stored, with the reducer's value parsed and validated. */
export interface SessionRow {
  readonly id: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly setId: string
  readonly setVersionId: string
  readonly isPractice: boolean
  readonly ownerNode: string | null
  readonly epoch: number
  readonly createdAtMs: number
  /** The last contact that is stored apart from the state, which contains it already; null: none is. */
  readonly contactAtMs: number | null
  readonly state: SessionMachineState
}

/** One recorded segment as the tables know it. */
export interface SegmentRow {
  readonly id: string
  readonly answerId: string
  readonly take: number
  readonly segmentIndex: number
  readonly storageKey: string
  readonly mime: string
  readonly startOffsetMs: number
  readonly state: UploadState
  readonly sizeBytes: number | null
  readonly durationMs: number | null
  readonly isDamaged: boolean
}

/** A fault of one take as the candidate's browser reported it. */
export interface FaultRow extends ReportedFault {
  readonly answerId: string
  readonly take: number
}

export interface MessageRow {
  readonly seq: number
  readonly type: SessionEventType
  readonly payload: unknown
  readonly atMs: number
}
