import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const tickMs = 10

interface ProcessTime {
  readonly parent: number
  readonly cpuMs: number
}

const readProcess = (pid: string): ProcessTime | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold anything, in brackets: state, parent, … utime is the 14th field, stime the 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs }
  } catch {
    // It ended in between.
    return null
  }
}

/** Processor time of one process so far, and of all that it started and that still run, in milliseconds. */
export const processorTimeMs = (pid: number): { readonly ownMs: number; readonly childrenMs: number } => {
  const all = new Map<number, ProcessTime>()
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : null
    if (found !== null) all.set(Number(name), found)
  }
  const isBelow = (candidate: number): boolean => {
    let parent = all.get(candidate)?.parent ?? 0
    while (parent > 1 && parent !== pid) parent = all.get(parent)?.parent ?? 0
    return parent === pid
  }
  const below = [...all].filter(([candidate]) => isBelow(candidate))
  return { ownMs: all.get(pid)?.cpuMs ?? 0, childrenMs: below.reduce((sum, [, { cpuMs }]) => sum + cpuMs, 0) }
}
