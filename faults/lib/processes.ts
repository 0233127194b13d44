import { readdirSync, readFileSync } from 'node:fs'

export interface RunningProcess {
  readonly pid: number
  readonly parentPid: number
  readonly commandLine: string
}

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process has ended meanwhile.
    return ''
  }
}

const listProcesses = (): RunningProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      parentPid: Number(/^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0),
      commandLine: read(pid, 'cmdline'),
    }))

/** Lists the processes with this folder in their command line, and their descendants, except this process. */
export const listProcessFamily = (folder: string): RunningProcess[] => {
  const all = listProcesses().filter(({ pid }) => pid !== process.pid)
  const family = new Set(all.filter(({ commandLine }) => commandLine.includes(folder)).map(({ pid }) => pid))
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { pid, parentPid } of all) if (family.has(parentPid)) family.add(pid)
  }
  return all.filter(({ pid }) => family.has(pid))
}

/** Signals each process. One that has ended meanwhile is ignored. */
export const signalAll = (processes: readonly Pick<RunningProcess, 'pid'>[], signal: NodeJS.Signals): void => {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Lists the processes that this one started, and theirs. */
export const listDescendants = (pid: number): RunningProcess[] => {
  const all = listProcesses()
  const family = new Set([pid])
  for (let before = 0; before < family.size; ) {
    before = family.size
    for (const { pid: below, parentPid } of all) if (family.has(parentPid)) family.add(below)
  }
  return all.filter((found) => found.pid !== pid && family.has(found.pid))
}
