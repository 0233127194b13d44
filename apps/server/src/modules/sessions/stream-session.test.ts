import type { AddressInfo } from 'node:net'
import { type SessionEvent, zSessionEvent } from '@candor/contract'
import { streamLimits } from '@candor/domain'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import { createEvents } from '../../platform/events/process-events'
import { callAs } from '../../testing/call-as'
import {
  type CandidateSession,
  createTypedTurn,
  type InterviewFixture,
  openInterviewFixture,
} from '../../testing/interview-fixture'
import { commitTurn } from './operations/commit-turn'
import { endSession } from './operations/end-session'
import { createSessionWatch, type SessionWatch } from './session-watch'
import { createStreamHandler } from './stream-session'

let fixture: InterviewFixture
let linkId: string
let app: FastifyInstance
let watch: SessionWatch
let baseUrl: string
let caller: Caller

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  watch = createSessionWatch(fixture.deps, { pollMs: 50 })
  // The browser of these tests opens connections ahead, which a server that closes would wait for.
  app = fastify({ forceCloseConnections: true })
  callAs(app, () => caller)
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof AppError ? error.status : 500).send({ message: String(error) }),
  )
  app.get('/stream', createStreamHandler({ deps: fixture.deps, ports: fixture.ports, watch, keepAliveMs: 40 }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}/stream`
})
afterAll(async () => {
  watch.stop()
  await app.close()
  await fixture.close()
})

interface Seen {
  readonly id: number
  readonly event: SessionEvent
}

/** Reads frames of a stream until a condition holds or it ends. */
const open = async (candidateSession: CandidateSession, headers: Record<string, string> = {}, query = '') => {
  caller = candidateSession.caller
  const abort = new AbortController()
  const response = await fetch(`${baseUrl}?sessionId=${candidateSession.id}${query}`, { headers, signal: abort.signal })
  const reader = response.body?.getReader()
  const seen: Seen[] = []
  let text = ''
  let comments = 0
  const take = (frame: string): void => {
    if (frame.startsWith(':')) comments += 1
    const [, id, data] = /^id: (\d+)\ndata: (.*)$/.exec(frame) ?? []
    if (id !== undefined && data !== undefined) {
      seen.push({ id: Number(id), event: zSessionEvent.parse(JSON.parse(data)) })
    }
  }
  const until = async (isEnough: () => boolean): Promise<'enough' | 'ended'> => {
    while (!isEnough()) {
      const block = await reader?.read()
      if (block === undefined || block.done) return 'ended'
      text += Buffer.from(block.value).toString('utf8')
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      frames.forEach(take)
    }
    return 'enough'
  }
  return { response, seen, until, comments: () => comments, close: () => abort.abort() }
}
const messagesIn = (seen: readonly Seen[]) =>
  seen.flatMap(({ id, event }) => (event.type === 'message' ? [{ id, type: event.entry.type }] : []))
const hasSession = (seen: readonly Seen[], lastSeq: number) => () =>
  seen.some(({ id, event }) => event.type === 'session' && id >= lastSeq)

describe('the stream of a session', () => {
  test('sends the journal from its start, then each new entry, with their numbers', async () => {
    const candidateSession = await fixture.begin(linkId)
    const stream = await open(candidateSession)
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    await stream.until(hasSession(stream.seen, 2))
    expect(messagesIn(stream.seen)).toEqual([
      { id: 1, type: 'intro' },
      { id: 2, type: 'question' },
    ])
    const view = await commitTurn(fixture.context, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    await stream.until(hasSession(stream.seen, view.row.state.lastSeq))
    const ids = messagesIn(stream.seen).map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => index + 1))
    expect(ids.at(-1)).toBe(view.row.state.lastSeq)
    stream.close()
  })

  test('answers HEAD with its headers at once, and ends', async () => {
    const candidateSession = await fixture.begin(linkId)
    caller = candidateSession.caller
    const response = await fetch(`${baseUrl}?sessionId=${candidateSession.id}`, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(await response.text()).toBe('')
  })

  test('continues after the last number that the browser has seen, from the header or the address', async () => {
    const candidateSession = await fixture.begin(linkId)
    await commitTurn(fixture.context, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    for (const [headers, query] of [
      [{ 'last-event-id': '2' }, ''],
      [{}, '&after=2'],
    ] as const) {
      const stream = await open(candidateSession, headers, query)
      await stream.until(hasSession(stream.seen, 3))
      expect(messagesIn(stream.seen)[0]?.id).toBe(3)
      stream.close()
    }
  })

  test('sends entries that another process wrote, and keep-alives in between', async () => {
    const candidateSession = await fixture.begin(linkId)
    const stream = await open(candidateSession, { 'last-event-id': '2' })
    await stream.until(() => stream.comments() > 0)
    const elsewhere = { deps: { ...fixture.deps, events: createEvents() }, ports: fixture.ports }
    const view = await commitTurn(elsewhere, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    expect(await stream.until(hasSession(stream.seen, view.row.state.lastSeq))).toBe('enough')
    stream.close()
  })

  test('ends with the session, and tells a browser that has seen everything not to reconnect', async () => {
    const candidateSession = await fixture.begin(linkId)
    const stream = await open(candidateSession)
    const view = await endSession(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
    })
    expect(await stream.until(() => false)).toBe('ended')
    expect(stream.seen.at(-1)?.id).toBe(view.row.state.lastSeq)
    const reopened = await open(candidateSession, { 'last-event-id': String(view.row.state.lastSeq) })
    expect(reopened.response.status).toBe(204)
    const missed = await open(candidateSession, { 'last-event-id': '1' })
    expect(await missed.until(() => false)).toBe('ended')
    expect(messagesIn(missed.seen)[0]?.id).toBe(2)
  })

  test('is ended for a newer one when a session has too many, and tells the browser not to return at once', async () => {
    const candidateSession = await fixture.begin(linkId, { email: 'many@example.org' })
    caller = candidateSession.caller
    const first = await fetch(`${baseUrl}?sessionId=${candidateSession.id}`)
    const later: Awaited<ReturnType<typeof open>>[] = []
    for (let count = 0; count < streamLimits.maxPerSession; count += 1) {
      const stream = await open(candidateSession)
      await stream.until(hasSession(stream.seen, 2))
      later.push(stream)
    }
    expect(await first.text()).toMatch(/retry: 60000\n\n$/)
    const view = await commitTurn(fixture.context, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    for (const stream of later) {
      expect(await stream.until(hasSession(stream.seen, view.row.state.lastSeq))).toBe('enough')
      stream.close()
    }
  })

  test('answers 404 for another candidate’s session, a missing one and an invalid id', async () => {
    const candidateSession = await fixture.begin(linkId)
    const other = await fixture.begin(linkId, { email: 'other@example.org' })
    const foreign = await open({ ...candidateSession, caller: other.caller })
    const missing = await open({ ...other, id: fixture.deps.newId() })
    const malformed = await open({ ...other, id: 'no-id' })
    expect([foreign.response.status, missing.response.status, malformed.response.status]).toEqual([404, 404, 404])
  })

  test('ends when the server stops, so that the server can stop', async () => {
    const candidateSession = await fixture.begin(linkId)
    const stream = await open(candidateSession)
    await stream.until(hasSession(stream.seen, 2))
    watch.stop()
    expect(await stream.until(() => false)).toBe('ended')
    const late = await open(candidateSession)
    expect(await late.until(() => false)).toBe('ended')
  })
})
