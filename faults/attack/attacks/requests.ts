import { randomBytes, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type AttackRequest, attackerAddress, flood } from '../attacker-client'
import { paths, startBody } from '../attacker-interview'
import type { Attack, AttackTarget } from '../types'

const json = { 'content-type': 'application/json' }

const createFlood = (
  name: string,
  connections: number,
  next: (nth: number, target: AttackTarget) => AttackRequest,
): Attack => ({
  name,
  prepare: async (target) => async (untilMs) => {
    const statuses = await flood({ port: target.port, connections, untilMs, next: (nth) => next(nth, target) })
    return { statuses: statuses.toRecord(), achieved: `${statuses.total()} requests` }
  },
})

const makeTokens = (): string => Array.from({ length: 8 }, () => randomBytes(32).toString('base64url')).join('.')

const nested = `{"linkId":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
const megabyte = JSON.stringify({ linkId: 'x'.repeat(1_000_000) })
const misspelled = [
  '/%61pi/content/configuration',
  '/%61pi/../api/content/configuration',
  '//api/content/configuration',
]

interface SlowOptions {
  readonly name: string
  readonly connections: number
  /** Sent at once. */
  readonly first: string
  /** Sent every second after that. */
  readonly later: string
}

/** Connections that are kept open; a closed one is opened again by `fill`. */
const createConnections = (port: number, first: string) => {
  const open = new Set<Socket>()
  let closedCount = 0
  const openOne = (): void => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: attackerAddress })
    open.add(socket)
    socket.on('connect', () => socket.write(first))
    socket.on('data', () => undefined)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      closedCount += 1
    })
  }
  return {
    fill: (count: number): void => {
      while (open.size < count) openOne()
    },
    write: (text: string): void => {
      for (const socket of open) if (socket.writable) socket.write(text)
    },
    end: (): { readonly heldCount: number; readonly closedCount: number } => {
      const counts = { heldCount: open.size, closedCount }
      for (const socket of open) socket.destroy()
      return counts
    },
  }
}

/** Holds connections by sending a few bytes a second. */
const createSlow = ({ name, connections, first, later }: SlowOptions): Attack => ({
  name,
  prepare:
    async ({ port }) =>
    async (untilMs) => {
      const sockets = createConnections(port, first)
      while (Date.now() < untilMs) {
        sockets.fill(connections)
        await delay(1_000)
        sockets.write(later)
      }
      const { heldCount, closedCount } = sockets.end()
      return { statuses: { closed: closedCount }, achieved: `${heldCount} connections held at the end` }
    },
})

export const requestAttacks: readonly Attack[] = [
  createFlood('made-up-tokens', 64, () => ({
    method: 'GET',
    path: '/api/interview/interview/live/status?sessionId=6f2c9c1e-3f0e-4c57-9a39-0d3c6f6f1f10',
    headers: { cookie: `candor_candidate=${makeTokens()}` },
  })),
  createFlood('openapi', 64, () => ({ method: 'GET', path: '/api/openapi.json' })),
  createFlood('json-with-key', 32, () => ({
    method: 'POST',
    path: paths.start,
    headers: { ...json, 'idempotency-key': randomUUID() },
    body: megabyte,
  })),
  createFlood('nested-json', 32, () => ({
    method: 'POST',
    path: paths.start,
    headers: { ...json, 'idempotency-key': randomUUID() },
    body: nested,
  })),
  createFlood('misspelled-addresses', 64, (nth) => ({
    method: 'GET',
    path: misspelled[nth % misspelled.length] ?? '/',
  })),
  createFlood('unwanted-characters', 32, (nth, { linkId }) => ({
    method: 'POST',
    path: nth % 2 === 0 ? paths.start : '/api/identity/auth/pre-register',
    headers: json,
    body:
      nth % 2 === 0
        ? JSON.stringify({ ...startBody(linkId), firstName: 'A\u0000b' })
        : '{"email":"a\\ud800@example.org","firstName":"a\\u0000","lastName":"b","organizationName":"c\\udfff"}',
  })),
  createFlood('sign-in-guesses', 64, (nth) => ({
    method: 'POST',
    path: '/api/identity/auth/local',
    headers: json,
    body: JSON.stringify({
      identifier: `g${nth}@example.org`,
      email: `g${nth}@example.org`,
      password: 'correct horse 1',
    }),
  })),
  createFlood('upload-speed-test', 16, () => ({
    method: 'POST',
    path: '/api/interview/interview/upload-speed-test',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.alloc(1_000_000, 7),
  })),
  createFlood('pages', 64, () => ({ method: 'GET', path: '/' })),
  createSlow({
    name: 'slow-headers',
    connections: 600,
    first: 'GET /api/content/configuration HTTP/1.1\r\nhost: localhost\r\n',
    later: 'x-a: b\r\n',
  }),
  createSlow({
    name: 'slow-bodies',
    connections: 600,
    first: `POST ${paths.start} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
    later: ' ',
  }),
]
