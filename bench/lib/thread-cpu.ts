import { readdirSync, readFileSync } from 'node:fs'

const readOr = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It ended in between.
    return null
  }
}

/** Processor time so far of all threads of a process whose name begins so, in milliseconds; the kernel counts it in nanoseconds. */
export function threadTimeMs(pid: number, name: string): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks)
    .filter((task) => readOr(`${tasks}/${task}/comm`)?.startsWith(name))
    .map((task) => Number(readOr(`${tasks}/${task}/schedstat`)?.split(' ')[0] ?? 0) / 1_000_000)
    .reduce((sum, ms) => sum + ms, 0)
}
