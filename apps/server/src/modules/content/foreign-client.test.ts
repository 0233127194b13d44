import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, connect as dial, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createHttpClient } from '../../testing/http-client'
import { sampleContent } from '../../testing/sample-set'
import { signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const script = join(import.meta.dirname, '../../../../../docs/examples/upload.sh')
const run = promisify(execFile)
const bytes = randomBytes(1_500_000)
const zStarted = z.object({ id: z.string() })
const zBegun = z.object({ answers: z.array(z.object({ answerId: z.string() })).min(1) })

let server: TestServer
let connection: Awaited<ReturnType<typeof openConnection>>
let directory: string
let file: string

/** A connection to the server that breaks once, in mid-body, and counts what was sent. */
const openConnection = async (port: number) => {
  const traffic = { sentBytes: 0, cutAtBytes: Number.POSITIVE_INFINITY, cuts: 0 }
  const listener: Server = createServer((from) => {
    const to = dial(port, '127.0.0.1')
    from.on('data', (block) => {
      traffic.sentBytes += block.length
      if (traffic.sentBytes < traffic.cutAtBytes) return
      traffic.cutAtBytes = Number.POSITIVE_INFINITY
      traffic.cuts += 1
      from.destroy()
      to.destroy()
    })
    from.pipe(to).pipe(from)
    for (const socket of [from, to]) socket.on('error', () => socket.destroy())
    from.on('close', () => to.destroy())
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('the connection has no port')
  return { traffic, url: `http://127.0.0.1:${address.port}`, close: () => listener.close() }
}

const startInterview = async (): Promise<{ sessionId: string; answerId: string; cookie: string }> => {
  const recruiter = createHttpClient(server.url)
  await signUp(recruiter, 'mai@example.org')
  const content = sampleContent(server.running.deps.newId)
  const made = await recruiter.post('/api/interview/interview/set', { name: 'Set', producedBy: null, content })
  const active = await recruiter.patch(`/api/interview/interview/set/${String(made.body.id)}`, { status: 1 })
  const candidate = createHttpClient(server.url)
  const started = await candidate.post('/api/interview/interview/chat/start', {
    linkId: active.body.linkId,
    language: 'en',
    mode: 'chat',
    firstName: 'Nguyễn',
    lastName: 'Ánh',
    email: 'anh@example.org',
    isTermsAccepted: true,
    consents: ['recording', 'ai', 'server_transcription'].map((purpose) => ({
      purpose,
      version: '1',
      textSha256: 'a'.repeat(64),
    })),
  })
  const sessionId = zStarted.parse(started.body).id
  const begun = await candidate.post('/api/interview/interview/chat/begin', { sessionId, mode: 'chat' })
  const cookie = started.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  return { sessionId, answerId: zBegun.parse(begun.body).answers[0]?.answerId ?? '', cookie }
}

beforeAll(async () => {
  server = await startTestServer()
  connection = await openConnection(Number(new URL(server.url).port))
  directory = await mkdtemp(join(tmpdir(), 'candor-foreign-'))
  file = join(directory, 'recording.webm')
  await writeFile(file, bytes)
})
afterAll(async () => {
  connection.close()
  await server.stop()
  await rm(directory, { recursive: true })
})

test('a script written from docs/upload-protocol.md alone resumes after a lost connection and after a restart (V-18)', async () => {
  const { sessionId, answerId, cookie } = await startInterview()
  const env = { PATH: process.env.PATH ?? '', COOKIE: cookie, CHUNK_BYTES: '200000' }
  const words = [file, connection.url, sessionId, answerId]
  connection.traffic.cutAtBytes = 500_000
  const first = spawn('bash', [script, ...words], { env, stdio: 'ignore', detached: true })
  await expect.poll(() => connection.traffic.sentBytes, { timeout: 20_000 }).toBeGreaterThan(900_000)
  // Ends the whole process group: bash and its curl.
  process.kill(-(first.pid ?? 0), 'SIGKILL')
  await once(first, 'close')
  const { stderr } = await run('bash', [script, ...words], { env })
  const from = Number(/Stored so far: (\d+) of 1500000/.exec(stderr)?.[1])
  expect(from).toBeGreaterThanOrEqual(400_000)
  expect(from).toBeLessThan(bytes.length)
  expect(stderr).toContain('Sealed: 1500000 bytes')
  expect(connection.traffic.cuts).toBe(1)
  // At most the bytes in transit at the two interruptions are sent twice.
  expect(connection.traffic.sentBytes).toBeLessThan(bytes.length + 3 * 210_000)
  const stored = await server.running.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.query.upload.findFirst({ columns: { state: true, sha256: true, sizeBytes: true } }),
  )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(stored).toEqual({ state: 'sealed', sha256, sizeBytes: bytes.length })
}, 60_000)
