import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database'
import { createPool } from './create-pool'
import { migrate } from './migrate'
import { withClient } from './roles'

let database: TestDatabase
let migrationsDir = ''

beforeAll(async () => {
  migrationsDir = mkdtempSync(join(tmpdir(), 'candor-migrations-'))
  mkdirSync(join(migrationsDir, 'meta'))
})

beforeEach(async () => {
  database = await createTestDatabase()
  await withClient(database.migratorUrl, (client) => client.query('drop schema if exists drizzle cascade'))
  return () => database.drop()
})

afterAll(() => rmSync(migrationsDir, { recursive: true, force: true }))

function writeMigrations(statements: readonly string[]): void {
  const entries = statements.map((sql, index) => {
    writeFileSync(join(migrationsDir, `${index}.sql`), sql)
    return { idx: index, version: '7', when: index + 1, tag: String(index), breakpoints: true }
  })
  writeFileSync(
    join(migrationsDir, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

/** The server ends every connection of a pool to this test's database. */
const cutConnections = () =>
  withClient(inject('testServer').adminUrl, (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'candor' and datname = $1",
      [new URL(database.appUrl).pathname.slice(1)],
    ),
  )

const run = () => migrate({ migratorUrl: database.migratorUrl, migrationsDir })

describe('migrations', () => {
  it('applies migrations once, even when two servers start at the same moment', async () => {
    writeMigrations(['create table migrated_a (id int)', 'create table migrated_b (id int)'])
    const results = await Promise.all([run(), run(), run()])
    expect(results.map((result) => result.applied).sort()).toEqual([0, 0, 2])
  })

  it('rolls back a migration that fails halfway', async () => {
    writeMigrations(['create table migrated_c (id int);--> statement-breakpoint\nselect nonsense'])
    await expect(run()).rejects.toThrow()
    const found = await withClient(database.migratorUrl, (client) =>
      client.query("select to_regclass('migrated_c') as t"),
    )
    expect(found.rows).toEqual([{ t: null }])
  })

  it('refuses a database that a newer version has migrated', async () => {
    writeMigrations(['create table migrated_d (id int)', 'create table migrated_e (id int)'])
    await run()
    writeMigrations(['create table migrated_d (id int)'])
    await expect(run()).rejects.toMatchObject({ code: 'database_newer_than_code' })
  })

  it('gives the application its tables and hides the list of migrations from it', async () => {
    writeMigrations(['create schema extra;--> statement-breakpoint\ncreate table extra.f (id int)'])
    await run()
    await withClient(database.appUrl, async (client) => {
      await client.query('insert into extra.f values (1)')
      await expect(client.query('select * from drizzle.__drizzle_migrations')).rejects.toThrow('permission denied')
    })
  })
})

describe('a test’s own database', () => {
  it('gives each test a database that shares nothing with another one', async () => {
    const other = await createTestDatabase()
    await withClient(database.migratorUrl, (client) => client.query('create table mine (id int)'))
    const found = await withClient(other.migratorUrl, (client) => client.query("select to_regclass('mine') as t"))
    await other.drop()
    expect(found.rows).toEqual([{ t: null }])
  })

  it('runs on a supported PostgreSQL version', async () => {
    const found = await withClient(inject('testServer').adminUrl, (client) => client.query('show server_version_num'))
    expect(Number(found.rows[0]?.server_version_num)).toBeGreaterThanOrEqual(150_000)
  })
})

describe('a pool', () => {
  it('stops a statement that takes too long', async () => {
    const pool = createPool(database.appUrl, { statementTimeoutMs: 50 })
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
    await pool.end()
  })

  it('survives an idle connection that the server cuts, and reports it', async () => {
    const errors: string[] = []
    const pool = createPool(database.appUrl, { onIdleError: (error) => errors.push(error.message) })
    await pool.query('select 1')
    await cutConnections()
    await expect.poll(() => errors.length).toBe(1)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  it('fails only the transaction whose connection is cut', async () => {
    const pool = createPool(database.appUrl)
    const client = await pool.connect()
    await client.query('begin')
    const cut = new Promise((resolve) => client.once('end', () => resolve(true)))
    await cutConnections()
    await cut
    await expect(client.query('select 1')).rejects.toThrow()
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
