import type { DiskSpace, RecordingWindow } from '@candor/domain'
import type { AppendStore, ObjectStore } from '@candor/media'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { ReadDocumentInTurn } from '../../platform/workers/create-document-reader'
import type { JoinRecordings } from './downloads/join-recordings'
import type { UploadLeases } from './leases/upload-leases'
import type { LeaseWatch } from './leases/watch-leases'
import type { CandidateActor } from './own-upload'
import type { LiveIndex } from './playback/live-index-port'
import type { SessionBytes } from './session-bytes'
import type { StoreNodes } from './stores/store-nodes'
import type { WriteGate } from './stores/write-gate'

type Transaction = Parameters<Parameters<Deps['withActor']>[1]>[0]

/** The sessions module decides which recordings and files are accepted. */
interface SessionGate {
  /** The hashes of the tokens in the candidate cookie; nothing says they are good. */
  listTokenHashes(request: FastifyRequest): readonly string[]
  findActor(caller: Caller, sessionId: string): Promise<CandidateActor>
  /** Null: the transaction's actor has no such session. Throws unless a recording of this take is accepted. */
  admitUpload(
    tx: Transaction,
    claim: { readonly sessionId: string; readonly answerId: string; readonly take: number },
  ): Promise<{ readonly starts: { readonly turn: number; readonly take: number } | null } | null>
  /** Follows an admission that says that an answer's recording starts. */
  startRecording(
    actor: CandidateActor,
    recording: { readonly sessionId: string; readonly turn: number; readonly take: number },
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
  /** Who may append to which upload, as the database said a moment ago. */
  readonly leases: UploadLeases
  readonly leaseWatch: LeaseWatch
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
