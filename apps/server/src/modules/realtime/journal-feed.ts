import { presentEntries, presentSession, type SessionView } from '../sessions'
import type { HeldSession } from './leased-session'
import type { Foretold } from './predict'
import type { LiveContext, LiveOutput } from './realtime-context'

export interface JournalNewsParts {
  readonly context: LiveContext
  readonly output: LiveOutput
  readonly held: HeldSession
  readonly hello: { readonly resumeFrom: number; readonly heardSeq: number }
}

/** What the interviewer says that the browser was not told of before, and the number of the last of all it said. */
export interface Said {
  readonly entries: readonly (Foretold & { readonly turn: number })[]
  readonly lastSaidSeq: number
}

/** Sends the journal, every entry once and in order, from where the browser is. */
export class JournalNews {
  readonly #parts: JournalNewsParts
  #sentSeq: number
  #heardSeq: number

  constructor(parts: JournalNewsParts) {
    this.#parts = parts
    this.#sentSeq = Math.min(parts.hello.resumeFrom, parts.held.state.lastSeq)
    this.#heardSeq = parts.hello.heardSeq
  }

  /** As far as is known here. */
  get isAllTold(): boolean {
    return this.#sentSeq >= this.#parts.held.state.lastSeq
  }

  /** What the browser has not seen when it comes; the session itself was in the welcome. */
  replay(view: SessionView): Said {
    this.#sendEntries(view)
    const { entries, lastSaidSeq } = this.#saidIn(view)
    // Of turns that are over nothing is said again; the first one has its greeting before it.
    const { turn } = view.row.state
    return { entries: turn <= 1 ? entries : entries.filter((entry) => entry.turn >= turn), lastSaidSeq }
  }

  /** What is new since; null: nothing. 'gone': there is no such session any more, 'lost': another conversation has it. */
  async look(): Promise<Said | 'gone' | 'lost' | null> {
    const { held } = this.#parts
    if (held.state.lastSeq <= this.#sentSeq) {
      const row = await held.look()
      if (row === null) return 'gone'
      if (row.epoch !== held.epoch) return 'lost'
      if (row.state.lastSeq <= this.#sentSeq) return null
    }
    const view = await held.view()
    if (view === null) return 'gone'
    return view.row.epoch === held.epoch ? this.#tell(view) : 'lost'
  }

  #tell(view: SessionView): Said {
    const { context, output } = this.#parts
    this.#sendEntries(view)
    const session = presentSession(view, { nowMs: context.deps.clock.nowMs(), hasVoice: context.ports.voice !== null })
    output.send({ type: 'event', seq: session.lastSeq, event: { type: 'session', session } })
    return this.#saidIn(view)
  }

  #sendEntries(view: SessionView): void {
    const { context, output } = this.#parts
    const news = view.journal.filter((row) => row.seq > this.#sentSeq)
    for (const entry of presentEntries(view.row.id, news, context.ports.voice !== null)) {
      output.send({ type: 'event', seq: entry.seq, event: { type: 'message', entry } })
    }
    this.#sentSeq = view.row.state.lastSeq
  }

  #saidIn(view: SessionView): Said {
    const said = presentEntries(view.row.id, view.journal, false).filter((entry) => entry.role === 'interviewer')
    const entries = said
      .filter(({ seq }) => seq > this.#heardSeq)
      .map(({ seq, turn, content }) => ({ seq, turn, text: content }))
    const lastSaidSeq = said.at(-1)?.seq ?? 0
    this.#heardSeq = Math.max(this.#heardSeq, lastSaidSeq)
    return { entries, lastSaidSeq }
  }
}
