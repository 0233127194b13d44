import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The data set is not available, so nothing is measured. */
export class DataSetUnavailableError extends Error {
  override readonly name = 'SetNotAtHandError'
}

/** Lines of a JSON-lines file below the data folder, not yet validated. */
export async function readLines(folder: string, file: string): Promise<unknown[]> {
  const text = await readText(folder, file)
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}

/** A file below the data folder; throws a clear error if it is missing. */
export async function readText(
  folder: string,
  file: string,
  whenMissing = `${file} is not in the data folder: nothing was measured and nothing is claimed`,
): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch (error) {
    if (isMissing(error)) throw new DataSetUnavailableError(whenMissing)
    throw error
  }
}

/** The paths, below the data folder, of all files in a set's folder and the folders in it. */
export async function listFiles(folder: string, set: string, whenMissing: string): Promise<string[]> {
  try {
    const entries = await readdir(join(folder, set), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    return files.map((file) => file.slice(join(folder, '/').length)).sort()
  } catch (error) {
    if (isMissing(error)) throw new DataSetUnavailableError(whenMissing)
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
