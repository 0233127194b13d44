import type { AuditedServer } from '../../modules/audit/testing/open-audited-server'
import { dumpDatabase, listFiles } from '../stored-data'
import { always, type Mark } from './marks'

/** Words in the database and in the files that are under any name. */
const readStored = async ({ pool, deps }: AuditedServer): Promise<string> => {
  const files = await listFiles(deps.env.dataDir)
  return [await dumpDatabase(pool), ...files.map(({ path, bytes }) => `${path} ${bytes.toString('latin1')}`)]
    .join('\n')
    .toLowerCase()
}

const isStored = (stored: string, { word }: Mark): boolean =>
  [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64').toLowerCase()].some((form) =>
    stored.includes(form),
  )

/** What no table keeps, or only until it is replaced. */
const neverStored = ['question to the chat', 'reason of a hold']

/** Where words of erased interviews are, and words of others that the search misses: it would miss a leak, too. */
export const findLeaks = async (server: AuditedServer, marks: readonly Mark[], remaining: ReadonlySet<string>) => {
  const stored = await readStored(server)
  const isKept = ({ keptBy }: Mark): boolean => keptBy.some((id) => id === always || remaining.has(id))
  const found = marks.filter((mark) => isStored(stored, mark))
  const expected = marks.filter((mark) => isKept(mark) && !neverStored.includes(mark.what))
  return {
    leaks: found.filter((mark) => !isKept(mark)).map(({ what, word }) => `${what} ${word}`),
    missing: expected.filter((mark) => !found.includes(mark)).map(({ what, word }) => `${what} ${word}`),
  }
}
