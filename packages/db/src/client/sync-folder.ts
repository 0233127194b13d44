import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes what was created, renamed or removed in a folder survive a power cut. */
export function syncFolder(path: string): void {
  // Windows knows no such thing, and needs none.
  if (process.platform === 'win32') return
  const fd = openSync(path, 'r')
  try {
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
}

/** Makes a folder and those above it with this mode, whatever the umask, each entered durably in the one above. */
export function makeFolder(path: string, mode: number): void {
  const first = mkdirSync(path, { recursive: true, mode })
  if (first === undefined) return
  for (let at = path; at.length >= first.length; at = dirname(at)) {
    chmodSync(at, mode)
    syncFolder(dirname(at))
  }
}
