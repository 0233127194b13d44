import { open } from 'node:fs/promises'
import { z } from 'zod'
import { findTrimmedText, privateFileMode } from './durable-file'
import { StartError } from './start-error'

const zErasure = z.object({ submissionId: z.uuid(), organizationId: z.uuid(), erasedAt: z.iso.datetime() })
export type Erasure = z.infer<typeof zErasure>

/** Which submissions were erased, in a file outside of the backups: what a backup brings back is erased again. Ids only. */
export interface ErasureLog {
  /** On the disk when it resolves. */
  append(erasures: readonly Erasure[]): Promise<void>
  list(): Promise<Erasure[]>
}

const parseLine = (path: string, line: string): Erasure => {
  try {
    return zErasure.parse(JSON.parse(line))
  } catch {
    throw new StartError(
      `${path} holds a line that is no erasure: restore the file, because erased interviews are found by it.`,
    )
  }
}

/** `path`: of the file; undefined: none is kept. */
export const createErasureLog = (path: string | undefined): ErasureLog => ({
  async append(erasures) {
    if (path === undefined || erasures.length === 0) return
    const file = await open(path, 'a', privateFileMode)
    try {
      await file.appendFile(erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''))
      await file.sync()
    } finally {
      await file.close()
    }
  },
  async list() {
    const text = path === undefined ? null : await findTrimmedText(path)
    return path === undefined || text === null || text === ''
      ? []
      : text.split('\n').map((line) => parseLine(path, line))
  },
})
