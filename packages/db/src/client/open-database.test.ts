import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getServerAccount } from './account'
import { actorRoles } from './actor-roles'
import { openDatabase } from './open-database'
import { isAlive } from './process-identity'
import { withClient } from './roles'

const DATABASE_PROCESS = fileURLToPath(new URL('../testing/database-process.ts', import.meta.url))

let dataDir = ''
let holders: ChildProcess[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'candor-open-'))
  chmodSync(dataDir, 0o755)
  holders = []
})

afterEach(async () => {
  for (const holder of holders) await end(holder, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (folder = dataDir) => openDatabase({ dataDir: folder, log: () => undefined })

async function end(holder: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return
  holder.kill(signal)
  await once(holder, 'exit')
}

async function holdInAnotherProcess(): Promise<{
  holder: ChildProcess
  said: { appUrl: string; migratorUrl: string }
}> {
  const holder = spawn(process.execPath, ['--import', 'tsx', DATABASE_PROCESS, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(holder)
  const [line] = await once(createInterface({ input: holder.stdout }), 'line')
  return { holder, said: JSON.parse(String(line)) }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

describe('the embedded database', () => {
  it('keeps every acknowledged row over five kills of the process that holds it', async () => {
    const expected: number[] = []
    for (let cycle = 0; cycle < 5; cycle += 1) {
      const { holder, said } = await holdInAnotherProcess()
      await withClient(said.migratorUrl, async (client) => {
        await client.query('create table if not exists kept (n int primary key)')
        for (let n = cycle * 20; n < cycle * 20 + 20; n += 1) {
          await client.query('insert into kept values ($1)', [n])
          expected.push(n)
        }
      })
      await end(holder, 'SIGKILL')
    }
    const database = await open()
    const rows = await withClient(database.appUrl, (client) => client.query('select n from kept order by n'))
    await database.close()
    expect(rows.rows.map((row) => row.n)).toEqual(expected)
  })

  it('stops the server when the process that owns it ends, even when it is killed', async () => {
    const { holder } = await holdInAnotherProcess()
    const pid = postmasterPid()
    expect(isAlive(pid)).toBe(true)
    await end(holder, 'SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  })

  it('stops an orphaned server and starts in its place', async () => {
    const { holder, said } = await holdInAnotherProcess()
    // Frozen, the watcher's pipe stays open: the server is really left over when the lock of its holder is gone.
    holder.kill('SIGSTOP')
    rmSync(join(dataDir, 'candor.lock'))
    const leftOver = postmasterPid()
    const database = await open()
    expect(postmasterPid()).not.toBe(leftOver)
    expect(isAlive(leftOver)).toBe(false)
    expect(database.appUrl).toBe(said.appUrl)
    await database.close()
    await end(holder, 'SIGKILL')
  })

  it('refuses a second process, in one sentence that names the first', async () => {
    const { holder } = await holdInAnotherProcess()
    await expect(open()).rejects.toMatchObject({
      code: 'data_dir_locked',
      message: `The data directory ${dataDir} is in use by another Candor (process ${holder.pid}): stop that one first, or choose another data directory.`,
    })
  })

  it('refuses to open twice in one process, and opens again after close', async () => {
    const first = await open()
    await expect(open()).rejects.toMatchObject({ code: 'data_dir_locked' })
    await first.close()
    await first.close()
    expect(existsSync(join(dataDir, 'candor.lock'))).toBe(false)
    await (await open()).close()
  })

  it('takes over the lock of a dead process, even when another process has its id', async () => {
    writeFileSync(join(dataDir, 'candor.lock'), JSON.stringify({ pid: process.pid, mark: 'another boot:1' }))
    await (await open()).close()
  })

  it('gives a stale lock to exactly one of several processes that start at once', async () => {
    writeFileSync(join(dataDir, 'candor.lock'), JSON.stringify({ pid: 2 ** 22 + 1, mark: '' }))
    const results = await Promise.allSettled([open(), open(), open()])
    const opened = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    for (const database of opened) await database.close()
    expect(opened).toHaveLength(1)
  })

  it('runs the application as a role that owns nothing, alters nothing and cannot bypass row-level security', async () => {
    const database = await open()
    await withClient(database.migratorUrl, (client) => client.query('create table thing (id int)'))
    await withClient(database.appUrl, async (client) => {
      await client.query('insert into thing values (1)')
      await expect(client.query('drop table thing')).rejects.toThrow('must be owner')
      await expect(client.query('create table other (id int)')).rejects.toThrow('permission denied')
      const role = await client.query(
        'select rolsuper or rolbypassrls or rolcreaterole as special from pg_roles where rolname = current_user',
      )
      expect(role.rows).toEqual([{ special: false }])
    })
    await database.close()
  })

  it('opens a data directory of before the roles of actors, whose application role inherits', async () => {
    const first = await open()
    const { superuser } = JSON.parse(readFileSync(join(dataDir, 'database-secrets.json'), 'utf8'))
    const superuserUrl = first.appUrl.replace(/:\/\/[^@]+@/, `://postgres:${superuser}@`)
    await withClient(superuserUrl, async (client) => {
      await client.query(`drop role ${Object.values(actorRoles).join(', ')}`)
      await client.query('alter role candor_app inherit; create role candor_worker; grant candor_worker to candor_app')
    })
    await first.close()
    const database = await open()
    const rights = await withClient(database.appUrl, (client) =>
      client.query(
        "select bool_or(pg_has_role(name, 'USAGE')) as has_rights, bool_and(pg_has_role(name, 'SET')) as can_act from unnest($1::name[]) as name",
        [Object.values(actorRoles)],
      ),
    )
    await database.close()
    expect(rights.rows).toEqual([{ has_rights: false, can_act: true }])
  })

  it('listens on a private socket only, with fsync on and UTF-8', async () => {
    const database = await open()
    const settings = await withClient(database.appUrl, (client) =>
      client.query(
        "select current_setting('listen_addresses') a, current_setting('fsync') f, current_setting('server_encoding') e",
      ),
    )
    expect(settings.rows).toEqual([{ a: '', f: 'on', e: 'UTF8' }])
    expect(statSync(join(dataDir, 'postgres.run')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'database-secrets.json')).mode & 0o777).toBe(0o600)
    await database.close()
  })

  it('allows 120 connections, or as many as it is asked to allow', async () => {
    const count = async (maxConnections?: number): Promise<unknown> => {
      const database = await openDatabase({ dataDir, maxConnections, log: () => undefined })
      const found = await withClient(database.appUrl, (client) => client.query('show max_connections'))
      await database.close()
      return found.rows[0]?.max_connections
    }
    expect([await count(), await count(166), await count()]).toEqual(['120', '166', '120'])
  })

  it('writes no row of a failed statement into its log', async () => {
    const database = await open()
    await withClient(database.migratorUrl, async (client) => {
      await client.query('create table person (mail text primary key)')
      await client.query("insert into person values ('someone@example.com')")
      await expect(client.query("insert into person values ('someone@example.com')")).rejects.toThrow('duplicate key')
    })
    await database.close()
    const written = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
    expect(written).toContain('duplicate key')
    expect(written).not.toContain('someone@example.com')
  })

  it('works in a folder too deep for a socket path', async () => {
    const deep = join(dataDir, 'd'.repeat(60), 'e'.repeat(60))
    mkdirSync(deep, { recursive: true })
    const database = await open(deep)
    await withClient(database.appUrl, (client) => client.query('select 1'))
    await database.close()
  })

  it('starts although another process has the id of a server that a power failure ended', async () => {
    await (await open()).close()
    // PostgreSQL's own user must own the other process: those of others it does not mind.
    const other = spawn('sleep', ['60'], getServerAccount() ?? {})
    holders.push(other)
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${other.pid}\n${join(dataDir, 'postgres')}\n`)
    mkdirSync(join(dataDir, 'postgres.run'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.run', '.s.PGSQL.5432.lock'), `${other.pid}\n`)
    const database = await open()
    const answer = await withClient(database.appUrl, (client) => client.query('select 1 as one'))
    await database.close()
    expect(answer.rows).toEqual([{ one: 1 }])
    expect(isAlive(other.pid ?? 0)).toBe(true)
  })

  it('restarts a killed server at the same address with every acknowledged row', async () => {
    const database = await open()
    await withClient(database.migratorUrl, (client) => client.query('create table kept as select 1 as n'))
    for (let kill = 0; kill < 2; kill += 1) {
      process.kill(postmasterPid(), 'SIGKILL')
      await expect
        .poll(() => withClient(database.migratorUrl, (client) => client.query('select n from kept')), {
          timeout: 20_000,
          interval: 100,
        })
        .toMatchObject({ rows: [{ n: 1 }] })
    }
    await database.close()
    await expect(withClient(database.appUrl, (client) => client.query('select 1'))).rejects.toThrow()
    // Two restarts, each polled for up to 20 s, do not fit into the default limit.
  }, 90_000)

  it('starts after a power failure left an empty process file', async () => {
    await (await open()).close()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '')
    await (await open()).close()
  })

  it.runIf(process.getuid?.() === 0)('works below a folder that only root may enter', async () => {
    chmodSync(dataDir, 0o700)
    const inside = join(dataDir, 'data')
    const said: string[] = []
    const database = await openDatabase({ dataDir: inside, log: (message) => said.push(message) })
    await withClient(database.appUrl, (client) => client.query('select 1'))
    await database.close()
    const elsewhere = said.map((message) => / keeps its files in (\S+),/.exec(message)?.[1]).find(Boolean)
    expect(elsewhere).toMatch(/^\/var\/lib\/candor\//)
    expect(existsSync(join(String(elsewhere), 'postgres', 'PG_VERSION'))).toBe(true)
    await (await open(inside)).close()
    rmSync(String(elsewhere), { recursive: true })
  })

  it('starts after a first start that was interrupted halfway', async () => {
    mkdirSync(join(dataDir, 'postgres.new'))
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18')
    await (await open()).close()
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false)
  })

  it('reports a data directory that can’t be written', async () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    await expect(open(join(file, 'below'))).rejects.toMatchObject({ code: 'data_dir_not_writable' })
  })

  it('reports data of another PostgreSQL version and leaves the directory unlocked', async () => {
    await (await open()).close()
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(open()).rejects.toMatchObject({ code: 'data_dir_other_version' })
    expect(existsSync(join(dataDir, 'candor.lock'))).toBe(false)
  })

  it('reports missing passwords of an existing cluster', async () => {
    await (await open()).close()
    rmSync(join(dataDir, 'database-secrets.json'))
    await expect(open()).rejects.toMatchObject({ code: 'secrets_missing' })
  })
})
