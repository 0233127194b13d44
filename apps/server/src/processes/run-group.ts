import type { OpenDatabase } from '@candor/db'
import type { Logger } from 'pino'
import { systemClock } from '../platform/clock'
import { loadSecret } from '../platform/secrets/secrets'
import type { Env } from '../platform/settings/env'
import type { StartOrder } from './messages'
import { type ProcessSupervisor, superviseProcesses } from './supervise-processes'

interface GroupParts {
  readonly env: Env
  readonly log: Logger
  readonly database: OpenDatabase
  readonly numbers: readonly number[]
}

/** Runs the server as several processes on one port, each with its own store. This process serves nothing itself. */
export const runGroup = async ({ env, log, database, numbers }: GroupParts): Promise<ProcessSupervisor> => {
  const more = numbers.filter((number) => number > env.processes)
  if (more.length > 0) {
    log.warn({ processes: more }, 'more processes than PROCESSES are started: their folders have recordings')
  }
  const secret = await loadSecret(env)
  const { kind, migratorUrl, appUrl } = database
  const orders = numbers.map(
    (number): StartOrder => ({
      kind: 'start',
      number,
      count: numbers.length,
      secret,
      databaseKind: kind,
      migratorUrl,
      appUrl,
      isMigrator: number === 1,
    }),
  )
  return superviseProcesses({ orders, log, clock: systemClock })
}
