import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database'
import { onDatabase } from '../testing/test-server'
import { openDatabase } from './open-database'
import { withClient } from './roles'

let database: TestDatabase
let dataDir = ''

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'candor-external-'))
})

afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (databaseUrl: string, databaseAppUrl?: string) =>
  openDatabase({ databaseUrl, databaseAppUrl, dataDir, log: () => undefined })

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
