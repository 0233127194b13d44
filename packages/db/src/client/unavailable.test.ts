import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWithActor } from '../actor'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database'
import { onDatabase } from '../testing/test-server'
import { createPool } from './create-pool'
import { isDatabaseUnavailable } from './unavailable'

const worker = { kind: 'worker' } as const
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const getRejection = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

const raise = (code: string) => sql.raw(`do $$ begin raise exception 'planted' using errcode = '${code}'; end $$`)

describe('a database that can’t be used now', () => {
  it.each(['53300', '53100', '53200', '57P01', '57014', '55P03', '40001', '40P01'])(
    'is recognized by the code %s',
    async (code) => {
      const pool = createPool(database.appUrl, { max: 1 })
      const withActor = createWithActor(pool)
      const error = await getRejection(withActor(worker, (tx) => tx.execute(raise(code))))
      expect(isDatabaseUnavailable(error)).toBe(true)
      await pool.end()
    },
  )

  it('is not a violated constraint, another mistake of ours, or a missing file', async () => {
    const pool = createPool(database.appUrl, { max: 1 })
    const withActor = createWithActor(pool)
    for (const code of ['23505', '42601', '22P02']) {
      const error = await getRejection(withActor(worker, (tx) => tx.execute(raise(code))))
      expect(isDatabaseUnavailable(error)).toBe(false)
    }
    const missing = Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT', syscall: 'open' })
    expect(isDatabaseUnavailable(missing)).toBe(false)
    await pool.end()
  })

  it('is recognized when no server answers, when a wait for a connection is over, and when too many wait', async () => {
    const nowhere = createPool('postgresql://a:b@127.0.0.1:1/none')
    expect(isDatabaseUnavailable(await getRejection(createWithActor(nowhere)(worker, async () => null)))).toBe(true)
    await nowhere.end()
    // Also the limit for opening the first connection, which takes hundreds of milliseconds on a busy machine.
    const pool = createPool(database.appUrl, { max: 1, connectionTimeoutMs: 2_000 })
    const held = await pool.connect()
    const waiting = getRejection(createWithActor(pool)(worker, async () => null))
    const refused = getRejection(createWithActor(pool, { maxWaiting: 1 })(worker, async () => null))
    expect(await refused).toMatchObject({ name: 'DatabaseBusyError' })
    expect(isDatabaseUnavailable(await refused)).toBe(true)
    expect(isDatabaseUnavailable(await waiting)).toBe(true)
    held.release()
    await pool.end()
  })
})

describe('a transaction', () => {
  it('is retried once after a deadlock, and no more', async () => {
    const pool = createPool(database.appUrl, { max: 1 })
    const withActor = createWithActor(pool)
    let runs = 0
    const failing = (times: number) =>
      withActor(worker, async (tx) => {
        runs += 1
        if (runs <= times) await tx.execute(raise('40P01'))
        return runs
      })
    expect(await failing(1)).toBe(2)
    runs = 0
    expect(isDatabaseUnavailable(await getRejection(failing(5)))).toBe(true)
    expect(runs).toBe(2)
    await pool.end()
  })

  it('whose connection is cut by the server counts as unavailable', async () => {
    const pool = createPool(database.appUrl, { max: 1 })
    const error = await getRejection(
      createWithActor(pool)(worker, async (tx) => {
        const admin = new Client(onDatabase(inject('testServer').adminUrl, new URL(database.appUrl).pathname.slice(1)))
        const own = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        await admin.connect()
        await admin.query('select pg_terminate_backend($1)', [own.rows[0]?.pid])
        await admin.end()
        return tx.execute(sql`select 1`)
      }),
    )
    expect(isDatabaseUnavailable(error)).toBe(true)
    await pool.end()
  })
})
