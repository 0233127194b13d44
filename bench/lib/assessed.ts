import { assess } from '@candor/assess'
import { assessment, submission } from '@candor/db'
import { and, count, eq, ne } from 'drizzle-orm'
import { readFrozenInput } from '../../apps/server/src/modules/interview/judging/frozen-input'
import type { ProductDatabase } from './product-database'

const worker = { kind: 'worker' } as const

/** How many of a set still wait for that engine's version. */
export const countWaiting = async (
  database: ProductDatabase,
  setId: string,
  engine: 'builtin' | 'llm',
): Promise<number> => {
  const isWaiting = engine === 'builtin' ? ne(submission.state, 'assessed') : eq(submission.judging, 'waiting')
  const [row] = await database.withActor(worker, (tx) =>
    tx
      .select({ waiting: count() })
      .from(submission)
      .where(and(eq(submission.setId, setId), isWaiting)),
  )
  return row?.waiting ?? 0
}

/** When each scored version of a set's submissions was stored, counted from an instant, in milliseconds. */
export const waitedMs = async (
  database: ProductDatabase,
  of: { readonly setId: string; readonly engine: 'builtin' | 'llm'; readonly sinceMs: number },
): Promise<number[]> => {
  const rows = await database.withActor(worker, (tx) =>
    tx
      .select({ at: assessment.createdAt })
      .from(assessment)
      .innerJoin(submission, eq(assessment.submissionId, submission.id))
      .where(and(eq(submission.setId, of.setId), eq(assessment.engine, of.engine), eq(assessment.state, 'scored'))),
  )
  return rows.map(({ at }) => at.getTime() - of.sinceMs)
}

/** The engine alone, in this process, on what the server had just read of those submissions: milliseconds each. */
export const engineAloneMs = async (database: ProductDatabase, setId: string, most: number): Promise<number[]> => {
  const rows = await database.withActor(worker, (tx) =>
    tx
      .select({ input: assessment.input, inputHash: assessment.inputHash })
      .from(assessment)
      .innerJoin(submission, eq(assessment.submissionId, submission.id))
      .where(and(eq(submission.setId, setId), eq(assessment.engine, 'builtin')))
      .limit(most),
  )
  return rows.map(({ input: stored, inputHash }) => {
    const input = readFrozenInput(stored, inputHash)
    if (input === null) throw new Error('what the server was given can’t be read')
    const startedMs = performance.now()
    assess(input, { newId: () => 'v', clockIso: () => '2026-01-01T00:00:00.000Z' })
    return performance.now() - startedMs
  })
}
