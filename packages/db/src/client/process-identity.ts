import { readFileSync, readlinkSync } from 'node:fs'

/** True while a process with this id exists, whichever user owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Tells two processes apart that got the same id one after the other; empty where the system does not say. */
export function readStartMark(pid: number): string {
  try {
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${bootId}:${readStatFields(pid)[19] ?? ''}`
  } catch {
    // Not Linux, or the process has just ended: only the id is known.
    return ''
  }
}

/** A process's working folder (a PostgreSQL server's is its data directory); null where it is unknown. */
export function readWorkingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // Gone, a zombie, or a system without /proc.
    return null
  }
}

function isZombie(pid: number): boolean {
  try {
    return readStatFields(pid)[0] === 'Z'
  } catch {
    // A system without /proc does not tell, and its init collects the dead at once.
    return false
  }
}

/** Fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets: [0] state, [19] start in ticks. */
function readStatFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
