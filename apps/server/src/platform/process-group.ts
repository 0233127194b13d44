import type { TokenBuckets } from './token-buckets'

/** The server processes that share this one's port (docs/decisions/033-several-processes.md). */
export interface ProcessGroup {
  /** How many there are, this one included. */
  readonly count: number
  /** Lets buckets count what the other processes take too. The name of the buckets is the same in every process. */
  share(name: string, buckets: TokenBuckets): TokenBuckets
  /** Whether a connection comes from another process of the group, which has counted its requests. */
  isPeer(connection: object): boolean
}

/** Of a process that has a port to itself. */
export const singleProcess: ProcessGroup = {
  count: 1,
  share: (_name, buckets) => buckets,
  isPeer: () => false,
}
