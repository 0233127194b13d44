import type { Socket } from 'node:net'
import { listCallerParts, type Policy, type RouteCost } from '@candor/contract'
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

type LimitDeps = Pick<Deps, 'env' | 'clock' | 'log'>

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

const limitConnections = (app: FastifyInstance, { env }: LimitDeps): void => {
  const connections = createOpenCounter(env.CONNECTIONS_PER_ADDRESS)
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (env.trustedProxies.includes(address)) return
    const close = connections.open(getNetwork(address))
    if (close === null) socket.destroy()
    else socket.once('close', close)
  })
}

/** Streams and sockets stay open: what counts is how many of them a network has. */
const createStreamGate = ({ env }: LimitDeps) => {
  const streams = createOpenCounter(requestBudgets.streamsOfNetwork * env.REQUEST_LIMIT_FACTOR)
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

/** Refuses what exceeds a budget, late and before any work. */
const createGate = (deps: LimitDeps, identify: (request: FastifyRequest) => Client) => {
  const budgets = createRequestBudgets({ factor: deps.env.REQUEST_LIMIT_FACTOR, nowMs: deps.clock.nowMs })
  const mayStream = createStreamGate(deps)
  const refusals = createLateRefusals()
  const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const client = identify(request)
    const { cost = 'page' } = request.routeOptions.config
    const waitSeconds = budgets.take(client, { cost, isToProve: isToProve(request, client) })
    if (waitSeconds === 0 && mayStream(request, reply, client)) return
    if (!(await refusals.wait())) {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
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
      network: getClientNetwork(request, deps.env.trustedProxies),
      callerKey: proven.find(request.headers.cookie),
    }
    clients.set(request, client)
    return client
  }
  const { budgets, enter } = createGate(deps, identify)
  limitConnections(app, deps)
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
