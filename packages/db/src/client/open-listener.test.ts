import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database'
import { type ListenerOptions, openListener } from './open-listener'
import { withClient } from './roles'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const open = async (options: Partial<ListenerOptions> = {}) => {
  const onNotice = vi.fn<(payload: string) => void>()
  const onLost = vi.fn<(error: Error) => void>()
  const listener = await openListener(database.appUrl, {
    channel: 'a_channel',
    onNotice,
    onLost,
    timeoutMs: 2_000,
    ...options,
  })
  return { listener, onNotice, onLost }
}
const notify = (channel: string, payload: string) =>
  withClient(database.migratorUrl, (client) => client.query('select pg_notify($1, $2)', [channel, payload]))

test('a listener receives the notices of its channel and no others, until it is closed', async () => {
  const { listener, onNotice, onLost } = await open()
  await notify('another', '1')
  await notify('a_channel', '2')
  await expect.poll(() => onNotice.mock.calls).toEqual([['2']])
  await listener.close()
  await notify('a_channel', '3')
  expect([onNotice.mock.calls.length, onLost.mock.calls]).toEqual([1, []])
})

test('a listener whose connection is cut says so once, and its statements fail', async () => {
  const { listener, onLost } = await open()
  const { rows } = await listener.database.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await withClient(database.appUrl, (client) => client.query('select pg_terminate_backend($1)', [rows[0]?.pid]))
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  await expect(listener.database.execute(sql`select 1`)).rejects.toThrow()
  await listener.close()
  expect(onLost).toHaveBeenCalledOnce()
})

test('a statement that gets no answer in time fails', async () => {
  const { listener } = await open({ timeoutMs: 1_000 })
  await expect(listener.database.execute(sql`select pg_sleep(5)`)).rejects.toThrow()
  await listener.close()
})

test('a database that can’t be reached is an error of the opening', async () => {
  const options = { channel: 'a_channel', onNotice: vi.fn(), onLost: vi.fn(), timeoutMs: 500 }
  await expect(openListener('postgres://nobody@127.0.0.1:9/none', options)).rejects.toThrow()
  expect(options.onLost).not.toHaveBeenCalled()
})
