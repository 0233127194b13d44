import type { ServerResponse } from 'node:http'
import { type SessionEvent, zId } from '@candor/contract'
import { isOver, streamLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { getCaller } from '../../http/request-caller'
import { errorType } from '../../platform/error-type'
import { AppError } from '../../platform/errors'
import { findCandidateActor } from './authentication'
import { createOpenStreams, type OpenStreams } from './open-streams'
import type { SessionPorts } from './ports'
import { presentEntries, presentSession, type SessionView } from './present'
import * as repo from './repo/index'
import { loadView, withStoredBytes } from './session-view'
import type { SessionWatch } from './session-watch'

export interface StreamContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'log'>
  readonly ports: Pick<SessionPorts, 'store' | 'voice'>
  readonly watch: SessionWatch
  readonly keepAliveMs: number
}

const zSeq = z.coerce.number().int().min(0)
const zQuery = z.object({ sessionId: zId, after: zSeq.optional() })

const readQuery = (request: FastifyRequest): { sessionId: string; afterSeq: number } => {
  const query = zQuery.safeParse(request.query)
  if (!query.success) throw new AppError('SESSION_NOT_FOUND')
  const lastEventId = zSeq.safeParse(request.headers['last-event-id'])
  return {
    sessionId: query.data.sessionId,
    afterSeq: lastEventId.success ? lastEventId.data : (query.data.after ?? 0),
  }
}

const frame = (id: number, event: SessionEvent): string => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

/** The frames after a number: every message, then the current session. */
const createFrames = (context: StreamContext, view: SessionView, afterSeq: number): string => {
  const hasVoice = context.ports.voice !== null
  const shown = { nowMs: context.deps.clock.nowMs(), hasVoice }
  const news = view.journal.filter((row) => row.seq > afterSeq)
  const messages = presentEntries(view.row.id, news, hasVoice)
  const session = presentSession(view, shown)
  return [
    ...messages.map((entry) => frame(entry.seq, { type: 'message', entry })),
    frame(view.row.state.lastSeq, { type: 'session', session }),
  ].join('')
}

interface Stream {
  readonly response: ServerResponse
  readonly actor: repo.CandidateActor
  readonly sessionId: string
  sentSeq: number
}

/**
 * The browser may have disconnected, or the server may be stopping: then writes are skipped. A browser that does not read is cut
 * off; it continues from the last entry that it has seen.
 */
const send = (response: ServerResponse, text: string): void => {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > streamLimits.maxBufferedBytes) response.destroy()
  else response.write(text)
}

/** Sends new entries; returns whether the stream continues. */
const sendNews = async (context: StreamContext, stream: Stream): Promise<boolean> => {
  const { deps, ports } = context
  const view = await deps.withActor(stream.actor, async (tx) => {
    const row = await repo.readSession(tx, stream.sessionId)
    return row === null ? null : loadView(tx, row)
  })
  if (view === null) return false
  const { state } = view.row
  if (state.lastSeq > stream.sentSeq) {
    send(stream.response, createFrames(context, await withStoredBytes(ports.store, view), stream.sentSeq))
    stream.sentSeq = state.lastSeq
  }
  return !isOver(state)
}

/** Runs once at a time; a call during a run starts one more run. */
const createSerialRunner = (run: () => Promise<void>): (() => void) => {
  let isRunning = false
  let isWanted = false
  const loop = async (): Promise<void> => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await run()
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    if (!isRunning) void loop()
  }
}

const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }

const open = (reply: FastifyReply): ServerResponse => {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  reply.raw.writeHead(200, headers)
  reply.raw.write('retry: 2000\n\n')
  return reply.raw
}

/** Ends a stream for a newer one. The browser would reconnect at once and replace that one. */
const replaceStream = (response: ServerResponse): void => {
  send(response, `retry: ${streamLimits.replacedRetryMs}\n\n`)
  response.end()
}

const startStream = (context: StreamContext, openStreams: OpenStreams, stream: Stream): void => {
  const { response, sessionId } = stream
  const wake = createSerialRunner(async () => {
    try {
      if (!(await sendNews(context, stream))) response.end()
    } catch (error) {
      context.deps.log.warn({ sessionId, kind: errorType(error) }, 'stream: ended by an error')
      response.end()
    }
  })
  const unwatch = context.watch.watch(sessionId, (news) => (news === 'closing' ? response.end() : wake()))
  const remove = openStreams.add(sessionId, () => replaceStream(response))
  const keepAlive = setInterval(() => send(response, ': keep-alive\n\n'), context.keepAliveMs)
  response.on('close', () => {
    clearInterval(keepAlive)
    unwatch()
    remove()
  })
  wake()
}

/**
 * The journal as server-sent events, starting after the number the browser has seen. Ends with the session. A browser
 * that has seen all of an ended session gets 204, which tells an EventSource not to reconnect. A session has a few streams: the
 * newest.
 */
export const createStreamHandler = (context: StreamContext) => {
  const openStreams = createOpenStreams(streamLimits.maxPerSession)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { sessionId, afterSeq } = readQuery(request)
    const actor = await findCandidateActor(context.deps, getCaller(request), sessionId)
    const row = await context.deps.withActor(actor, (tx) => repo.readSession(tx, sessionId))
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    if (isOver(row.state) && afterSeq >= row.state.lastSeq) return reply.status(204).send()
    if (request.method === 'HEAD') return reply.headers(headers).send()
    const sentSeq = Math.min(afterSeq, row.state.lastSeq)
    startStream(context, openStreams, { response: open(reply), actor, sessionId, sentSeq })
    return reply
  }
}
