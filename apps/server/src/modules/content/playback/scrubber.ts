import { setTimeout as wait } from 'node:timers/promises'
import type { LiveIndex } from './live-index'
import { createScrubMemory, type ScrubContext, scrubNext } from './scrub-next'

/** Incoming recordings have priority on the disk. */
const bytesPerSecond = { quiet: 10_000_000, busy: 2_000_000 } as const
const betweenMs = 1_000
const idleMs = 10 * 60_000

interface ScrubberContext {
  readonly deps: ScrubContext['deps']
  readonly ports: ScrubContext['ports'] & { readonly live: Pick<LiveIndex, 'takePushCount'> }
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Checks all stored bytes of this process in small steps while it runs. */
export const createScrubber = ({ deps, ports }: ScrubberContext) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const pause = (delayMs: number): Promise<unknown> => wait(delayMs, undefined, { signal, ref: false })
  const pace = async (readBytes: number): Promise<void> => {
    const rate = ports.live.takePushCount() > 0 ? bytesPerSecond.busy : bytesPerSecond.quiet
    await pause((readBytes * 1000) / rate)
  }
  const context: ScrubContext = { deps, ports, pace, memory: createScrubMemory() }

  const tick = async (): Promise<number> => {
    try {
      return (await scrubNext(context)) === 'nothing' ? idleMs : betweenMs
    } catch (error) {
      if (isAbort(error)) throw error
      deps.log.warn({ err: error }, 'a stored recording could not be compared with its hash')
      return idleMs
    }
  }

  const loop = async (): Promise<void> => {
    try {
      while (!signal.aborted) await pause(await tick())
    } catch (error) {
      if (!isAbort(error)) throw error
    }
  }

  let running: Promise<void> | null = null
  return {
    start(): void {
      running ??= loop()
    },
    /** Resolves when no read is in progress. */
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}
