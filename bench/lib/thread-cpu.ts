import { readdirSync, readFileSync } from 'node:fs'

const readOr = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The thread has ended.
    return null
  }
}

/** Sums the processor time of all threads of a process whose name begins with the prefix, in milliseconds. */
export function threadTimeMs(pid: number, name: string): number {
  const tasks = `/proc/${pid}/task`
  return readdirSync(tasks)
    .filter((task) => readOr(`${tasks}/${task}/comm`)?.startsWith(name))
    .map((task) => Number(readOr(`${tasks}/${task}/schedstat`)?.split(' ')[0] ?? 0) / 1_000_000)
    .reduce((sum, ms) => sum + ms, 0)
}
