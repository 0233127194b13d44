import type { Answer, HttpClient } from '../../apps/server/src/testing/http-client'

export interface ApiClient extends HttpClient {
  /** The cookies received so far, in the form of a browser context. */
  cookies(): { name: string; value: string; url: string }[]
  /** Adds these cookies. */
  take(cookies: readonly { name: string; value: string }[]): void
}

/** Creates an HTTP client whose cookies can be moved to a real browser. */
export const createApiClient = (baseUrl: string): ApiClient => {
  const jar = new Map<string, string>()
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await request(path, { ...init, method })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers }
  }
  const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  })
  return {
    request,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, json(body, headers)),
    patch: (path, body) => send('PATCH', path, json(body)),
    take: (cookies) => {
      for (const { name, value } of cookies) jar.set(name, value)
    },
    cookies: () => [...jar].map(([name, value]) => ({ name, value, url: baseUrl })),
  }
}
