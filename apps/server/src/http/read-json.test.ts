import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toAppError } from './problem'
import { registerJson } from './read-json'

let app: FastifyInstance

beforeAll(async () => {
  app = fastify()
  registerJson(app)
  app.setErrorHandler((error, _request, reply) => reply.status(400).send({ code: toAppError(error)?.code }))
  app.post('/', async (request) => ({ body: request.body }))
  await app.ready()
})
afterAll(() => app.close())

const send = async (payload: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  return (await app.inject({ method: 'POST', url: '/', headers, payload })).json()
}

describe('a JSON body', () => {
  test.each([
    ['twice the same name', '{"role":"member","role":"owner"}'],
    ['the same name with the same value', '{"a":1,"a":1}'],
    ['a name spelled with escapes and without', '{"role":"member","r\\u006fle":"owner"}'],
    ['the same name in an object inside', '{"a":{"b":{"c":1,"c":2}}}'],
    ['the same name in an object of a list', '[{"a":1},{"a":1,"b":[{"c":1,"c":2}]}]'],
    ['the same name inside a value that is replaced', '{"a":{"b":1},"a":{"c":2}}'],
    ['the same empty name', '{"":1,"":2}'],
    ['the same name after a string of quotes and backslashes', '{"a":"\\\\","b":"\\"","b":"\\\\\\""}'],
    ['the same name between spaces and line breaks', '{ "a" : 1 ,\n\t"a" :\r\n2 }'],
  ])('is refused with DUPLICATE_FIELD if it has %s', async (_, payload) => {
    expect(await send(payload)).toEqual({ code: 'DUPLICATE_FIELD' })
  })

  test.each([
    ['the same name in different objects', '{"a":{"a":[{"a":1},{"a":2}]}}'],
    ['a name that is also a value', '{"a":"a","b":"a"}'],
    ['names that differ in case or form only', '{"a":1,"A":2,"é":3,"e\\u0301":4}'],
    ['colons in names and values', '{"a:b":"c:d:e","http://x":":"}'],
    ['objects in strings', '{"a":"{\\"b\\":1,\\"b\\":2}"}'],
    ['backslashes before quotes', '{"\\\\":"\\\\\\\\","\\"":"\\\\\\":\\\\"}'],
    ['names that are numbers', '{"1":1,"0":{"1":2},"01":3}'],
    ['no names', '[[],{},"",null,true,1.5e3]'],
    ['one string', '"a:b"'],
  ])('is read if it has %s', async (_, payload) => {
    expect(await send(payload)).toEqual({ body: JSON.parse(payload) })
  })

  test('is refused with MALFORMED_REQUEST if it ends inside a string', async () => {
    for (const payload of ['{"a":"b', '{"a":"b\\"', '"', '{"a']) {
      expect(await send(payload)).toEqual({ code: 'MALFORMED_REQUEST' })
    }
  })

  test('is refused below 32 levels, also where names occur twice', async () => {
    const nest = (inner: string, levels: number) => `${'{"a":'.repeat(levels)}${inner}${'}'.repeat(levels)}`
    expect(await send(nest('1', 32))).toEqual({ body: JSON.parse(nest('1', 32)) })
    expect(await send(nest('{"b":1,"b":2}', 31))).toEqual({ code: 'DUPLICATE_FIELD' })
    expect(await send(nest('1', 33))).toEqual({ code: 'MALFORMED_REQUEST' })
    expect(await send(nest('{"b":1,"b":2}', 33))).toEqual({ code: 'MALFORMED_REQUEST' })
  })
})
