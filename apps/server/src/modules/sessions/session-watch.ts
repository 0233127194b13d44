import type { Deps } from '../../deps'
import { errorType } from '../../platform/error-type'
import * as repo from './repo/index'

/** Called on news, and once at the end: then the caller must end the stream. */
type Listener = (news: 'grown' | 'closing') => void
const worker = { kind: 'worker' } as const

/** Tells open streams that a session's journal grew or that another conversation took it, whichever process wrote it. */
export interface SessionWatch {
  watch(sessionId: string, listener: Listener): () => void
  /** Lets go of all streams, so that the server can stop: a connection that never ends would hold it for ever. */
  stop(): void
}

export interface WatchOptions {
  /** How often the tables are asked for what other processes wrote; one query for all streams. */
  readonly pollMs: number
}

class TableWatch implements SessionWatch {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #known = new Map<string, string>()
  readonly #deps: Pick<Deps, 'withActor' | 'events' | 'log'>
  readonly #timer: NodeJS.Timeout
  #isPolling: boolean = false
  #isStopped: boolean = false
  readonly #onChanged = (event: { readonly sessionId: string }) => this.#wake(event.sessionId)

  constructor(deps: Pick<Deps, 'withActor' | 'events' | 'log'>, options: WatchOptions) {
    this.#deps = deps
    deps.events.on('session.changed', this.#onChanged)
    this.#timer = setInterval(() => void this.#poll(), options.pollMs)
    this.#timer.unref()
  }

  watch(sessionId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set()
    this.#listeners.set(sessionId, listeners.add(listener))
    if (this.#isStopped) listener('closing')
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      this.#listeners.delete(sessionId)
      this.#known.delete(sessionId)
    }
  }

  stop(): void {
    this.#isStopped = true
    clearInterval(this.#timer)
    this.#deps.events.off('session.changed', this.#onChanged)
    for (const listener of [...this.#listeners.values()].flatMap((set) => [...set])) listener('closing')
  }

  #wake(sessionId: string): void {
    for (const listener of this.#listeners.get(sessionId) ?? []) listener('grown')
  }

  async #poll(): Promise<void> {
    const ids = [...this.#listeners.keys()]
    if (this.#isPolling || ids.length === 0) return
    this.#isPolling = true
    try {
      const rows = await this.#deps.withActor(worker, (tx) => repo.readLastSeqs(tx, ids))
      for (const { id, lastSeq, epoch } of rows) {
        const seen = `${lastSeq} ${epoch}`
        if (this.#known.get(id) !== seen) this.#wake(id)
        this.#known.set(id, seen)
      }
    } catch (error) {
      this.#deps.log.warn({ kind: errorType(error) }, 'streams: the journal could not be asked')
    } finally {
      this.#isPolling = false
    }
  }
}

export const createSessionWatch = (
  deps: Pick<Deps, 'withActor' | 'events' | 'log'>,
  options: WatchOptions,
): SessionWatch => new TableWatch(deps, options)
