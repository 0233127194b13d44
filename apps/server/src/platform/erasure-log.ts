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

const begin = '{"submissionId":"'
/** Each line has two ids and a time, which are always as long. */
const lineLength = JSON.stringify({
  submissionId: '0'.repeat(36),
  organizationId: '0'.repeat(36),
  erasedAt: new Date(0).toISOString(),
}).length

/** A write that the power or a full disk ended. Its erasure had not begun: it was written again. */
const isCutOff = (line: string): boolean =>
  line.length < lineLength && begin.startsWith(line.slice(0, begin.length)) && !line.endsWith('}')

const parseLine = (path: string, line: string): readonly Erasure[] => {
  if (isCutOff(line)) return []
  try {
    return [zErasure.parse(JSON.parse(line))]
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
    const file = await open(path, 'a+', privateFileMode)
    try {
      const { size } = await file.stat()
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1))
      if (size > 0 && buffer.toString() !== '\n') await file.appendFile('\n')
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
      : text.split('\n').flatMap((line) => parseLine(path, line))
  },
})
