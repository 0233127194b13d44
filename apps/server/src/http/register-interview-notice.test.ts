import { zInterviewNotice } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const address = (path: string) => `${server.url}/.well-known/${path}`

describe('/.well-known/ai-interview-notice', () => {
  test('publishes the JSON Schema of the notice', async () => {
    const response = await fetch(address('ai-interview-notice.schema.json'))
    expect(response.headers.get('content-type')).toBe('application/schema+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(zInterviewNotice))))
  })

  test.each(['x'.repeat(22), 'no-link'])('answers 404 for %s', async (linkId) => {
    const response = await fetch(address(`ai-interview-notice/${linkId}`))
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(response.headers.get('cache-control') ?? '').not.toContain('public')
  })
})
