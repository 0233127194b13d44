import type { CostOwner } from '@candor/ai'
import type { Interviewer } from '@candor/contract'
import { dueAtMs, type SessionMachineState } from '@candor/domain'
import { AppError } from '../../platform/errors'
import type { Host, SessionView } from '../sessions'
import * as sessions from '../sessions'
import { type Applied, applyEvent, type EventOrder, loadView, withStoredBytes } from '../sessions'
import type { RealtimeContext } from './realtime-context'

export interface Claim {
  readonly leased: LeasedSession
  readonly view: SessionView
  readonly host: Host | null
  /** Whose voice the interviewer has. */
  readonly voice: Interviewer | null
}

/** Takes the session over from its previous owner, in this or another process. */
export const claimSession = async (
  context: RealtimeContext,
  actor: sessions.CandidateActor,
  sessionId: string,
): Promise<Claim> => {
  const { deps, ports } = context
  const claimed = await deps.withActor(actor, async (tx) => {
    const locked = await sessions.lockSession(tx, sessionId)
    if (locked === null) throw new AppError('SESSION_NOT_FOUND')
    const row = await sessions.claimSession(tx, locked, deps.node)
    const isHeard = await sessions.hasConsent(tx, { sessionId, purpose: 'server_transcription' })
    const host = row.isPractice ? null : await sessions.readHost(tx, row)
    const content = await sessions.readVersionContent(tx, row.setVersionId)
    const voice = content?.interviewer ?? null
    return { view: await loadView(tx, row), host, voice, mayTranscribe: isHeard && ports.speechToText !== null }
  })
  const { view, host, voice, mayTranscribe } = claimed
  return {
    leased: new LeasedSession({ context, actor, row: view.row, mayTranscribe }),
    view: await withStoredBytes(ports.store, view),
    host,
    voice,
  }
}

interface LeasedSessionParts {
  readonly context: RealtimeContext
  readonly actor: sessions.CandidateActor
  readonly row: sessions.SessionRow
  readonly mayTranscribe: boolean
}

/**
 * The session as its conversation knows it: a copy of the machine's value, good for foretelling what it will say, and the way to
 * change it. What is written stands in the database alone; once another conversation has the session, nothing can be written.
 */
export class LeasedSession {
  readonly id: string
  readonly epoch: number
  /** The server transcribes, and the candidate has agreed to it. */
  readonly mayTranscribe: boolean
  readonly #context: RealtimeContext
  readonly #actor: sessions.CandidateActor
  #row: sessions.SessionRow

  constructor({ context, actor, row, mayTranscribe }: LeasedSessionParts) {
    this.id = row.id
    this.epoch = row.epoch
    this.mayTranscribe = mayTranscribe
    this.#context = context
    this.#actor = actor
    this.#row = row
  }

  get row(): sessions.SessionRow {
    return this.#row
  }
  /** Who pays for what is called for it. */
  get account(): CostOwner {
    return { organizationId: this.#row.organizationId, sessionId: this.id }
  }
  get state(): SessionMachineState {
    return this.#row.state
  }
  /** When time alone will next change it. */
  get dueAtMs(): number | null {
    return dueAtMs(this.#row.state)
  }

  /** The session's row as it stands now; null: it is gone. */
  async refresh(): Promise<sessions.SessionRow | null> {
    const row = await this.#context.deps.withActor(this.#actor, (tx) => sessions.readSession(tx, this.id))
    if (row !== null) this.#remember(row)
    return row
  }

  /** All of it, for the browser. */
  async view(): Promise<SessionView | null> {
    const view = await this.#context.deps.withActor(this.#actor, async (tx) => {
      const row = await sessions.readSession(tx, this.id)
      return row === null ? null : loadView(tx, row)
    })
    if (view === null) return null
    this.#remember(view.row)
    return withStoredBytes(this.#context.ports.store, view)
  }

  /** Writes in the name of this conversation, or throws a StaleSessionError. */
  async apply(order: Omit<EventOrder, 'sessionId' | 'heldEpoch'>): Promise<Applied> {
    const { deps, ports } = this.#context
    const applied = await applyEvent({ deps, ports }, this.#actor, {
      // The journal is read by whoever sends it on; here nobody looks at it.
      afterSeq: Number.MAX_SAFE_INTEGER,
      ...order,
      sessionId: this.id,
      heldEpoch: this.epoch,
    })
    this.#remember(applied.view.row)
    return applied
  }

  async release(): Promise<void> {
    await this.#context.deps.withActor(this.#actor, (tx) =>
      sessions.releaseSession(tx, { id: this.id, epoch: this.epoch }),
    )
  }

  #remember(row: sessions.SessionRow): void {
    if (row.state.lastSeq >= this.#row.state.lastSeq) this.#row = row
  }
}
