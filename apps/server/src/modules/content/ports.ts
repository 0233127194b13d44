import type { ReadDocument } from '@candor/ai'
import type { AppendStore, ObjectStore } from '@candor/media'
import type { Caller } from '../../http/caller'
import type { JoinRecordings } from './downloads/join-recordings'
import type { LiveIndex } from './playback/live-index-port'
import type { StoreNodes } from './stores/store-nodes'
import type { WriteGate } from './stores/write-gate'

/** The candidate in whose name rows are read and written. */
export interface CandidateActor {
  readonly kind: 'candidate'
  readonly organizationId: string
  readonly dataSubjectId: string
}

/** What the sessions say of files and recordings that come in. */
interface SessionGate {
  findActor(caller: Caller, sessionId: string): Promise<CandidateActor>
  /** Throws unless a recording of this take may come in. */
  admitUpload(
    actor: CandidateActor,
    claim: { readonly sessionId: string; readonly answerId: string; readonly take: number },
  ): Promise<void>
  /** Throws unless files may still be handed in. */
  admitFile(actor: CandidateActor, sessionId: string): Promise<void>
}

/** What the append protocol stands on. */
export interface UploadPorts {
  /** This process's own disk: what grows and is sealed does so here alone. */
  readonly localStore: AppendStore
  /** Everything this process can reach; for reading. */
  readonly store: AppendStore
  /** Where sealed recordings go in the end; null: the disk is the last tier. */
  readonly objects: ObjectStore | null
  readonly stores: StoreNodes
  readonly writes: WriteGate
  /** The index of every recording that comes in now. */
  readonly live: LiveIndex
}

export interface ContentPorts extends UploadPorts {
  readonly readDocument: ReadDocument
  /** One file out of segments; one at a time, apart from this thread. */
  readonly joinRecordings: JoinRecordings
  readonly sessions: SessionGate
}
