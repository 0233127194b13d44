import { readFileSync } from 'node:fs'
import { listDescendants } from '../lib/processes'

const readResidentBytes = (pid: number): number => {
  try {
    return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    // The process has ended meanwhile.
    return 0
  }
}

/** Resident bytes of the server and of the processes it started, without its database. */
export const sumMemoryBytes = (serverPid: number): number =>
  [{ pid: serverPid, commandLine: '' }, ...listDescendants(serverPid)]
    .filter(({ commandLine }) => !commandLine.includes('postgres'))
    .reduce((sum, { pid }) => sum + readResidentBytes(pid), 0)
