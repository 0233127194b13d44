import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCompression } from './compress-answers'

const items = JSON.stringify({ text: 'candor '.repeat(500) })
const page = `<!doctype html><p>${'candor '.repeat(500)}</p>`
let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  registerCompression(app)
  const json = 'application/json; charset=utf-8'
  app.get('/items', (_request, reply) => reply.type(json).send(items))
  app.post('/items', (_request, reply) => reply.type(json).send(items))
  app.get('/few', (_request, reply) => reply.type(json).send('{"text":"candor"}'))
  app.get('/page', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/problem', (_request, reply) => reply.status(400).type('application/problem+json').send(items))
  app.get('/video', (_request, reply) => reply.type('video/webm').send(Buffer.alloc(4096)))
  app.get('/events', (_request, reply) => reply.type('text/event-stream').send(Readable.from([items])))
  app.get('/stream', (_request, reply) => reply.type(json).send(Readable.from([items])))
  app.get('/varied', (_request, reply) => reply.header('vary', 'Origin').type(json).send(items))
  app.get('/encoded', (_request, reply) => reply.header('content-encoding', 'gzip').type(json).send(items))
})
afterAll(() => app.close())

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'gzip, br', ...headers } })

describe('compression of answers', () => {
  test.each([
    ['/items', 'gzip, br', 'br', brotliDecompressSync, items],
    ['/items', 'gzip', 'gzip', gunzipSync, items],
    ['/items', 'br;q=0', undefined, (bytes: Buffer) => bytes, items],
    ['/page', 'gzip, br', 'br', brotliDecompressSync, page],
    ['/problem', 'br', 'br', brotliDecompressSync, items],
  ] as const)('sends %s to "%s" in its best encoding, and says that it depends on it', async (...row) => {
    const [url, accepted, encoding, decode, content] = row
    const answer = await get(url, { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(decode(answer.rawPayload).toString('utf8')).toBe(content)
  })

  test.each(['/few', '/video', '/events', '/stream'])('leaves %s as it is', async (url) => {
    const { headers } = await get(url)
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  })

  test('leaves an encoded answer as it is', async () => {
    const answer = await get('/encoded')
    expect([answer.headers['content-encoding'], answer.body]).toEqual(['gzip', items])
  })

  test('keeps what else the answer depends on', async () => {
    expect((await get('/varied')).headers.vary).toBe('origin, accept-encoding')
  })

  test('answers HEAD with the headers of GET', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/items', headers: { 'accept-encoding': 'br' } })
    const { headers } = await get('/items', { 'accept-encoding': 'br' })
    const { date: headDate, ...sent } = head.headers
    expect({ ...sent, date: headers.date }).toEqual(headers)
    expect(typeof headDate).toBe('string')
  })

  test.each([
    ['same-origin', 'br'],
    ['none', 'br'],
    ['same-site', undefined],
    ['cross-site', undefined],
  ])(
    'gives a request from "%s" data in the encoding %s, so that no other site can measure it',
    async (site, wanted) => {
      expect((await get('/items', { 'sec-fetch-site': site })).headers['content-encoding']).toBe(wanted)
      expect((await get('/page', { 'sec-fetch-site': site })).headers['content-encoding']).toBe('br')
    },
  )

  test('never compresses the answer to a change', async () => {
    const answer = await app.inject({ method: 'POST', url: '/items', headers: { 'accept-encoding': 'br' } })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, items])
  })
})
