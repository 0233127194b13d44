import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const tickMs = 10

interface ProcessTime {
  readonly name: string
  readonly parent: number
  readonly cpuMs: number
  /** Of its children that have ended. */
  readonly endedChildrenMs: number
}

const readProcess = (pid: string): ProcessTime | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = stat.lastIndexOf(')')
    // The name in brackets may contain anything. After it: state, parent, … Fields 14 to 17 are utime, stime, cutime and cstime.
    const fields = stat.slice(end + 2).split(' ')
    const getMs = (first: number): number => (Number(fields[first]) + Number(fields[first + 1])) * tickMs
    return {
      name: stat.slice(stat.indexOf('(') + 1, end),
      parent: Number(fields[1]),
      cpuMs: getMs(11),
      endedChildrenMs: getMs(13),
    }
  } catch {
    // The process has ended.
    return null
  }
}

const readAll = (): ReadonlyMap<number, ProcessTime> => {
  const all = new Map<number, ProcessTime>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : null
    if (found !== null) all.set(Number(name), found)
  }
  return all
}

const listBelow = (all: ReadonlyMap<number, ProcessTime>, pid: number): readonly ProcessTime[] => {
  const isBelow = (candidate: number): boolean => {
    let parent = all.get(candidate)?.parent ?? 0
    while (parent > 1 && parent !== pid) parent = all.get(parent)?.parent ?? 0
    return parent === pid
  }
  return [...all].filter(([candidate]) => isBelow(candidate)).map(([, process]) => process)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const isDatabase = ({ name }: ProcessTime): boolean => name === 'postgres'

export interface ProcessorTime {
  readonly ownMs: number
  /** Of its running children and theirs. */
  readonly childrenMs: number
}

/** Sums the processor time of a process and of its running children, in milliseconds. */
export const processorTimeMs = (pid: number): ProcessorTime => {
  const all = readAll()
  return {
    ownMs: all.get(pid)?.cpuMs ?? 0,
    childrenMs: sum(listBelow(all, pid).map(({ cpuMs }) => cpuMs)),
  }
}

/** Sums the processor time of the product's processes, those that have ended too. The embedded database is a child of the server. */
export const readProductTime = (pid: number): { readonly serverMs: number; readonly databaseMs: number } => {
  const all = readAll()
  const own = all.get(pid)
  const processes = [...(own === undefined ? [] : [own]), ...listBelow(all, pid)]
  const getMs = ({ cpuMs, endedChildrenMs }: ProcessTime): number => cpuMs + endedChildrenMs
  return {
    serverMs: sum(processes.filter((process) => !isDatabase(process)).map(getMs)),
    databaseMs: sum(processes.filter(isDatabase).map(getMs)),
  }
}
