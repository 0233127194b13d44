import { createHash } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import { recordContent, recordEntry, recordHead, type Transaction } from '../../packages/db/src/index'
import {
  type ChainHead,
  type ChainProblem,
  checkEntries,
  emptyHead,
  findEndProblem,
} from '../../packages/domain/src/index'

const entriesAtOnce = 2_000
const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What was found in the chain of one organization. */
export interface VerifiedChain {
  readonly organizationId: string
  readonly entries: number
  /** Entries whose record was erased. Its hash can't be checked any more; its place can. */
  readonly erased: number
  readonly firstAt: Date | null
  readonly lastAt: Date | null
  /** The hash at the end. */
  readonly end: string
  readonly problem: ChainProblem | null
}

const listPage = (tx: Transaction, organizationId: string, after: number) =>
  tx
    .select({ entry: recordEntry, salt: recordContent.salt, content: recordContent.content })
    .from(recordEntry)
    .leftJoin(recordContent, eq(recordContent.id, recordEntry.recordId))
    .where(and(eq(recordEntry.organizationId, organizationId), gt(recordEntry.seq, after)))
    .orderBy(asc(recordEntry.seq))
    .limit(entriesAtOnce)

type Row = Awaited<ReturnType<typeof listPage>>[number]

const toChecked = ({ entry, salt, content }: Row) => ({
  entry: { ...entry, happenedAt: entry.happenedAt.toISOString() },
  record: salt === null ? null : { salt, content },
})

const readHead = async (tx: Transaction, organizationId: string): Promise<ChainHead> => {
  const [stored = emptyHead] = await tx
    .select({ seq: recordHead.seq, hash: recordHead.hash })
    .from(recordHead)
    .where(eq(recordHead.organizationId, organizationId))
  return stored
}

/** Reads a chain in pages and checks each entry, what its record says, and the end. Stops at the first problem. */
export async function verifyChain(tx: Transaction, organizationId: string): Promise<VerifiedChain> {
  let head = emptyHead
  let problem: ChainProblem | null = null
  let erased = 0
  let firstAt: Date | null = null
  let lastAt: Date | null = null
  let lastSeq = 0
  let awaitedSeq = 0
  for (;;) {
    const rows = await listPage(tx, organizationId, lastSeq)
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) {
      const stored = await readHead(tx, organizationId)
      // Candor may have added entries while the others were read: they are read, too.
      if (stored.seq > head.seq && stored.seq !== awaitedSeq) {
        awaitedSeq = stored.seq
        continue
      }
      problem = findEndProblem(head, stored)
      break
    }
    ;({ head, problem } = checkEntries(hashText, head, rows.map(toChecked)))
    erased += rows.filter(({ salt }) => salt === null).length
    firstAt ??= first.entry.happenedAt
    lastAt = last.entry.happenedAt
    lastSeq = last.entry.seq
    if (problem !== null) break
  }
  return { organizationId, entries: head.seq, erased, firstAt, lastAt, end: head.hash, problem }
}

const problems = {
  content: 'what this record says was changed',
  order: 'an entry before it is missing, or it was added or moved',
  link: 'it does not follow the entry before it',
  hash: 'it was changed',
  end: 'the chain does not end where it should: entries are missing or were added',
} satisfies Record<ChainProblem['kind'], string>

const formatTime = (at: Date | null): string => at?.toISOString() ?? 'none'

/** Two lines for each organization. */
export const formatVerified = (chains: readonly VerifiedChain[]): string =>
  chains
    .map(({ organizationId, entries, erased, firstAt, lastAt, end, problem }) => {
      const result = problem === null ? 'ok' : `BROKEN at entry ${problem.seq}: ${problems[problem.kind]}`
      const times = `first ${formatTime(firstAt)}, last ${formatTime(lastAt)}`
      return `${organizationId}  ${result}\n  ${entries} entries, ${erased} of them erased, ${times}, end ${end}`
    })
    .join('\n')
