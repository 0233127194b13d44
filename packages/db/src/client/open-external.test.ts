import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database'
import { onDatabase } from '../testing/test-server'
import { actorRoles } from './actor-roles'
import { openDatabase } from './open-database'
import { withClient } from './roles'

let database: TestDatabase
let dataDir = ''
const madeRoles: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'candor-external-'))
})

afterAll(async () => {
  for (const name of madeRoles) await asAdmin(`drop owned by ${name}; drop role ${name}`)
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (databaseUrl: string, databaseAppUrl?: string) =>
  openDatabase({ databaseUrl, databaseAppUrl, dataDir, log: () => undefined })

const adminUrl = () => onDatabase(inject('testServer').adminUrl, new URL(database.appUrl).pathname.slice(1))
const asAdmin = (statements: string) => withClient(adminUrl(), (client) => client.query(statements))

/** An application role of an operator's own making, and its URL. */
async function makeRole(): Promise<{ name: string; url: string }> {
  const login = { user: `own_${randomBytes(6).toString('hex')}`, password: randomBytes(12).toString('hex') }
  await asAdmin(`create role ${login.user} login password '${login.password}'`)
  madeRoles.push(login.user)
  return { name: login.user, url: onDatabase(adminUrl(), new URL(database.appUrl).pathname.slice(1), login) }
}

/** Whether a connection as the role can act as a worker, and whether it reads as one before it does. */
async function readAsWorker(url: string): Promise<{ before: number; asWorker: number }> {
  await asAdmin("insert into store_node values ('n', 'u', 'p', now(), now()) on conflict do nothing")
  return withClient(url, async (client) => {
    const count = async () => Number((await client.query('select count(*) from store_node')).rows[0].count)
    const before = await count()
    await client.query("begin; select set_config('role', 'candor_worker', true)")
    return { before, asWorker: await count() }
  })
}

describe('the roles of actors on an external PostgreSQL', () => {
  it('refuses an application role without them, and prints the lines that help', async () => {
    const role = await makeRole()
    await asAdmin(`grant select on store_node to ${role.name}`)
    const refused = await open(database.migratorUrl, role.url).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'actor_roles_missing' })
    const lines = String(refused instanceof Error ? refused.message : refused)
      .split('\n')
      .slice(1)
      .join('\n')
    expect(lines).toContain(`grant ${Object.values(actorRoles).join(', ')} to "${role.name}"`)
    await asAdmin(lines)
    await (await open(database.migratorUrl, role.url)).close()
    expect(await readAsWorker(role.url)).toEqual({ before: 0, asWorker: 1 })
  })

  it('refuses an application role that has their rights at all times', async () => {
    const role = await makeRole()
    await asAdmin(
      `grant ${Object.values(actorRoles).join(', ')} to ${role.name}; grant select on store_node to ${role.name}`,
    )
    expect(await readAsWorker(role.url)).toEqual({ before: 1, asWorker: 1 })
    await expect(open(database.migratorUrl, role.url)).rejects.toMatchObject({ code: 'actor_roles_missing' })
  })

  it('gives them to the application role, and corrects one that inherits, where it may', async () => {
    const role = await makeRole()
    await asAdmin(`grant candor_worker to ${role.name}; grant select on store_node to ${role.name}`)
    await (await open(adminUrl(), role.url)).close()
    expect(await readAsWorker(role.url)).toEqual({ before: 0, asWorker: 1 })
  })
})

describe('an external PostgreSQL', () => {
  it('uses the two roles that it was given', async () => {
    const opened = await open(database.migratorUrl, database.appUrl)
    expect(opened).toMatchObject({ kind: 'external', migratorUrl: database.migratorUrl, appUrl: database.appUrl })
    await withClient(opened.migratorUrl, (client) => client.query('create table given (id int)'))
    await withClient(opened.appUrl, (client) => client.query('insert into given values (1)'))
    await opened.close()
  })

  it('refuses an application role that bypasses row-level security', async () => {
    const asSuperuser = onDatabase(inject('testServer').adminUrl, new URL(database.appUrl).pathname.slice(1))
    await expect(open(database.migratorUrl, asSuperuser)).rejects.toMatchObject({ code: 'app_role_missing' })
  })

  it('refuses an application role with an unknown password and says what to do', async () => {
    const refused = open(database.migratorUrl)
    await expect(refused).rejects.toMatchObject({ code: 'app_role_missing' })
    await expect(refused).rejects.toThrow('DATABASE_APP_URL')
  })

  it('refuses a server that does not answer, without showing the password', async () => {
    const refused = open('postgresql://someone:s3cret@127.0.0.1:1/candor')
    await expect(refused).rejects.toMatchObject({ code: 'database_unreachable' })
    await expect(refused).rejects.toThrow('127.0.0.1:1/candor cannot be reached (ECONNREFUSED)')
    await expect(refused).rejects.not.toThrow('s3cret')
  })

  it('refuses a version older than 15', async () => {
    const old = createServer((socket) => {
      socket.once('data', () => socket.write(sayHello()))
      socket.on('data', (data) => {
        if (data[0] === QUERY) socket.write(sayVersion('14'))
      })
    })
    await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve))
    const address = old.address()
    const port = typeof address === 'object' ? address?.port : 0
    await expect(open(`postgresql://a:b@127.0.0.1:${port}/candor`)).rejects.toMatchObject({ code: 'database_too_old' })
    old.close()
  })
})

const QUERY = 'Q'.charCodeAt(0)

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const READY = message('Z', Buffer.from('I'))

/** AuthenticationOk and ReadyForQuery of PostgreSQL's wire protocol. */
function sayHello(): Buffer {
  return Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), READY])
}

/** One row with one int4 column named `version`. */
function sayVersion(version: string): Buffer {
  const column = Buffer.alloc(18)
  column.writeInt32BE(23, 6)
  column.writeInt16BE(4, 10)
  column.writeInt32BE(-1, 12)
  const description = Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), column])
  const row = Buffer.alloc(6)
  row.writeInt16BE(1)
  row.writeInt32BE(version.length, 2)
  return Buffer.concat([
    message('T', description),
    message('D', Buffer.concat([row, Buffer.from(version)])),
    message('C', Buffer.from('SELECT 1\0')),
    READY,
  ])
}
