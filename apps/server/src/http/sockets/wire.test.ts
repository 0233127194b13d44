import { once } from 'node:events'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { registerSockets } from './register-sockets'
import { createWire, maxPayloadBytes, type Wire, type WireLimits, wireLimits } from './wire'

let app: FastifyInstance
let baseUrl: string
let limits: WireLimits
let opened: (wire: Wire) => void

beforeAll(async () => {
  app = fastify()
  await registerSockets(app)
  app.route({
    method: 'GET',
    url: '/socket',
    config: { opensSockets: true },
    handler: async () => 'plain',
    wsHandler: (socket) => opened(createWire(socket, limits)),
  })
  app.get('/plain', async () => 'plain')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  baseUrl = address.replace('http:', 'ws:')
})
afterAll(() => app.close())

/** Both ends of a socket. */
const open = async (changed: Partial<WireLimits> = {}) => {
  limits = { ...wireLimits, ...changed }
  const wired = new Promise<Wire>((resolve) => {
    opened = resolve
  })
  const socket = new WebSocket(`${baseUrl}/socket`)
  const wire = await wired
  const heard: string[] = []
  const gone = new Promise<void>((resolve) => {
    wire.listen({
      text: (message) => heard.push(message),
      bytes: (message) => heard.push(`bytes ${message.byteLength}`),
      tooLarge: () => heard.push('too large'),
      closed: resolve,
    })
  })
  const closed = once(socket, 'close')
  await once(socket, 'open')
  return { socket, wire, heard, gone, closed }
}

describe('an open socket', () => {
  test('receives text and bytes, drops oversized messages, and closes on a message beyond the payload limit', async () => {
    const { socket, heard, closed } = await open()
    socket.send('xin chào')
    socket.send(Buffer.alloc(40_000))
    socket.send('x'.repeat(wireLimits.maxMessageBytes + 1))
    socket.send('still here')
    socket.send('x'.repeat(maxPayloadBytes + 1))
    expect((await closed)[0]).toBe(1009)
    expect(heard).toEqual(['xin chào', 'bytes 40000', 'too large', 'still here'])
  })

  test('is terminated if the client reads too slowly, so that its send buffer is limited', async () => {
    const { socket, wire, gone } = await open({ maxBufferedBytes: 1024 * 1024 })
    socket.pause()
    const part = Buffer.alloc(256 * 1024)
    for (let count = 0; count < 200; count += 1) {
      wire.bytes(part)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await gone
    socket.terminate()
  })

  test('is closed if the client sends too much or no longer answers pings', async () => {
    const loud = await open({ maxMessagesPerSecond: 10, keepAliveMs: 1_000 })
    for (let count = 0; count < 20; count += 1) loud.socket.send('again')
    expect((await loud.closed)[0]).toBe(1008)
    expect(loud.heard).toHaveLength(10)
    const dead = await open({ keepAliveMs: 40 })
    dead.socket.pause()
    await dead.gone
    dead.socket.terminate()
  })

  test('is terminated if the client does not answer the close', async () => {
    const { socket, wire, gone } = await open({ closeWithinMs: 30 })
    socket.pause()
    wire.text('goodbye')
    wire.close(1000)
    await gone
    wire.text('nobody reads this')
    socket.terminate()
  })
})

test('a route without sockets refuses an upgrade and still answers requests', async () => {
  const socket = new WebSocket(`${baseUrl}/plain`)
  const [, response] = await once(socket, 'unexpected-response')
  expect(response.statusCode).toBe(400)
  expect((await app.inject('/plain')).body).toBe('plain')
})

test('a server that stops closes its sockets without waiting for silent clients', async () => {
  const polite = await open()
  const silent = await open()
  silent.socket.pause()
  const startedAtMs = performance.now()
  await app.close()
  expect((await polite.closed)[0]).toBe(1012)
  await silent.gone
  expect(performance.now() - startedAtMs).toBeLessThan(5_000)
  silent.socket.terminate()
})
