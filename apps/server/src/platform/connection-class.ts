import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Whose work needs a database connection. Each class has connections of its own, so that none can use up those of another.
 * `interview`: interviews under way. `anonymous`: callers who have proven nothing. `background`: jobs.
 */
export const connectionClasses = ['interview', 'ordinary', 'anonymous', 'background'] as const
export type ConnectionClass = (typeof connectionClasses)[number]

const storage = new AsyncLocalStorage<ConnectionClass>()

/** Whatever `run` does, also later, uses the connections of this class. */
export const runInConnectionClass = <T>(connectionClass: ConnectionClass, run: () => T): T =>
  storage.run(connectionClass, run)

/** Outside of requests and jobs there are only sockets, sweeps and heartbeats, which interviews under way need. */
export const getConnectionClass = (): ConnectionClass => storage.getStore() ?? 'interview'
