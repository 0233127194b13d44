import type { DiskSpace, RecordingWindow } from '@candor/domain'
import type { AppendStore, ObjectStore } from '@candor/media'
import type { Caller } from '../../http/caller'
import type { ReadDocumentInTurn } from '../../platform/workers/create-document-reader'
import type { JoinRecordings } from './downloads/join-recordings'
import type { LiveIndex } from './playback/live-index-port'
import type { SessionBytes } from './session-bytes'
import type { StoreNodes } from './stores/store-nodes'
import type { WriteGate } from './stores/write-gate'

/** The candidate in whose name rows are read and written. */
export interface CandidateActor {
  readonly kind: 'candidate'
  readonly organizationId: string
  readonly dataSubjectId: string
}

/** The sessions module decides which recordings and files are accepted. */
interface SessionGate {
  findActor(caller: Caller, sessionId: string): Promise<CandidateActor>
  /** Throws unless a recording of this take is accepted. */
  admitUpload(
    actor: CandidateActor,
    claim: { readonly sessionId: string; readonly answerId: string; readonly take: number },
  ): Promise<void>
  /** Throws unless files are still accepted. */
  admitFile(actor: CandidateActor, sessionId: string): Promise<void>
  /** When the session's recordings were made, and whether more are refused. */
  getRecordingWindow(
    actor: CandidateActor,
    sessionId: string,
  ): Promise<RecordingWindow & { readonly isClosed: boolean }>
}

/** The ports of the append protocol. */
export interface UploadPorts {
  /** This process's disk, the only place where it appends and seals. */
  readonly localStore: AppendStore
  /** Reads everything that this process can reach. */
  readonly store: AppendStore
  /** Where sealed recordings go in the end; null: the disk is the last tier. */
  readonly objects: ObjectStore | null
  readonly stores: StoreNodes
  readonly writes: WriteGate
  /** The index of growing recordings. */
  readonly live: LiveIndex
  readonly sessionBytes: SessionBytes
  /** How full the disk is. */
  readonly readDiskSpace: () => Promise<DiskSpace>
}

export interface ContentPorts extends UploadPorts {
  readonly readDocument: ReadDocumentInTurn
  /** Joins segments into one file in a worker, one file at a time. */
  readonly joinRecordings: JoinRecordings
  readonly sessions: SessionGate
}
