import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type RawAnswer, sendRaw } from '../testing/send-raw'
import { registerJson } from './read-json'
import { refuseUnparsed } from './refuse-unparsed'

let app: FastifyInstance
let url: string
let handled: string[] = []

beforeAll(async () => {
  app = fastify({ ...refuseUnparsed({}) })
  registerJson(app)
  app.post('/', async ({ body }) => {
    handled.push('first')
    return body
  })
  app.get('/hidden', async () => {
    handled.push('hidden')
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
})
afterAll(() => app.close())
beforeEach(() => {
  handled = []
})

const hidden = 'GET /hidden HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

/** A request with these header lines and this body, and behind it what another reader could take for a second request. */
const send = (lines: readonly string[], body: string): Promise<RawAnswer> => {
  const head = ['POST / HTTP/1.1', 'host: x', 'content-type: application/json', ...lines]
  return sendRaw(url, `${head.join('\r\n')}\r\n\r\n${body}${hidden}`)
}

const chunked = 'transfer-encoding: chunked'

describe('a request whose end two readers could see in different places', () => {
  test.each<[string, string[], string]>([
    ['a length and chunks', ['content-length: 2', chunked], '2\r\n{}\r\n0\r\n\r\n'],
    ['chunks and a length', [chunked, 'content-length: 2'], '2\r\n{}\r\n0\r\n\r\n'],
    ['two lengths', ['content-length: 2', 'content-length: 60'], '{}'],
    ['the same length twice', ['content-length: 2', 'content-length: 2'], '{}'],
    ['a list of lengths', ['content-length: 2, 2'], '{}'],
    ['a length with a sign', ['content-length: +2'], '{}'],
    ['a length that is negative', ['content-length: -2'], '{}'],
    ['a length in hexadecimal', ['content-length: 0x2'], '{}'],
    ['a length beyond what a number holds', ['content-length: 99999999999999999999999'], '{}'],
    ['a coding before chunks that is unknown', ['transfer-encoding: chunked, identity'], '2\r\n{}\r\n0\r\n\r\n'],
    ['a coding that only resembles chunks', ['transfer-encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['a control character before the coding', ['transfer-encoding: \u000bchunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['a space before the colon', ['transfer-encoding : chunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['a header that is folded', ['x-note: a', ' transfer-encoding: chunked', 'content-length: 2'], '{}'],
    ['a space before the first header', [' content-length: 2'], '{}'],
    ['a header line that ends with a bare CR', ['x-note: a\rcontent-length: 60', 'content-length: 2'], '{}'],
    ['a header line that ends with a bare LF', ['x-note: a\ncontent-length: 60', 'content-length: 2'], '{}'],
    ['NUL in a header', ['x-note: a\0b', 'content-length: 2'], '{}'],
    ['a chunk whose size is no number', [chunked], 'zz\r\n{}\r\n0\r\n\r\n'],
    ['a chunk whose size is negative', [chunked], '-2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk whose size has a prefix', [chunked], '0x2\r\n{}\r\n0\r\n\r\n'],
    ['a chunk whose size overflows', [chunked], '10000000000000002\r\n{}\r\n0\r\n\r\n'],
    ['a chunk that is longer than its size', [chunked], '1\r\n{}\r\n0\r\n\r\n'],
    ['a chunk whose size ends with a bare LF', [chunked], '2\n{}\r\n0\r\n\r\n'],
    ['a chunk extension with a bare LF', [chunked], '2;a\n{}\r\n0\r\n\r\n'],
  ])('is refused with 400, and the connection is closed: %s', async (_, lines, body) => {
    const answer = await send(lines, body)
    expect([answer.status, answer.body.includes('HTTP/1.1')]).toEqual([400, false])
    expect(handled).toEqual([])
  })

  test('is read together with the request behind it if its end is clear', async () => {
    for (const [lines, body] of [
      [['content-length: 2'], '{}'],
      [[chunked], '2\r\n{}\r\n0\r\n\r\n'],
    ] as const) {
      handled = []
      expect((await send(lines, body)).status).toBe(200)
      expect(handled.sort()).toEqual(['first', 'hidden'])
    }
  })
})

describe('JSON', () => {
  const post = async (body: string): Promise<RawAnswer> =>
    sendRaw(
      url,
      `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )

  test('with a key twice is refused with 400, because two readers may take different ones', async () => {
    const { status, body } = await post('{"id":"first","id":"last"}')
    expect([status, JSON.parse(body)]).toMatchObject([400, { code: 'DUPLICATE_FIELD' }])
  })

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"\\u005f_proto__":{"isAdmin":true}}',
    '{"__proto__":1,"__proto__":{"isAdmin":true}}',
    '{"a":[{"constructor":{"prototype":{"isAdmin":true}}}]}',
  ])('that would reach a prototype is refused with 400: %s', async (json) => {
    expect((await post(json)).status).toBe(400)
    expect(handled).toEqual([])
  })
})
