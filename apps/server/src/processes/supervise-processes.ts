import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock'
import { StartError } from '../platform/start-error'
import { decideRestart } from './decide-restart'
import type { StartOrder, Taken } from './messages'
import { type ServerProcess, startProcess } from './start-process'

export interface ProcessSupervisor {
  /** The address for people. */
  readonly url: string
  /** Resolves with the reason when the processes end too often to be started again. */
  readonly failed: Promise<StartError>
  /** Lets all processes end in order. */
  stop(): Promise<void>
}

interface SupervisorParts {
  /** The first one migrates. */
  readonly orders: readonly StartOrder[]
  readonly log: Logger
  readonly clock: Clock
}

const tooManyDeaths =
  'The server processes ended five times within a minute: the log above says why. Correct that and start Candor again.'

class Supervisor {
  readonly failed: Promise<StartError>
  readonly #running = new Set<ServerProcess>()
  readonly #deathsAtMs: number[] = []
  readonly #stopping = new AbortController()
  #fail: (error: StartError) => void = () => undefined

  constructor(private readonly parts: SupervisorParts) {
    this.failed = new Promise((resolve) => {
      this.#fail = resolve
    })
  }

  /** Resolves with the address when all serve. */
  async startAll(): Promise<string> {
    const [first, ...others] = this.parts.orders
    if (first === undefined) throw new Error('A group has at least one process')
    // The others find a migrated database.
    const migrated = await this.#start(first)
    const rest = await Promise.all(others.map((order) => this.#start(order)))
    for (const [index, started] of [migrated, ...rest].entries()) {
      const order = this.parts.orders[index]
      if (order !== undefined) void this.#keep(order, started)
    }
    return migrated.ready
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const member of this.#running) member.stop()
    await Promise.all([...this.#running].map(({ ended }) => ended))
  }

  #relay(from: ServerProcess | undefined, taken: readonly Taken[]): void {
    for (const member of this.#running) if (member !== from) member.tell(taken)
  }

  /** Resolves when the process serves. */
  async #start(order: StartOrder): Promise<ServerProcess> {
    const started: ServerProcess = startProcess(order, (taken) => this.#relay(started, taken))
    this.#running.add(started)
    void started.ended.then(() => this.#running.delete(started))
    await started.ready
    return started
  }

  /** Starts the process again whenever it ends, until all are stopped. */
  async #keep(order: StartOrder, first: ServerProcess): Promise<void> {
    const { signal } = this.#stopping
    let current: ServerProcess | null = first
    while (!signal.aborted) {
      const how = current === null ? 'a failed start' : await current.ended
      if (signal.aborted) return
      const waitMs = this.#recordDeath()
      this.parts.log.error({ ended: order.number, how }, 'a server process has ended unexpectedly')
      if (waitMs === null) return this.#fail(new StartError(tooManyDeaths))
      await sleep(waitMs)
      current = await this.#startAgain(order)
    }
  }

  #recordDeath(): number | null {
    this.#deathsAtMs.push(this.parts.clock.nowMs())
    return decideRestart(this.#deathsAtMs)
  }

  /** Null: it could not start. */
  async #startAgain(order: StartOrder): Promise<ServerProcess | null> {
    if (this.#stopping.signal.aborted) return null
    try {
      return await this.#start(order)
    } catch (error) {
      this.parts.log.error({ ended: order.number, err: error }, 'a server process does not start again yet')
      return null
    }
  }
}

/** Starts server processes, passes on what they take from shared budgets, and starts those again that end. */
export const superviseProcesses = async (parts: SupervisorParts): Promise<ProcessSupervisor> => {
  const supervisor = new Supervisor(parts)
  try {
    const url = await supervisor.startAll()
    return { url, failed: supervisor.failed, stop: () => supervisor.stop() }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
}
