import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeNode, upload } from '@candor/db'
import { type AppendStore, createFileAppendStore } from '@candor/media'
import fastifyCookie from '@fastify/cookie'
import { eq, sql } from 'drizzle-orm'
import fastify from 'fastify'
import type { Deps } from '../deps'
import { createImplementer } from '../http/implement'
import { createProblem, retryHeaders, toAppError } from '../http/problem'
import { registerRaw } from '../http/register-raw'
import { createContent } from '../modules/content'
import { createUploadPorts } from '../modules/content/create-upload-ports'
import { callAs } from './call-as'
import { anonymousCaller, type CandidateSession, openInterviewFixture } from './interview-fixture'
import type { TestDeps } from './test-deps'

const worker = { kind: 'worker' } as const

/** A store that can be paused within an append or seal, like a frozen process, or whose disk can be full. */
const createPausableStore = (store: AppendStore) => {
  let release = (): void => undefined
  let paused: Promise<void> | null = null
  let pausedCount = 0
  let isFull = false
  const pass = async (): Promise<void> => {
    pausedCount += 1
    await paused
    pausedCount -= 1
  }
  const wrapped: AppendStore = {
    create: async (key) => (isFull ? { outcome: 'no_space' } : store.create(key)),
    stat: (key) => store.stat(key),
    findSeal: (key) => store.findSeal(key),
    append: async (request) => {
      await pass()
      if (!isFull) return store.append(request)
      return { outcome: 'no_space', offsetBytes: (await store.stat(request.key))?.sizeBytes ?? 0 }
    },
    seal: async (request) => {
      const sealed = await store.seal(request)
      await pass()
      return sealed
    },
    read: (key, range) => store.read(key, range),
    delete: (key) => store.delete(key),
    list: () => store.list(),
    recover: () => store.recover(),
    close: () => store.close(),
  }
  return {
    store: wrapped,
    pause: (): void => {
      paused = new Promise((resolve) => {
        release = resolve
      })
    },
    resume: (): void => {
      paused = null
      release()
    },
    setFull: (full: boolean): void => {
      isFull = full
    },
    /** How many appends and seals are paused. */
    pausedCount: () => pausedCount,
  }
}

interface ServerParts {
  readonly deps: Deps & Pick<TestDeps, 'tokenConnections'>
  readonly fixture: Awaited<ReturnType<typeof openInterviewFixture>>
  readonly callers: Map<string, CandidateSession>
}

/** One process of several on a database, with a disk, a port and the recordings' routes. A cookie says who calls. */
const openStoreServer = async ({ deps, fixture, callers }: ServerParts) => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-store-'))
  const pausable = createPausableStore(createFileAppendStore({ directory, nowMs: deps.clock.nowMs }))
  const { store: local, ...handle } = pausable
  const ports = {
    ...fixture.content.ports,
    ...createUploadPorts(deps, {
      local,
      objects: null,
      readDiskSpace: fixture.ports.readDiskSpace,
      connections: deps.tokenConnections,
    }),
  }
  const content = createContent(deps, { os: createImplementer(false), ports })
  const app = fastify()
  await app.register(fastifyCookie)
  callAs(app, (request) => callers.get(request.cookies.who ?? '')?.caller ?? anonymousCaller)
  app.setErrorHandler((error, _request, reply) => {
    const known = toAppError(error)
    const problem = createProblem(known?.code ?? 'INTERNAL', 'test', known ?? {})
    return reply.status(problem.status).headers(retryHeaders(problem.code, problem.params)).send(problem)
  })
  await registerRaw(app, { handlers: content.raw, isProduction: false })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await ports.stores.start(url)
  // The test sets when the process was last seen.
  await ports.stores.stop()
  return {
    deps,
    ports,
    content,
    context: { deps, ports },
    /** Candidate sessions by cookie. */
    callers,
    url,
    local,
    ...handle,
    stored: async (key: string) => (await local.stat(key))?.sizeBytes ?? null,
    async close(): Promise<void> {
      await app.close()
      await local.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
export type StoreServer = Awaited<ReturnType<typeof openStoreServer>>

/** Two processes on one database, and a candidate in an interview. */
export const openStoreServers = async () => {
  const fixture = await openInterviewFixture()
  const candidateSession = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat' })
  const known = () => new Map([['mine', candidateSession]])
  const [firstId, secondId] = [fixture.deps.newId(), fixture.deps.newId()]
  const first = await openStoreServer({ deps: { ...fixture.deps, storeId: firstId }, fixture, callers: known() })
  const second = await openStoreServer({ deps: { ...fixture.deps, storeId: secondId }, fixture, callers: known() })
  const change = (server: StoreServer, values: { seenAt?: ReturnType<typeof sql>; url?: string }): Promise<unknown> =>
    fixture.deps.withActor(worker, (tx) =>
      tx.update(storeNode).set(values).where(eq(storeNode.id, server.deps.storeId)),
    )
  return {
    fixture,
    candidateSession,
    first,
    second,
    /** For an hour from now. */
    markAlive: (server: StoreServer) => change(server, { seenAt: sql`now() + interval '1 hour'` }),
    markLost: (server: StoreServer, agoHours = 1) =>
      change(server, { seenAt: sql`now() - make_interval(hours => ${agoHours})` }),
    move: (server: StoreServer, url: string) => change(server, { url }),
    row: async (id: string) => {
      const [row] = await fixture.deps.withActor(worker, (tx) => tx.select().from(upload).where(eq(upload.id, id)))
      if (row === undefined) throw new Error('no such upload')
      return row
    },
    async close(): Promise<void> {
      await first.close()
      await second.close()
      await fixture.close()
    },
  }
}
export type StoreServers = Awaited<ReturnType<typeof openStoreServers>>
