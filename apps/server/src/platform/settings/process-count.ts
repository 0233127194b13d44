import { availableParallelism } from 'node:os'
import { StartError } from '../start-error'

export const maxProcesses = 64

interface ProcessSettings {
  readonly NODE_ENV: string
  readonly NODE_URL: string | undefined
  readonly PROCESSES: string | undefined
}

/**
 * How many server processes share the port. In production one core is left to the database, except where other machines reach this one
 * by NODE_URL, which is the address of one process.
 */
export const readProcessCount = (
  { NODE_ENV, NODE_URL, PROCESSES }: ProcessSettings,
  cores: number = availableParallelism(),
): number => {
  if (PROCESSES === undefined) {
    return NODE_ENV === 'production' && NODE_URL === undefined ? Math.min(maxProcesses, Math.max(1, cores - 1)) : 1
  }
  const count = /^\d{1,3}$/.test(PROCESSES) ? Number(PROCESSES) : 0
  if (count < 1 || count > maxProcesses) {
    throw new StartError(`PROCESSES must be a whole number from 1 to ${maxProcesses}.`)
  }
  if (count > 1 && NODE_URL !== undefined) {
    throw new StartError(
      'NODE_URL is the address of one process: remove it, or set PROCESSES to 1 and start one server for each process.',
    )
  }
  return count
}
