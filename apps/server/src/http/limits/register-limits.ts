import type { Socket } from 'node:net'
import { errorStatus, listCallerParts, type Policy, type RouteCost } from '@candor/contract'
import { requestBudgets } from '@candor/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import { type ConnectionClass, runInConnectionClass } from '../../platform/connection-class'
import { AppError } from '../../platform/errors'
import type { Caller } from '../caller'
import type { Authenticate } from '../context'
import { getCaller } from '../request-caller'
import { getClientNetwork, getNetwork, readForwardedFor } from './client-address'
import { createOpenCounter } from './count-open'
import { createTurns } from './create-turns'
import { createLateRefusals } from './late-refusals'
import { createProvenCallers } from './proven-callers'
import { type Client, createRequestBudgets } from './request-budgets'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call takes from the caller's budget. Every route of the API has one. */
    cost?: RouteCost
    /** An interview under way needs it: it may use the connections reserved for them. */
    isInterview?: boolean
  }
}

const leastOpen = 8

type LimitDeps = Pick<Deps, 'env' | 'clock' | 'log' | 'processes'>

/** Whether the route's policy recognized the caller; other parts were not looked up. */
const isRecognized = (caller: Caller, policy: Policy): boolean => {
  const parts = listCallerParts(policy)
  if (parts.includes('user') && caller.user !== null) return true
  return parts.includes('candidate') && caller.candidate.length > 0
}

/** Without the setting all visitors of a proxy would share one budget, and no one would know why. */
const createProxyNotice = ({ env, log }: LimitDeps) => {
  let isGiven = false
  return (request: FastifyRequest): void => {
    if (isGiven || readForwardedFor(request) === undefined) return
    if (env.trustedProxies.includes(request.raw.socket.remoteAddress ?? '')) return
    isGiven = true
    log.warn('a proxy that is not named in TRUSTED_PROXIES forwards requests: its visitors share one budget')
  }
}

/** While the caller is looked up: a cookie that is not known to be good must not use the reserve. */
const getEarlyClass = (request: FastifyRequest, client: Client): ConnectionClass => {
  if (client.callerKey === null) return 'anonymous'
  return request.routeOptions.config.isInterview === true ? 'interview' : 'ordinary'
}

/** Of the handler, which runs only after the route's policy was enforced. */
const getHandlerClass = (request: FastifyRequest): ConnectionClass => {
  const { policy, isInterview } = request.routeOptions.config
  if (policy === undefined || !isRecognized(getCaller(request), policy)) return 'anonymous'
  return isInterview === true ? 'interview' : 'ordinary'
}

/** A part for each process of a port, which get its connections in turn. A browser opens up to 8. */
const divideOpen = (maxOpen: number, { processes }: LimitDeps): number =>
  Math.max(leastOpen, Math.ceil(maxOpen / processes.count))

const limitConnections = (app: FastifyInstance, deps: LimitDeps): void => {
  const { env, processes } = deps
  const connections = createOpenCounter(divideOpen(env.CONNECTIONS_PER_ADDRESS, deps))
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (processes.isPeer(socket) || env.trustedProxies.includes(address)) return
    const close = connections.open(getNetwork(address))
    if (close === null) socket.destroy()
    else socket.once('close', close)
  })
}

/** Streams and sockets stay open: what counts is how many of them a network has. */
const createStreamGate = (deps: LimitDeps) => {
  const streams = createOpenCounter(divideOpen(requestBudgets.streamsOfNetwork * deps.env.REQUEST_LIMIT_FACTOR, deps))
  return (request: FastifyRequest, reply: FastifyReply, client: Client): boolean => {
    if (request.routeOptions.config.cost !== 'stream' || client.network === null) return true
    const close = streams.open(client.network)
    if (close === null) return false
    reply.raw.once('close', close)
    reply.raw.once('finish', close)
    if (request.ws) request.raw.socket.once('close', close)
    return true
  }
}

/** Whether cookies that are not known to be good are looked up for this request. */
const isToProve = (request: FastifyRequest, { callerKey }: Client): boolean => {
  const { policy } = request.routeOptions.config
  if (callerKey !== null || request.headers.cookie === undefined || policy === undefined) return false
  return policy.who !== 'anyone' && listCallerParts(policy).length > 0
}

/**
 * Who waits with whom, network by network; null: the request need not wait. Documents keep the server's thread busy for every sender,
 * and an interview that is started brings further work.
 */
const createQueues = ({ env }: LimitDeps) => {
  const { ofNetworkAtOnce: atOnce, startEveryMs } = requestBudgets
  const documents = createTurns({ atOnce })
  const starts = createTurns({ atOnce: 1, leastMs: startEveryMs / Math.max(1, env.REQUEST_LIMIT_FACTOR) })
  const strangers = createTurns({ atOnce })
  return (request: FastifyRequest) => {
    const { policy, cost } = request.routeOptions.config
    if (policy === undefined || cost === 'stream') return null
    if (cost === 'document') return documents
    if (cost === 'interview') return starts
    return getHandlerClass(request) === 'anonymous' ? strangers : null
  }
}

/** After a JSON body was read, and before a form is. */
const takeTurns = (app: FastifyInstance, deps: LimitDeps, identify: (request: FastifyRequest) => Client): void => {
  const findTurns = createQueues(deps)
  const ends = new WeakMap<FastifyRequest, () => void>()
  app.addHook('preValidation', async (request, reply) => {
    const { network } = identify(request)
    const turns = findTurns(request)
    if (network === null || turns === null) return
    const end = await turns.wait(network)
    ends.set(request, end)
    reply.raw.once('close', end)
    if (reply.raw.closed) end()
  })
  // A refusal that is delayed must not keep the next one waiting.
  app.addHook('onSend', async (request) => ends.get(request)?.())
}

const getBodyBytes = ({ headers }: FastifyRequest): number => {
  const declaredBytes = Number(headers['content-length'] ?? 0)
  return headers['transfer-encoding'] === undefined ? declaredBytes : requestBudgets.undeclaredBodyBytes
}

/**
 * Delays every answer 429, from here or from an operation: who repeats at once is served once a second and connection. Where the
 * budgets are larger, so is this rate.
 */
const delayRefusals = (app: FastifyInstance, { env, processes }: LimitDeps): void => {
  const refusals = createLateRefusals({
    delayMs: requestBudgets.delayMs / Math.max(1, env.REQUEST_LIMIT_FACTOR),
    maxWaiting: Math.ceil(requestBudgets.maxWaiting / processes.count),
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === errorStatus.RATE_LIMITED && !(await refusals.wait())) request.raw.socket.destroy()
    return payload
  })
}

/** The process that received a request has counted it. It passes on nothing but uploads, and asks for stored bytes. */
const requirePeerRoute = ({ routeOptions }: FastifyRequest): void => {
  const isForPeers =
    routeOptions.config.cost === 'upload' || routeOptions.url?.startsWith('/api/content/peer/') === true
  if (!isForPeers) throw new AppError('NOT_FOUND')
}

/** Refuses what exceeds a budget, before any work. */
const createGate = (deps: LimitDeps, identify: (request: FastifyRequest) => Client) => {
  const { env, clock, processes } = deps
  const budgets = createRequestBudgets({
    factor: env.REQUEST_LIMIT_FACTOR,
    nowMs: clock.nowMs,
    share: processes.share,
  })
  const mayStream = createStreamGate(deps)
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (processes.isPeer(request.raw.socket)) return requirePeerRoute(request)
    const client = identify(request)
    // What no route has is a page of the web app (static.ts), or nothing.
    const { cost = request.is404 ? 'page' : 'file' } = request.routeOptions.config
    const waitSeconds = budgets.take(client, {
      cost,
      isToProve: isToProve(request, client),
      bodyBytes: getBodyBytes(request),
    })
    if (waitSeconds === 0 && mayStream(request, reply, client)) return
    // Otherwise the rest of a refused body would still be received.
    if (client.callerKey === null && request.method !== 'GET') reply.header('connection', 'close')
    throw new AppError('RATE_LIMITED', { params: { seconds: Math.max(1, waitSeconds) } })
  }
  return { budgets, enter }
}

/**
 * Budgets of requests, caps of connections and the class of database connections. Call it before anything that does work. Returns
 * the authentication that the API uses: it learns whose cookies are good.
 */
export const registerLimits = (app: FastifyInstance, deps: LimitDeps, authenticate: Authenticate): Authenticate => {
  const proven = createProvenCallers(deps.clock.nowMs)
  const clients = new WeakMap<FastifyRequest, Client>()
  const noticeProxy = createProxyNotice(deps)
  const identify = (request: FastifyRequest): Client => {
    const known = clients.get(request)
    if (known !== undefined) return known
    noticeProxy(request)
    const client = {
      network: deps.processes.isPeer(request.raw.socket) ? null : getClientNetwork(request, deps.env.trustedProxies),
      callerKey: proven.find(request.headers.cookie),
    }
    clients.set(request, client)
    return client
  }
  const { budgets, enter } = createGate(deps, identify)
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (request.routeOptions.config.cost === 'password' && statusCode < 400) budgets.refundPassword(identify(request))
  })
  limitConnections(app, deps)
  takeTurns(app, deps, identify)
  delayRefusals(app, deps)
  app.addHook('onRequest', enter)
  // In the style of callbacks, so that everything after them runs inside. Reading a body leaves the first one's context.
  app.addHook('onRequest', (request, _reply, done) =>
    runInConnectionClass(getEarlyClass(request, identify(request)), done, identify(request).network ?? 'a proxy'),
  )
  app.addHook('preValidation', (request, _reply, done) =>
    runInConnectionClass(getHandlerClass(request), done, identify(request).network ?? 'a proxy'),
  )
  return async (request, parts) => {
    const { cookie } = request.headers
    const caller = await authenticate(request, parts)
    const client = identify(request)
    if (!proven.record(cookie, caller)) proven.forget(cookie)
    else if (isToProve(request, client)) budgets.refundProof(client)
    return caller
  }
}
