import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool, lockDataDir } from '@candor/db'
import { createTestDatabase, type TestDatabase } from '@candor/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv, StartError } from './settings/env'

const entry = join(import.meta.dirname, '../main.ts')
const cluster = join(import.meta.dirname, '..', '..', '..', '..')
const secret = randomBytes(32).toString('base64')
const publicUrl = 'https://candor.example'
/** The entry is compiled as it starts: seconds, and more where everything runs at once. */
const startLimitMs = 120_000

let dataDir: string
let database: TestDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candor-start-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const launch = (settings: Readonly<Record<string, string>>): ChildProcess => {
  // Only what a bare machine has: nothing of the tests' own settings.
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    ...settings,
  }
  return spawn(process.execPath, ['--import', 'tsx', entry], { cwd: cluster, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** What a start says until it ends, or until it says the word that is waited for. */
const readOutput = (
  child: ChildProcess,
  until?: string,
): Promise<{ code: number | null; said: string; logged: string }> =>
  new Promise((resolve) => {
    let said = ''
    let logged = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk.toString()
      if (until !== undefined && logged.includes(until)) resolve({ code: null, said, logged })
    })
    child.once('close', (code) => resolve({ code, said, logged }))
  })

const refused: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
  ['no secret', { PUBLIC_URL: publicUrl }, /^SECRET is not set: [^\n]+$/],
  ['a short secret', { PUBLIC_URL: publicUrl, SECRET: 'kQ3vZ9tLwX' }, /^SECRET is shorter than 32 characters: [^\n]+$/],
  [
    'an example',
    { PUBLIC_URL: publicUrl, SECRET: 'changeme'.repeat(5) },
    /^SECRET is an example, not a secret: [^\n]+$/,
  ],
  [
    'a secret of few characters',
    { PUBLIC_URL: publicUrl, SECRET: 'ab12'.repeat(10) },
    /^SECRET can be guessed: [^\n]+$/,
  ],
  ['no public address', { SECRET: secret }, /^PUBLIC_URL must be an https address in production: [^\n]+$/],
  [
    'a public address without https',
    { SECRET: secret, PUBLIC_URL: 'http://candor.example' },
    /^PUBLIC_URL must be an https address[^\n]+$/,
  ],
  [
    'something that is no address',
    { SECRET: secret, PUBLIC_URL: 'candor.example' },
    /^PUBLIC_URL must be an address such as [^\n]+$/,
  ],
]

test.each(refused)('A-01: production refuses to start with %s', (_, settings, sentence) => {
  const start = () => readEnv({ NODE_ENV: 'production', ...settings })
  expect(start).toThrow(StartError)
  expect(start).toThrow(sentence)
})

test(
  'A-01: the entry script exits with a code and one sentence if a setting is refused',
  async () => {
    const { code, said, logged } = await readOutput(launch({ PUBLIC_URL: publicUrl, SECRET: 'changeme'.repeat(5) }))
    expect([code, logged]).toEqual([1, ''])
    expect(said).toMatch(/^SECRET is an example, not a secret: [^\n]+\n$/)
  },
  startLimitMs,
)

test(
  'A-01: a production start on an empty database creates no account, organization or password',
  async () => {
    const child = launch({
      SECRET: secret,
      PUBLIC_URL: publicUrl,
      DATABASE_URL: database.migratorUrl,
      DATABASE_APP_URL: database.appUrl,
      SEED_DEMO: 'auto',
      VOICE: 'off',
    })
    const { said, logged } = await readOutput(child, 'Candor is ready')
    expect(`${said}${logged}`).toContain(`Candor is ready at ${publicUrl}`)
    const pool = createPool(database.migratorUrl, { max: 1 })
    const tables = ['auth_user', 'auth_account', 'auth_session', 'member', 'organization', 'interview_set']
    const counts = await pool.query<{ count: string }>(
      tables.map((table) => `select count(*) from ${table}`).join(' union all '),
    )
    await pool.end()
    const end = readOutput(child)
    child.kill('SIGTERM')
    expect((await end).code).toBe(0)
    expect(counts.rows.map(({ count }) => Number(count))).toEqual(tables.map(() => 0))
  },
  startLimitMs,
)

test(
  'a second start on the same data directory is refused in one sentence, also with an external database',
  async () => {
    const lock = await lockDataDir(dataDir)
    const settings = { NODE_ENV: 'development', DATABASE_URL: database.migratorUrl, DATABASE_APP_URL: database.appUrl }
    const { code, said } = await readOutput(launch(settings))
    lock.release()
    expect(code).toBe(1)
    expect(said).toMatch(/^The data directory [^\n]+ is in use by another Candor [^\n]+\n$/)
  },
  startLimitMs,
)

test(
  'a start with another MEDIA_KEY than before is refused in one sentence',
  async () => {
    const settings = {
      NODE_ENV: 'development',
      DATA_DIR: join(dataDir, 'encrypted'),
      DATABASE_URL: database.migratorUrl,
      DATABASE_APP_URL: database.appUrl,
      SEED_DEMO: 'off',
      VOICE: 'off',
    }
    const first = launch({ ...settings, MEDIA_KEY: randomBytes(32).toString('base64') })
    expect((await readOutput(first, 'Candor is ready')).logged).toContain('Candor is ready')
    const end = readOutput(first)
    first.kill('SIGTERM')
    expect((await end).code).toBe(0)
    const { code, said } = await readOutput(launch({ ...settings, MEDIA_KEY: randomBytes(32).toString('base64') }))
    expect([code, said]).toEqual([1, expect.stringMatching(/^MEDIA_KEY is not the key [^\n]+\n$/)])
  },
  startLimitMs,
)

test(
  'S-01: a start on an address without https warns that cameras will not work',
  async () => {
    const child = launch({
      NODE_ENV: 'development',
      PUBLIC_URL: 'http://192.168.1.20:3000',
      DATABASE_URL: database.migratorUrl,
      DATABASE_APP_URL: database.appUrl,
      SEED_DEMO: 'off',
      VOICE: 'off',
    })
    expect((await readOutput(child, 'Browsers will refuse cameras')).logged).toContain(
      'set PUBLIC_URL to an https address',
    )
    const end = readOutput(child)
    child.kill('SIGTERM')
    expect((await end).code).toBe(0)
  },
  startLimitMs,
)
