import type { CostOwner } from '@candor/ai'
import type { Interviewer } from '@candor/contract'
import { applyContact, dueAtMs, type SessionMachineState, withContact } from '@candor/domain'
import { AppError } from '../../platform/errors'
import type { Host, SessionView } from '../sessions'
import * as sessions from '../sessions'
import { type Applied, applyEvent, type EventOrder, loadView, withStoredBytes } from '../sessions'
import type { RealtimeContext } from './realtime-context'

export interface Claim {
  readonly leased: LeasedSession
  readonly view: SessionView
  readonly host: Host | null
  /** The persona whose voice the interviewer uses. */
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
 * The session as its conversation knows it: a copy of the state machine's value, used to predict utterances, and the
 * only way to change it. Only the database holds what is written; once another conversation owns the session, writes
 * fail.
 */
export class LeasedSession {
  readonly id: string
  readonly epoch: number
  /** Whether the server transcribes and the candidate agreed to it. */
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
  /** The organization that pays for the session's provider calls. */
  get account(): CostOwner {
    return { organizationId: this.#row.organizationId, sessionId: this.id }
  }
  get state(): SessionMachineState {
    return this.#row.state
  }
  /** The next instant at which time alone changes the session. */
  get dueAtMs(): number | null {
    return dueAtMs(this.#row.state)
  }

  /** The session's current row. Null: the session no longer exists. */
  async refresh(): Promise<sessions.SessionRow | null> {
    const row = await this.#context.deps.withActor(this.#actor, (tx) => sessions.readSession(tx, this.id))
    if (row !== null) this.#remember(row)
    return row
  }

  /** The complete session, as sent to the browser. */
  async view(): Promise<SessionView | null> {
    const view = await this.#context.deps.withActor(this.#actor, async (tx) => {
      const row = await sessions.readSession(tx, this.id)
      return row === null ? null : loadView(tx, row)
    })
    if (view === null) return null
    this.#remember(view.row)
    return withStoredBytes(this.#context.ports.store, view)
  }

  /** Writes on behalf of this conversation, or throws a StaleSessionError. */
  async apply(order: Omit<EventOrder, 'sessionId' | 'heldEpoch'>): Promise<Applied> {
    const { deps, ports } = this.#context
    const applied = await applyEvent({ deps, ports }, this.#actor, {
      // The journal feed reads the journal; this class does not use it.
      afterSeq: Number.MAX_SAFE_INTEGER,
      ...order,
      sessionId: this.id,
      heldEpoch: this.epoch,
    })
    this.#remember(applied.view.row)
    return applied
  }

  /** Stores that the candidate is present, if that changes nothing else. False: the ping must go through `apply`. */
  async recordContact(): Promise<boolean> {
    const { deps, contacts } = this.#context
    const atMs = deps.clock.nowMs()
    const touched = applyContact(this.state, atMs)
    if (touched === null) return false
    if (touched === this.state) return true
    if (!(await contacts.write({ sessionId: this.id, epoch: this.epoch, atMs }))) return false
    // A command may have changed the session meanwhile.
    this.#row = { ...this.#row, state: withContact(this.state, atMs) }
    return true
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
