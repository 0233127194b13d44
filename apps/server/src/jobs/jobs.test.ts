import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { APP_ROLE, createPool, createWithActor, type WithActor } from '@candor/db'
import { createTestDatabase, type TestDatabase } from '@candor/db/testing'
import { BytesUnavailableError } from '@candor/media'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createJobs, type JobDefinition, type JobRunner, migrateJobs } from './jobs'

const holder = fileURLToPath(new URL('../testing/hold-job.ts', import.meta.url))
const zData = z.object({ name: z.string() })
const queues = [
  'notes',
  'flaky',
  'unavailable',
  'hanging',
  'strict',
  'killed',
  'private',
  'backlog',
  'turns',
  'share',
  'hourly',
] as const
const worker = { kind: 'worker' } as const

let database: TestDatabase
let pool: Pool
let withActor: WithActor
let jobs: JobRunner
const logged: string[] = []
const ran: string[] = []
const hung: (() => void)[] = []

/** Notes what it runs; a name that begins with "bad" fails the first time. */
const createDefinition = (queue: string): JobDefinition => ({
  queue,
  shape: zData,
  retryLimit: 3,
  retryDelaySeconds: 1,
  run: async (data) => {
    const { name } = zData.parse(data)
    const isFirst = !ran.includes(name)
    ran.push(name)
    if (name.startsWith('unavailable') && isFirst) throw new BytesUnavailableError('unavailable')
    if (name.startsWith('bad') && isFirst) throw new Error('550 <linh@example.org> is not known here')
    if (name.startsWith('hangs')) await new Promise<void>((resolve) => hung.push(resolve))
  },
})
const sendFor = (queue: (typeof queues)[number], organizationId: string, names: readonly string[]): Promise<void> =>
  withActor(worker, async (tx) => {
    for (const name of names) await jobs.send(tx, { queue, organizationId, data: { name } })
  })
const send = (queue: (typeof queues)[number], name: string, startAfterMs?: number): Promise<void> =>
  withActor(worker, (tx) =>
    jobs.send(tx, { queue, data: { name }, ...(startAfterMs === undefined ? {} : { startAfterMs }) }),
  )
const listRows = async (queue: string): Promise<{ state: string; output: unknown }[]> =>
  (await pool.query('select state, output from pgboss.job where name = $1 order by created_on', [queue])).rows
const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateJobs(database.migratorUrl, { queues, appRole: APP_ROLE })
  pool = createPool(database.appUrl)
  withActor = createWithActor(pool)
  const stream = { write: (line: string) => void logged.push(line) }
  jobs = createJobs(database.appUrl, pino({ level: 'warn' }, stream))
  await jobs.start(queues.filter((queue) => !['killed', 'turns', 'share'].includes(queue)).map(createDefinition))
})
afterAll(async () => {
  for (const end of hung) end()
  await jobs.stop()
  await pool.end()
  await database.drop()
})

describe('a job', () => {
  test('is committed with the change that causes it, or not at all', async () => {
    await send('notes', 'committed')
    const undone = withActor(worker, async (tx) => {
      await jobs.send(tx, { queue: 'notes', data: { name: 'undone' } })
      throw new Error('the change was refused')
    })
    await expect(undone).rejects.toThrow('the change was refused')
    await expect.poll(() => ran).toContain('committed')
    expect((await listRows('notes')).length).toBe(1)
    expect(ran).not.toContain('undone')
  })

  // Taken one by one at the pace of an idle queue this takes more than a minute: the test would end as one that hangs.
  test('starts as soon as a worker is free, even if many wait', async () => {
    const names = Array.from({ length: 60 }, (_, nth) => `waits ${nth}`)
    await withActor(worker, async (tx) => {
      for (const name of names) await jobs.send(tx, { queue: 'backlog', data: { name } })
    })
    await expect.poll(() => names.filter((name) => !ran.includes(name)), { timeout: 25_000 }).toEqual([])
  })

  test('can be sent before this process runs any', async () => {
    const early = createJobs(database.appUrl, pino({ level: 'silent' }))
    await withActor(worker, (tx) => early.send(tx, { queue: 'notes', data: { name: 'before the start' } }))
    await early.stop()
    await expect.poll(() => ran, { timeout: 5_000 }).toContain('before the start')
  })

  test('does not start before its change is committed', async () => {
    await withActor(worker, async (tx) => {
      await jobs.send(tx, { queue: 'notes', data: { name: 'early' } })
      await wait(1_500)
      expect(ran).not.toContain('early')
    })
    await expect.poll(() => ran, { timeout: 5_000 }).toContain('early')
  })

  test('waits for its start time', async () => {
    const startedMs = Date.now()
    await send('notes', 'later', startedMs + 3_000)
    await expect.poll(() => ran, { timeout: 10_000 }).toContain('later')
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(2_900)
  })

  test('that may run once in a span is added once, however many processes send it, and again in the next span', async () => {
    const other = createJobs(database.appUrl, pino({ level: 'silent' }))
    const order = { queue: 'hourly', data: { name: 'hourly' }, onceEveryMs: 3_600_000 }
    const sendBoth = () => Promise.all([jobs, other].map((sender) => withActor(worker, (tx) => sender.send(tx, order))))
    await sendBoth()
    await sendBoth()
    await expect.poll(async () => (await listRows('hourly')).map(({ state }) => state)).toEqual(['completed'])
    await pool.query("update pgboss.job set singleton_on = singleton_on - interval '1 hour' where name = 'hourly'")
    await sendBoth()
    await other.stop()
    expect(await listRows('hourly')).toHaveLength(2)
  })

  test('stays in the archive for a week after its end, and for two weeks if no process runs it', async () => {
    await send('notes', 'archived')
    const { rows } = await pool.query(
      `select distinct deletion_seconds / 86400 as archived_days, extract(epoch from keep_until - start_after) / 86400 as waiting_days
        from pgboss.job where name = 'notes'`,
    )
    expect(rows.map((row) => [Number(row.archived_days), Number(row.waiting_days)])).toEqual([[7, 14]])
  })

  test('runs again a little later if it fails, and other jobs do not', async () => {
    await withActor(worker, async (tx) => {
      await jobs.send(tx, { queue: 'flaky', data: { name: 'good one' } })
      await jobs.send(tx, { queue: 'flaky', data: { name: 'bad one' } })
      await jobs.send(tx, { queue: 'flaky', data: { name: 'good two' } })
    })
    const states = async () => (await listRows('flaky')).map((row) => row.state)
    await expect.poll(states, { timeout: 15_000 }).toEqual(['completed', 'completed', 'completed'])
    const count = (name: string) => ran.filter((ranName) => ranName === name).length
    expect([count('good one'), count('bad one'), count('good two')]).toEqual([1, 2, 1])
  })

  test('waits without using up a try if its bytes are on an unavailable process', async () => {
    await send('unavailable', 'unavailable one')
    const rows = async () =>
      (
        await pool.query(
          "select state, retry_count as retries, start_after > now() + interval '20 seconds' as waits from pgboss.job where name = 'unavailable' order by created_on",
        )
      ).rows
    await expect.poll(rows, { timeout: 5_000 }).toEqual([
      { state: 'completed', retries: 0, waits: false },
      { state: 'created', retries: 0, waits: true },
    ])
  })

  test('does not delay the next one if it hangs', async () => {
    await send('hanging', 'hangs')
    await expect.poll(() => ran, { timeout: 5_000 }).toContain('hangs')
    await send('hanging', 'after it')
    await expect.poll(() => ran, { timeout: 5_000 }).toContain('after it')
  })

  test('of an organization waits for one job of each other organization and not for all', async () => {
    const many = Array.from({ length: 30 }, (_, nth) => `many ${nth}`)
    await sendFor('turns', 'organization-a', many)
    await sendFor('turns', 'organization-b', ['few 0', 'few 1'])
    const other = createJobs(database.appUrl, pino({ level: 'silent' }))
    await other.start([{ ...createDefinition('turns'), atOnce: 1 }])
    await expect.poll(() => ran.filter((name) => /^(?:many|few) /.test(name)).length, { timeout: 25_000 }).toBe(32)
    const order = ran.filter((name) => /^(?:many|few) /.test(name))
    expect(order.slice(0, 4).toSorted()).toEqual(['few 0', 'few 1', 'many 0', 'many 1'])
    await other.stop()
  })

  // The jobs of one change have one creation time, so the queue may start them in any order.
  test('of an organization starts while all places of another organization hang', async () => {
    const listStarted = () => ran.filter((name) => name.startsWith('hangs a'))
    await sendFor('share', 'organization-a', ['hangs a1', 'hangs a2', 'hangs a3'])
    const other = createJobs(database.appUrl, pino({ level: 'silent' }))
    await other.start([{ ...createDefinition('share'), atOnce: 3, atOncePerOrganization: 2 }])
    await expect.poll(listStarted, { timeout: 15_000 }).toHaveLength(2)
    await sendFor('share', 'organization-b', ['b of another organization'])
    await expect.poll(() => ran, { timeout: 15_000 }).toContain('b of another organization')
    expect(listStarted()).toHaveLength(2)
    for (const end of hung.splice(0)) end()
    await expect.poll(() => listStarted().toSorted(), { timeout: 15_000 }).toEqual(['hangs a1', 'hangs a2', 'hangs a3'])
    for (const end of hung.splice(0)) end()
    await other.stop()
  })

  test('never reaches its handler if its data is invalid', async () => {
    const before = ran.length
    await withActor(worker, (tx) => jobs.send(tx, { queue: 'strict', data: { nickname: 'x' } }))
    await expect.poll(async () => (await listRows('strict'))[0]?.state, { timeout: 5_000 }).toBe('retry')
    expect(ran.length).toBe(before)
  })

  test('leaves only the kind of its failure in the log and the database, and no personal data', async () => {
    await send('private', 'bad private')
    await expect.poll(async () => (await listRows('private'))[0]?.state, { timeout: 5_000 }).toBe('retry')
    expect(JSON.stringify([await listRows('private'), logged])).not.toContain('linh@example.org')
    expect(logged.join('')).toContain('"queue":"private"')
  })

  test('runs again in another process within 45 seconds if its process was killed', async () => {
    await send('killed', 'orphan')
    const child = spawn(process.execPath, ['--import', 'tsx', holder, database.appUrl, 'killed'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(createInterface({ input: child.stdout }), 'line')
    child.kill('SIGKILL')
    const killedMs = Date.now()
    const other = createJobs(database.appUrl, pino({ level: 'silent' }))
    await other.start([createDefinition('killed')])
    await expect.poll(() => ran, { timeout: 50_000 }).toContain('orphan')
    expect(Date.now() - killedMs).toBeLessThan(45_000)
    await other.stop()
  }, 70_000)
})
