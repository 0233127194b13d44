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
import { appErrorOf, problemOf, retryHeaders } from '../http/problem'
import { registerRaw } from '../http/register-raw'
import { createContent } from '../modules/content'
import { createUploadPorts } from '../modules/content/create-upload-ports'
import { type CandidateSession, nobody, openInterviewFixture } from './interview-fixture'

const worker = { kind: 'worker' } as const

/** A store whose appends and seals stand still while it is held (a process frozen in the middle of one), or whose disk is full. */
const createHold = (store: AppendStore) => {
  let release = (): void => undefined
  let held: Promise<void> | null = null
  let waiting = 0
  let isFull = false
  const pass = async (): Promise<void> => {
    waiting += 1
    await held
    waiting -= 1
  }
  const wrapped: AppendStore = {
    create: async (key) => (isFull ? { outcome: 'no_space' } : store.create(key)),
    stat: (key) => store.stat(key),
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
    hold: (): void => {
      held = new Promise((resolve) => {
        release = resolve
      })
    },
    release: (): void => {
      held = null
      release()
    },
    fill: (full: boolean): void => {
      isFull = full
    },
    /** Appends and seals that stand still. */
    waiting: () => waiting,
  }
}

interface ServerParts {
  readonly deps: Deps
  readonly fixture: Awaited<ReturnType<typeof openInterviewFixture>>
  readonly callers: Map<string, CandidateSession>
}

/** One process of several on a database, with a disk, a port and its recordings' routes; who calls is said by a cookie. */
const openStoreServer = async ({ deps, fixture, callers }: ServerParts) => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-store-'))
  const held = createHold(createFileAppendStore({ directory, nowMs: deps.clock.nowMs }))
  const { store: local, ...handle } = held
  const ports = { ...fixture.content.ports, ...createUploadPorts(deps, { local, objects: null }) }
  const content = createContent(deps, { os: createImplementer(false), ports })
  const app = fastify()
  await app.register(fastifyCookie)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    request.caller = callers.get(request.cookies.who ?? '')?.caller ?? nobody
  })
  app.setErrorHandler((error, _request, reply) => {
    const problem = problemOf(appErrorOf(error)?.code ?? 'INTERNAL', 'test')
    return reply.status(problem.status).headers(retryHeaders(problem.code)).send(problem)
  })
  await registerRaw(app, { handlers: content.raw, isProduction: false })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await ports.stores.start(url)
  // How long ago it was seen is said by the test, not by the time it takes.
  await ports.stores.stop()
  return {
    deps,
    ports,
    content,
    context: { deps, ports },
    /** Whom this process knows by their cookie. */
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

/** Two processes on one database, and a candidate in the middle of an interview. */
export const openStoreServers = async () => {
  const fixture = await openInterviewFixture()
  const candidateSession = await fixture.begin((await fixture.makeSet()).linkId, { mode: 'chat' })
  const known = () => new Map([['mine', candidateSession]])
  const [one, two] = [fixture.deps.newId(), fixture.deps.newId()]
  const first = await openStoreServer({ deps: { ...fixture.deps, storeId: one }, fixture, callers: known() })
  const second = await openStoreServer({ deps: { ...fixture.deps, storeId: two }, fixture, callers: known() })
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
    revive: (server: StoreServer) => change(server, { seenAt: sql`now() + interval '1 hour'` }),
    lose: (server: StoreServer, agoHours = 1) =>
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
