import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const started: TestServer[] = []
afterAll(async () => {
  for (const server of started) await server.stop()
})

const clock = { nowMs: () => Date.UTC(2026, 10, 23) }

async function fetchSecurityTxt(settings: Readonly<Record<string, string>>): Promise<Response> {
  const server = await startTestServer(settings, undefined, { clock })
  started.push(server)
  return fetch(`${server.url}/.well-known/security.txt`)
}

describe('/.well-known/security.txt', () => {
  test('names the security contact, a date 90 days ahead, both languages and its own address', async () => {
    const response = await fetchSecurityTxt({
      SECURITY_CONTACT: 'security@example.org',
      SUPPORT_EMAIL: 'help@example.org',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Expires: 2027-02-21T00:00:00.000Z',
      'Preferred-Languages: en, vi',
      `Canonical: ${response.url}`,
      '',
    ])
  })

  test('answers 404 if the operator named no contact', async () => {
    const response = await fetchSecurityTxt({})
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
  })
})
