import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerBodyDeadline } from './body-deadline'
import { refuseUnparsed } from './refuse-unparsed'

let app: FastifyInstance
let port: number
let handled = 0
const deadlineSizes: number[] = []

beforeAll(async () => {
  app = fastify({ ...refuseUnparsed({}) })
  // A body without an end: the shortest deadline shows that it is enforced, however busy the machine is.
  registerBodyDeadline(app, (sizeBytes) => {
    deadlineSizes.push(sizeBytes)
    return sizeBytes > 5 ? 50 : 60_000
  })
  app.post('/', async () => {
    handled += 1
    return { ok: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  port = address.port
})
afterAll(() => app.close())

const send = async (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString()
  })
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

describe('a body that does not arrive in time', () => {
  test('is answered with 408 and reaches no handler', async () => {
    const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    expect(await send(`${head}content-length: 10\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 408 /)
    expect(await send(`${head}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`)).toMatch(/^HTTP\/1\.1 408 /)
    expect(handled).toBe(0)
  })

  test('does not concern an injected request, which has no socket to close', async () => {
    const known = deadlineSizes.length
    const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: { injected: true } })
    expect([statusCode, deadlineSizes.slice(known)]).toEqual([200, []])
  })

  test('does not concern one that has arrived', async () => {
    const before = handled
    const body = '{}'
    const head = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n'
    expect(await send(`${head}content-length: ${body.length}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 200 /)
    expect(handled).toBe(before + 1)
  })
})
