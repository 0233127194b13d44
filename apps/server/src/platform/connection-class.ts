import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose work needs a database connection. Each class has connections of its own, so that none can use up those of another.
 * `interview`: interviews under way. `anonymous`: callers who have proven nothing. `background`: jobs.
 */
export const connectionClasses = ['interview', 'ordinary', 'anonymous', 'background'] as const
export type ConnectionClass = (typeof connectionClasses)[number]

interface Work {
  readonly connectionClass: ConnectionClass
  /** Whose work it is, where clients take turns. */
  readonly clientKey: string
}

const storage = new AsyncLocalStorage<Work>()
const unknownClient = ''

/** Whatever `run` does, also later, uses the connections of this class. Clients of the class `anonymous` take turns. */
export const runInConnectionClass = <T>(
  connectionClass: ConnectionClass,
  run: () => T,
  clientKey: string = unknownClient,
): T => storage.run({ connectionClass, clientKey }, run)

/** Outside of requests and jobs there are only sockets, sweeps and heartbeats, which interviews under way need. */
export const getConnectionClass = (): ConnectionClass => storage.getStore()?.connectionClass ?? 'interview'

export const getConnectionClient = (): string => storage.getStore()?.clientKey ?? unknownClient
