import { isSaidByInterviewer } from '@candor/domain'
import { presentEntries, presentSession, type SessionView } from '../sessions'
import type { LeasedSession } from './leased-session'
import type { PredictedUtterance } from './predict'
import type { ConversationOutput, RealtimeContext } from './realtime-context'

export interface JournalFeedParts {
  readonly context: RealtimeContext
  readonly output: ConversationOutput
  readonly leased: LeasedSession
  readonly hello: { readonly resumeFrom: number; readonly heardSeq: number }
}

/** Utterances that the browser has not received yet, and the number of the interviewer's last utterance. */
export interface Said {
  readonly entries: readonly (PredictedUtterance & { readonly turn: number })[]
  readonly lastSaidSeq: number
}

/** Sends every journal entry once and in order, starting from the browser's position. */
export class JournalFeed {
  readonly #parts: JournalFeedParts
  #sentSeq: number
  #heardSeq: number

  constructor(parts: JournalFeedParts) {
    this.#parts = parts
    this.#sentSeq = Math.min(parts.hello.resumeFrom, parts.leased.state.lastSeq)
    this.#heardSeq = parts.hello.heardSeq
  }

  /** The last entry known to this process. */
  get isUpToDate(): boolean {
    return this.#sentSeq >= this.#parts.leased.state.lastSeq
  }

  /** The entries that the browser has not seen when it connects; the welcome already contained the session. */
  replay(view: SessionView): Said {
    this.#sendEntries(view)
    const { entries, lastSaidSeq } = this.#selectSaid(view)
    // Turns that are over are not repeated; the first turn includes the greeting before it.
    const { turn } = view.row.state
    return { entries: turn <= 1 ? entries : entries.filter((entry) => entry.turn >= turn), lastSaidSeq }
  }

  /**
   * Returns the new entries. Null: none. 'gone': the session no longer exists. 'lost': another conversation owns it.
   */
  async readNew(): Promise<Said | 'gone' | 'lost' | null> {
    const { leased } = this.#parts
    if (leased.state.lastSeq <= this.#sentSeq) {
      const row = await leased.refresh()
      if (row === null) return 'gone'
      if (row.epoch !== leased.epoch) return 'lost'
      if (row.state.lastSeq <= this.#sentSeq) return null
    }
    const view = await leased.view()
    if (view === null) return 'gone'
    return view.row.epoch === leased.epoch ? this.#sendSession(view) : 'lost'
  }

  #sendSession(view: SessionView): Said {
    const { context, output } = this.#parts
    this.#sendEntries(view)
    const session = presentSession(view, { nowMs: context.deps.clock.nowMs(), hasVoice: context.ports.voice !== null })
    output.send({ type: 'event', seq: session.lastSeq, event: { type: 'session', session } })
    return this.#selectSaid(view)
  }

  #sendEntries(view: SessionView): void {
    const { context, output } = this.#parts
    const added = view.journal.filter((row) => row.seq > this.#sentSeq)
    for (const entry of presentEntries(view.row.id, added, context.ports.voice !== null)) {
      output.send({ type: 'event', seq: entry.seq, event: { type: 'message', entry } })
    }
    this.#sentSeq = view.row.state.lastSeq
  }

  #selectSaid(view: SessionView): Said {
    const said = presentEntries(view.row.id, view.journal, false).filter(isSaidByInterviewer)
    const entries = said
      .filter(({ seq }) => seq > this.#heardSeq)
      .map(({ seq, turn, content }) => ({ seq, turn, text: content }))
    const lastSaidSeq = said.at(-1)?.seq ?? 0
    this.#heardSeq = Math.max(this.#heardSeq, lastSaidSeq)
    return { entries, lastSaidSeq }
  }
}
