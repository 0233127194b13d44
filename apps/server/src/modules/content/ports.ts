import type { ReadDocument } from '@candor/ai'
import type { AppendStore } from '@candor/media'
import type { Caller } from '../../http/caller'

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

export interface ContentPorts {
  readonly store: AppendStore
  readonly readDocument: ReadDocument
  readonly sessions: SessionGate
}
