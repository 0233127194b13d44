import type { ConnectionClass } from '../platform/connection-class'

/** Who has connections of its own in a process. `append`: single statements of uploads; another connection receives their notices. */
type PoolName = ConnectionClass | 'auth' | 'jobs' | 'append'
export type PoolSizes = Readonly<Record<PoolName, number>>

const largest: PoolSizes = {
  interview: 8,
  ordinary: 8,
  anonymous: 3,
  background: 4,
  auth: 4,
  jobs: 4,
  // Two serve thousands of appends a second, each with one statement of less than a millisecond.
  append: 2,
}

/** Interviews under way keep the largest part, and appends theirs. */
const least: PoolSizes = { interview: 4, ordinary: 3, anonymous: 2, background: 2, auth: 2, jobs: 2, append: 2 }

const noticeConnections = 1
/** What an untuned PostgreSQL (100 connections) leaves after its own reserve, migrations and a person who looks. */
const installationConnections = 90

/** Connections of one process. */
export const countConnections = (sizes: PoolSizes): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, noticeConnections)

/** Each process has fewer connections the more processes share the database, down to the least that each class needs. */
export const sizePools = (processCount: number): PoolSizes => {
  const share = Math.min(1, installationConnections / (processCount * countConnections(largest)))
  const size = (name: PoolName): number => Math.max(least[name], Math.floor(largest[name] * share))
  return {
    interview: size('interview'),
    ordinary: size('ordinary'),
    anonymous: size('anonymous'),
    background: size('background'),
    auth: size('auth'),
    jobs: size('jobs'),
    append: size('append'),
  }
}

const leastOfDatabase = 120
/** For migrations, a restarted process whose last connections end late, backups and people. */
const spareConnections = 30

/** Connections that the embedded database must allow. */
export const countDatabaseConnections = (processCount: number): number =>
  Math.max(leastOfDatabase, processCount * countConnections(sizePools(processCount)) + spareConnections)
