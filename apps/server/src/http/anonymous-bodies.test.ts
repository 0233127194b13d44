import { requestBudgets } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient } from '../testing/http-client'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const signIn = async (bodyBytes: number): Promise<number> => {
  const frame = JSON.stringify({ email: 'mai@example.org', password: '' })
  const body = JSON.stringify({ email: 'mai@example.org', password: 'x'.repeat(bodyBytes - frame.length) })
  const headers = { 'content-type': 'application/json' }
  return (await createHttpClient(server.url).request('/api/identity/auth/local', { method: 'POST', headers, body }))
    .status
}

describe('a body that a stranger sends', () => {
  test('is refused with 413 before it is parsed if it is longer than their routes need', async () => {
    expect(await signIn(requestBudgets.anonymousBodyBytes + 1)).toBe(413)
  })

  test('of the longest size is parsed', async () => {
    expect(await signIn(requestBudgets.anonymousBodyBytes)).toBe(422)
  })
})
