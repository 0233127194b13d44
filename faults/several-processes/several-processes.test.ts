import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realtimeVersion } from '@candor/contract'
import { storeNode, upload } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openProductDatabase, type ProductDatabase } from '../../bench/lib/product-database'
import type { ApiClient } from '../../e2e/support/api-client'
import { freePort } from '../../e2e/support/product'
import { beginRecording, beginTypedInterview, makeActiveSet, makeRecruiter } from '../../e2e/support/scenario'
import { listDescendants, signalAll } from '../lib/processes'
import { waitUntil } from '../lib/wait'
import { makeExpectedBytes } from '../powercut/expected-bytes'
import { type Sender, type SendPlan, sendAll } from '../two-servers/upload-sender'
import { getLockFile, readPid, readStoreId, type Server, startServer } from './start-server'

/** Longer than anything takes here on any machine. */
const limitMs = 60_000
const plan: SendPlan = { sizeBytes: 1_500_000, chunkBytes: 150_000, pauseMs: 100 }
const worker = { kind: 'worker' } as const

let dataDir: string
let port: number
let server: Server
let database: ProductDatabase
let linkId: string
let lastSeed = 0
/** Complete recordings. */
const complete: Sender[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candor-processes-'))
  // PostgreSQL's user must be able to enter the folder.
  await chmod(dataDir, 0o755)
  port = await freePort()
  server = await startServer({ dataDir, port }, 2)
  database = openProductDatabase(dataDir)
  const recruiter = await makeRecruiter(server.url)
  linkId = (await makeActiveSet(recruiter.api)).linkId
})

afterAll(async () => {
  await database.close()
  signalAll([server], 'SIGTERM')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
})

/** A new connection for each request: the processes get them in turn. */
const overNewConnections = (api: ApiClient): ApiClient => ({
  ...api,
  request: (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    return api.request(path, { ...init, headers })
  },
})

const beginSender = async (): Promise<Sender> => {
  lastSeed += 1
  const person = { firstName: 'Many', lastName: `${lastSeed}`, email: `many-${lastSeed}@example.org` }
  const { api, uploadId } = await beginRecording(server.url, linkId, person)
  return { seed: lastSeed, uploadId, api: overNewConnections(api), takeovers: 0, acknowledgedBytes: 0 }
}

const findOwners = async (senders: readonly Sender[]): Promise<ReadonlyMap<string, string | null>> => {
  const ids = new Set(senders.map(({ uploadId }) => uploadId))
  const rows = await database.withActor(worker, (tx) => tx.select().from(upload))
  return new Map(rows.filter(({ id }) => ids.has(id)).map(({ id, ownerNode }) => [id, ownerNode]))
}

/** Begins recordings until each process owns two of them. They are begun over connections that both processes get. */
const beginAtBoth = async (): Promise<Sender[]> => {
  const senders: Sender[] = []
  const hasTwoEach = async (): Promise<boolean> => {
    senders.push(...(await Promise.all([beginSender(), beginSender(), beginSender()])))
    const owners = [...(await findOwners(senders)).values()]
    return [1, 2].every((number) => owners.filter((owner) => owner === readStoreId(dataDir, number)).length >= 2)
  }
  expect(await waitUntil(hasTwoEach, limitMs, 0)).toBe(true)
  return senders
}

const expectComplete = async (sender: Sender): Promise<void> => {
  const media = await sender.api.request(`/api/content/file/media/${sender.uploadId}`, { method: 'GET' })
  expect(media.status).toBe(200)
  const stored = new Uint8Array(await media.arrayBuffer())
  expect(Buffer.compare(stored, makeExpectedBytes(sender.seed, 0, plan.sizeBytes))).toBe(0)
}

/** Twice, over new connections: each process answers one of them. */
const expectCompleteEverywhere = async (senders: readonly Sender[]): Promise<void> => {
  for (const sender of senders) {
    await expectComplete(sender)
    await expectComplete(sender)
  }
}

test('each process has a port of its own for the others, because the shared one leads to any of them', async () => {
  const rows = await database.withActor(worker, (tx) => tx.select().from(storeNode))
  const ports = rows.map(({ url }) => Number(new URL(url).port))
  expect(new Set([...ports, port]).size).toBe(3)
})

test('both processes of a port own uploads, and each recording holds every byte over many connections', async () => {
  const senders = await beginAtBoth()
  await Promise.all(senders.map((sender) => sendAll(sender, plan)))
  expect(senders.map(({ takeovers }) => takeovers)).toEqual(senders.map(() => 0))
  await expectCompleteEverywhere(senders)
  complete.push(...senders)
})

test('a socket in one process hears of the commands that another process received', async () => {
  const person = { firstName: 'Socket', lastName: 'Here', email: 'socket@example.org' }
  const { api, session } = await beginTypedInterview(server.url, linkId, person)
  const cookie = api.cookies().map(({ name, value }) => `${name}=${value}`)
  const address = `ws://localhost:${port}/api/interview/interview/chat/stream?sessionId=${session.id}`
  const socket = new WebSocket(address, { headers: { cookie: cookie.join('; '), origin: server.url } })
  const turns = new Set<number>()
  socket.on('message', (data) => {
    const { event } = JSON.parse(String(data))
    const turn = event?.session?.current?.turn
    if (turn !== undefined) turns.add(turn)
  })
  await once(socket, 'open')
  socket.send(
    JSON.stringify({
      type: 'hello',
      version: realtimeVersion,
      resumeFrom: 0,
      heardSeq: 0,
      wantsVoice: false,
      hears: 'words',
    }),
  )
  let current = session.current
  // Two commands over two connections: one of them reaches the process without the socket.
  for (const text of ['I moved our payments to a new provider.', 'I lost a backup once, and wrote a check for it.']) {
    const { turn, take } = current ?? { turn: 0, take: 0 }
    const answered = await overNewConnections(api).request('/api/interview/interview/text/post', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId: session.id, turn, take, text }),
    })
    expect(answered.status).toBe(200)
    const body = (await answered.json()) as typeof session
    current = body.current
    const next = current?.turn
    if (next !== undefined) expect(await waitUntil(async () => turns.has(next), limitMs, 20)).toBe(true)
  }
  expect(turns.size).toBeGreaterThan(1)
  socket.terminate()
})

const readStart = async (storeId: string): Promise<string | undefined> => {
  const rows = await database.withActor(worker, (tx) => tx.select().from(storeNode))
  return rows.find(({ id }) => id === storeId)?.process
}

const getOffset = async (sender: Sender): Promise<number> => {
  const answer = await sender.api.request(`/api/content/file/chunk/${sender.uploadId}`, { method: 'HEAD' })
  return Number(answer.headers.get('upload-offset') ?? Number.NaN)
}

test('a process that is killed during uploads loses no acknowledged byte and is started again, while the other one serves', async () => {
  const senders = await beginAtBoth()
  const owners = await findOwners(senders)
  const storeId = readStoreId(dataDir, 2)
  const [idle, ...others] = senders.toSorted(
    (one, other) => Number(owners.get(other.uploadId) === storeId) - Number(owners.get(one.uploadId) === storeId),
  )
  if (idle === undefined) throw new Error('no sender')
  const stopped = { ...idle, acknowledgedBytes: 0 }
  await sendAll(stopped, { ...plan, untilBytes: 450_000 })
  expect(stopped.acknowledgedBytes).toBe(450_000)
  const sending = others.map((sender) => sendAll(sender, plan))
  expect(await waitUntil(async () => others.every((one) => one.acknowledgedBytes > 0), limitMs, 20)).toBe(true)
  const before = { pid: readPid(dataDir, 2), process: await readStart(storeId) }
  signalAll([before], 'SIGKILL')
  // The main process notices it at once; until then it may give a connection to the process that has ended.
  expect(await waitUntil(async () => server.output().includes('"ended":2'), limitMs, 20)).toBe(true)
  const fresh = overNewConnections((await makeRecruiter(server.url)).api)
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await fresh.request('/api/content/configuration', { method: 'GET' })).status).toBe(200)
  }
  expect(await waitUntil(async () => (await readStart(storeId)) !== before.process, limitMs, 20)).toBe(true)
  expect(readPid(dataDir, 2)).not.toBe(before.pid)
  expect(await getOffset(stopped)).toBe(450_000)
  await Promise.all([...sending, sendAll(stopped, plan)])
  expect(stopped.takeovers).toBe(0)
  await expectCompleteEverywhere(senders)
  complete.push(...senders)
})

test('SIGTERM ends all processes in order and frees the data directory', async () => {
  const family = listDescendants(server.pid)
  expect(family.length).toBeGreaterThan(2)
  signalAll([server], 'SIGTERM')
  expect(await server.ended).toBe(0)
  const isGone = async (): Promise<boolean> => family.every(({ pid }) => !existsSync(`/proc/${pid}`))
  expect(await waitUntil(isGone, limitMs, 20)).toBe(true)
  expect([join(dataDir, 'candor.lock'), getLockFile(dataDir, 1), getLockFile(dataDir, 2)].filter(existsSync)).toEqual(
    [],
  )
})

test('a start with one process after one with two still serves the recordings of both', async () => {
  server = await startServer({ dataDir, port }, 1)
  expect(server.output()).toContain('"processes":[2],"msg":"more processes than PROCESSES are started')
  await database.close()
  database = openProductDatabase(dataDir)
  expect(new Set((await findOwners(complete)).values()).size).toBe(2)
  await expectCompleteEverywhere(complete)
})

test('a process that ends again and again ends the server with one sentence', async () => {
  const pid = readPid(dataDir, 2)
  // In use by another server, as it looks to the process: it can't start again.
  writeFileSync(getLockFile(dataDir, 2), JSON.stringify({ pid: process.pid, mark: '' }))
  signalAll([{ pid }], 'SIGKILL')
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(/^The server processes ended five times within a minute: [^\n]+$/m)
  await rm(getLockFile(dataDir, 2))
  server = await startServer({ dataDir, port }, 2)
  await expectComplete(complete[0] ?? (await beginSender()))
})
