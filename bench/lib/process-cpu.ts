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
    // The name in brackets may contain anything. After it: state, parent, … utime is field 14, stime field 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs }
  } catch {
    // The process has ended.
    return null
  }
}

/** Sums the processor time of a process and of its running children, in milliseconds. */
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
