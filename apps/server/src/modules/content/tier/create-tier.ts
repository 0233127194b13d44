import { ObjectMismatchError } from '@candor/media'
import * as repo from '../repo/tier'
import { copyToObjects } from './copy-to-objects'
import { dropTiered } from './drop-tiered'
import { type TierContext, worker } from './tier-context'
import { TierPace } from './tier-pace'

/** How often the tier looks for work that no event has reported or that has failed. */
const lookEveryMs = 5_000
const sweepEveryMs = 60 * 60_000
const sweepAgainMs = 60_000

export interface Tier {
  start(): void
  /** Makes all due copies. */
  drain(): Promise<void>
  stop(): Promise<void>
}

class ObjectTier implements Tier {
  readonly #pace = new TierPace()
  readonly #wake = (): void => this.#begin()
  #running: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #sweepAtMs = 0
  #stopped: boolean = false

  constructor(private readonly context: TierContext) {}

  start(): void {
    this.context.deps.events.on('upload.sealed', this.#wake)
    this.#timer = setInterval(this.#wake, lookEveryMs).unref()
    this.#begin()
  }

  async drain(): Promise<void> {
    await this.#sweepWhenDue()
    while (await this.#copyNext()) {
      // One at a time, because candidates have priority on disk and network.
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.context.deps.events.off('upload.sealed', this.#wake)
    if (this.#timer !== null) clearInterval(this.#timer)
    // Aborts a copy midway; the next start copies it again.
    await this.context.objects.close()
    await this.#running
  }

  #begin(): void {
    if (this.#running !== null || this.#stopped) return
    const { log } = this.context.deps
    this.#running = this.drain()
      .catch((error: unknown) => log.warn({ err: error }, 'what waits for the object store could not be looked up'))
      .finally(() => {
        this.#running = null
      })
  }

  async #sweepWhenDue(): Promise<void> {
    const { clock, log } = this.context.deps
    if (clock.nowMs() < this.#sweepAtMs) return
    try {
      await dropTiered(this.context)
      this.#sweepAtMs = clock.nowMs() + sweepEveryMs
    } catch (error) {
      this.#sweepAtMs = clock.nowMs() + sweepAgainMs
      log.warn({ err: error }, 'copies that the object store has could not be swept')
    }
  }

  async #copyNext(): Promise<boolean> {
    const { deps } = this.context
    const nowMs = deps.clock.nowMs()
    if (this.#stopped || this.#pace.isPaused(nowMs)) return false
    const filter = { storeId: deps.storeId, skip: this.#pace.waiting(nowMs) }
    const next = await deps.withActor(worker, (tx) => repo.findWaiting(tx, filter))
    if (next === null) return false
    await this.#copy(next)
    return true
  }

  async #copy(bytes: repo.WaitingBytes): Promise<void> {
    const { clock, log } = this.context.deps
    try {
      await copyToObjects(this.context, bytes)
      this.#pace.succeeded(bytes.id)
    } catch (error) {
      if (this.#stopped) return
      const isMismatch = error instanceof ObjectMismatchError
      this.#pace.failed(bytes.id, { nowMs: clock.nowMs(), isMismatch })
      const { table, id } = bytes
      log.warn({ err: error, table, id }, 'not copied to the object store; it stays on this disk and is tried again')
    }
  }
}

/** Copies this store's sealed recordings and files to the object store, one after another, as long as the process runs. */
export const createTier = (context: TierContext): Tier => new ObjectTier(context)
