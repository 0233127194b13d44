import { createTestDatabase, type TestDatabase } from '@candor/db/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toAppError } from '../http/problem'
import { type ConnectionClass, runInConnectionClass } from '../platform/connection-class'
import { createPools } from './create-pools'

let database: TestDatabase
let pools: ReturnType<typeof createPools>
beforeAll(async () => {
  database = await createTestDatabase()
  pools = createPools(database.appUrl, () => undefined)
})
afterAll(async () => {
  await pools.end()
  await database.drop()
})

const query = (
  connectionClass: ConnectionClass,
  { wait = Promise.resolve(), client = 'flood' }: { wait?: Promise<unknown>; client?: string } = {},
) =>
  runInConnectionClass(
    connectionClass,
    () =>
      pools.withActor({ kind: 'worker' }, async (tx) => {
        await wait
        return (await tx.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one
      }),
    client,
  )

test('anonymous callers who use up their connections leave those of interviews and members alone, and get UNAVAILABLE', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const flood = Array.from({ length: 230 }, () =>
    query('anonymous', { wait: held }).catch((error: unknown) => toAppError(error)),
  )
  // Beyond those that have a connection or wait for one, no caller waits.
  expect(await Promise.race(flood)).toMatchObject({ code: 'UNAVAILABLE' })
  expect(await Promise.all([query('interview'), query('ordinary'), query('background')])).toEqual([1, 1, 1])
  const stranger = query('anonymous', { client: 'another' })
  release()
  expect(await stranger).toBe(1)
  const results = await Promise.all(flood)
  const refused = results.filter((result) => result !== 1)
  expect(refused.length).toBeGreaterThan(0)
  for (const result of refused) expect(result).toMatchObject({ code: 'UNAVAILABLE' })
})
