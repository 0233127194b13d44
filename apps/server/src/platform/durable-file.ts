import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

const syncFolder = async (path: string): Promise<void> => {
  // Windows can't flush folders, and does not need to.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a file that is complete or absent after a power failure, readable by its owner only. */
export const writeDurably = async (path: string, text: string): Promise<void> => {
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
}

/** Makes a folder and those above it, each entered durably in the one above: a power cut must not take it with all it holds. */
export const makeFolder = async (path: string): Promise<void> => {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let at = path; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}
