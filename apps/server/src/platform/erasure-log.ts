import { open } from 'node:fs/promises'
import { z } from 'zod'
import { findTrimmedText, privateFileMode } from './durable-file'
import { StartError } from './start-error'

const zErasure = z.strictObject({ submissionId: z.uuid(), organizationId: z.uuid(), erasedAt: z.iso.datetime() })
export type Erasure = z.infer<typeof zErasure>
/** Of a whole organization. */
const zOrganizationErasure = zErasure.omit({ submissionId: true })
export type OrganizationErasure = z.infer<typeof zOrganizationErasure>
const zLine = z.union([zErasure, zOrganizationErasure])

/** Which submissions and organizations were erased, in a file outside of the backups: what a backup brings back is erased again. Ids only. */
export interface ErasureLog {
  /** On the disk when it resolves. */
  append(erasures: readonly (Erasure | OrganizationErasure)[]): Promise<void>
  list(): Promise<Erasure[]>
  listOrganizations(): Promise<OrganizationErasure[]>
}

const sampleId = '0'.repeat(36)
const organizationSample = { organizationId: sampleId, erasedAt: new Date(0).toISOString() }
/** How the lines of each kind begin, and their length: ids and times are always as long. */
const forms = [{ submissionId: sampleId, ...organizationSample }, organizationSample].map((sample) => {
  const line = JSON.stringify(sample)
  return { begin: line.slice(0, line.indexOf(sampleId)), length: line.length }
})

/** A write that the power or a full disk ended. Its erasure had not begun: it was written again. */
const isCutOff = (line: string): boolean =>
  !line.endsWith('}') &&
  forms.some(({ begin, length }) => line.length < length && begin.startsWith(line.slice(0, begin.length)))

const parseLine = (path: string, line: string): readonly z.infer<typeof zLine>[] => {
  if (isCutOff(line)) return []
  try {
    return [zLine.parse(JSON.parse(line))]
  } catch {
    throw new StartError(
      `${path} holds a line that is no erasure: restore the file, because what was erased is found by it.`,
    )
  }
}

const readLines = async (path: string | undefined): Promise<z.infer<typeof zLine>[]> => {
  const text = path === undefined ? null : await findTrimmedText(path)
  return path === undefined || text === null || text === ''
    ? []
    : text.split('\n').flatMap((line) => parseLine(path, line))
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
    const lines = await readLines(path)
    return lines.flatMap((line) => ('submissionId' in line ? [line] : []))
  },
  async listOrganizations() {
    const lines = await readLines(path)
    return lines.flatMap((line) => ('submissionId' in line ? [] : [line]))
  },
})
