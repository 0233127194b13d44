/** A browser's worth of HTTP: keeps cookies, sends JSON, answers status and body. */
export interface HttpClient {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  patch(path: string, body?: unknown): Promise<Answer>
  request(path: string, init: RequestInit): Promise<Response>
}

export interface Answer {
  readonly status: number
  // The tests read answers as they come; their shapes are asserted where it matters.
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

const parse = (text: string): Record<string, unknown> => (text === '' ? {} : JSON.parse(text))

export const createHttpClient = (baseUrl: string): HttpClient => {
  const cookies = new Map<string, string>()
  const remember = (headers: Headers): void => {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const request = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(new URL(path, baseUrl), { ...init, headers, redirect: 'manual' })
    remember(response.headers)
    return response
  }
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await request(path, init)
    return { status: response.status, body: parse(await response.text()), headers: response.headers }
  }
  const withBody = (method: string, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
  })
  return {
    request,
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body, headers) => send(path, withBody('POST', body, headers)),
    patch: (path, body) => send(path, withBody('PATCH', body)),
  }
}
