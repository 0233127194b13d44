import { assess } from '@candor/assess'
import { assessment, submission } from '@candor/db'
import { readFrozenInput } from '../../apps/server/src/modules/assessments/judging/frozen-input'
import type { ProductDatabase } from './product-database'

const worker = { kind: 'worker' } as const

type Engine = 'builtin' | 'llm'

const listSubmissions = async (database: ProductDatabase, setId: string) => {
  const { id, state, judging } = submission
  const rows = await database.withActor(worker, (tx) =>
    tx.select({ id, state, judging, setId: submission.setId }).from(submission),
  )
  return rows.filter((row) => row.setId === setId)
}

/** Counts the submissions of a set that still wait for this engine's version. */
export const countWaiting = async (database: ProductDatabase, setId: string, engine: Engine): Promise<number> => {
  const rows = await listSubmissions(database, setId)
  return rows.filter((row) => (engine === 'builtin' ? row.state !== 'assessed' : row.judging === 'waiting')).length
}

/** Lists how long after `sinceMs` each scored version of a set was stored, in milliseconds. */
export const listWaitTimesMs = async (
  database: ProductDatabase,
  wanted: { readonly setId: string; readonly engine: Engine; readonly sinceMs: number },
): Promise<number[]> => {
  const ids = new Set((await listSubmissions(database, wanted.setId)).map(({ id }) => id))
  const { submissionId, engine, state, createdAt } = assessment
  const rows = await database.withActor(worker, (tx) =>
    tx.select({ submissionId, engine, state, createdAt }).from(assessment),
  )
  return rows
    .filter((row) => ids.has(row.submissionId) && row.engine === wanted.engine && row.state === 'scored')
    .map((row) => row.createdAt.getTime() - wanted.sinceMs)
}

/** Runs the engine in this process on stored inputs. Returns the milliseconds of each run. */
export const measureEngine = async (database: ProductDatabase, limit: number): Promise<number[]> => {
  const { input: frozen, inputHash: hash } = assessment
  const rows = await database.withActor(worker, (tx) =>
    tx.select({ input: frozen, inputHash: hash }).from(assessment).limit(limit),
  )
  return rows.map(({ input: stored, inputHash }) => {
    const input = readFrozenInput(stored, inputHash)
    if (input === null) throw new Error('a stored input can’t be read')
    const startedMs = performance.now()
    assess(input, { newId: () => 'v', clockIso: () => '2026-01-01T00:00:00.000Z' })
    return performance.now() - startedMs
  })
}
