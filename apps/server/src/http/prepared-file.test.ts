import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareFile, sendPrepared } from './prepared-file'

const content = JSON.stringify({ text: 'candor '.repeat(2000) })
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  const file = await prepareFile(content, 'application/json; charset=utf-8')
  app.get('/', async (request, reply) => sendPrepared(request, reply, file))
})
afterAll(() => app.close())

const get = (headers: Readonly<Record<string, string>>) => app.inject({ url: '/', headers })

describe('a prepared file', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['deflate', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ] as const)('is sent in the best encoding of "%s"', async (accepted, encoding, decode) => {
    const answer = await get({ 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(decode(answer.rawPayload).toString('utf8')).toBe(content)
  })

  test('is not sent again to a client that has it', async () => {
    const { headers } = await get({})
    const again = await get({ 'if-none-match': `"other", W/${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })
})
