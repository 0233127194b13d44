import { z } from 'zod'
import type { AuthzServer } from './open-server'

const zBody = z.record(z.string(), z.unknown())

/** A browser of the scenario: keeps cookies, speaks JSON, and stops at the first refusal. */
export const createBrowser = ({ app }: AuthzServer) => {
  const jar = new Map<string, string>()
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (request: {
    method: 'GET' | 'POST' | 'PATCH'
    url: string
    headers?: Readonly<Record<string, string>>
    payload?: string | Buffer
  }) => {
    const { headers, ...rest } = request
    const response = await app.inject({ ...rest, headers: { ...headers, cookie: cookie() } })
    if (response.statusCode >= 400) {
      throw new Error(
        `the scenario: ${request.method} ${request.url} was answered ${response.statusCode} ${response.body}`,
      )
    }
    for (const { name, value } of response.cookies) jar.set(name, encodeURIComponent(value))
    return response.body === '' ? {} : zBody.parse(JSON.parse(response.body))
  }
  const json = { 'content-type': 'application/json' }
  return {
    cookie,
    send,
    get: (url: string) => send({ method: 'GET', url }),
    post: (url: string, body: object) => send({ method: 'POST', url, headers: json, payload: JSON.stringify(body) }),
  }
}
export type Browser = ReturnType<typeof createBrowser>
