import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A folder for the databases of this process. Its name says whose it is, so that a later run can remove it if this one is killed. */
export function makeTestFolder(directory: string): string {
  return mkdtempSync(join(directory, `candor-test-${process.pid}-`))
}

/** Removes the folders of this user's processes that have ended: those of a killed run would fill the memory. */
export function removeStaleFolders(directory: string): void {
  for (const name of readdirSync(directory)) {
    const pid = Number(/^candor-test-(\d+)-/.exec(name)?.[1])
    if (!Number.isInteger(pid) || isRunning(pid)) continue
    const folder = join(directory, name)
    if (isOurs(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

/** False, too, if another run has removed it. */
function isOurs(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === (process.getuid?.() ?? -1)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Any other error means that the process exists and belongs to someone else.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
