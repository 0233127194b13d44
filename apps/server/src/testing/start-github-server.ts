import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What GitHub's API says of the person who signs in. */
export interface GithubPerson {
  readonly id: number
  readonly login: string
  readonly name: string | null
  readonly emails: readonly { email: string; primary: boolean; verified: boolean }[]
}

export interface GithubServer {
  readonly url: string
  signInAs(person: GithubPerson): void
  close(): Promise<void>
}

interface Grant {
  readonly person: GithubPerson
  readonly challenge: string
}

const readBody = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'))
}

const answer = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

const s256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Speaks GitHub's sign-in as it documents it: a page, a token endpoint that errs with 200, and two addresses of its API. */
export const startGithubServer = async (client: { id: string; secret: string }): Promise<GithubServer> => {
  let current: GithubPerson | null = null
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, GithubPerson>()

  const authorize = (url: URL, response: ServerResponse): void => {
    if (current === null) throw new Error('nobody is there to sign in')
    const code = `code-${codes.size}`
    codes.set(code, { person: current, challenge: url.searchParams.get('code_challenge') ?? '' })
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    back.searchParams.set('iss', `${url.origin}/login/oauth`)
    response.writeHead(302, { location: back.toString() }).end()
  }
  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    const isClient = body.get('client_id') === client.id && body.get('client_secret') === client.secret
    const code = body.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    if (!isClient) answer(response, { error: 'incorrect_client_credentials' })
    else if (grant === undefined || s256(body.get('code_verifier') ?? '') !== grant.challenge) {
      answer(response, { error: 'bad_verification_code', error_description: 'The code is incorrect.' })
    } else {
      const token = `gho_${tokens.size}`
      tokens.set(token, grant.person)
      answer(response, { access_token: token, scope: 'user:email', token_type: 'bearer' })
    }
  }
  const tell = (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const person = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (person === undefined || request.headers['user-agent'] === undefined) answer(response, {}, 401)
    else {
      const { emails, ...user } = person
      answer(response, path === '/api/v3/user' ? user : emails)
    }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.pathname === '/login/oauth/authorize') authorize(url, response)
    else if (url.pathname === '/login/oauth/access_token') await exchange(request, response)
    else if (['/api/v3/user', '/api/v3/user/emails'].includes(url.pathname)) tell(request, response, url.pathname)
    else answer(response, {}, 404)
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    signInAs(person) {
      current = person
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
