import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'
import { systemClock } from '../platform/clock'

/** An account at the provider. */
export interface ProviderPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

export interface OpenidProvider {
  readonly issuer: string
  /** Every later visitor of the provider signs in there as this person, without a prompt. */
  signInAs(person: ProviderPerson): void
  /** Every later visitor declines. */
  decline(): void
  /** Down: whatever is asked is answered 503. */
  setDown(isDown: boolean): void
  readonly requestCount: () => number
  close(): Promise<void>
}

export interface ProviderClient {
  readonly id: string
  readonly secret: string
  readonly redirectUri: string
}

/** The provider's memory, gone with it; what is kept expires by the provider's own look at it. */
const createMemory = () => {
  const rows = new Map<string, AdapterPayload>()
  const findBy = async (isWanted: (row: AdapterPayload) => boolean) => [...rows.values()].find(isWanted)
  return (model: string): Adapter => ({
    upsert: async (id, payload) => {
      rows.set(`${model} ${id}`, payload)
    },
    find: async (id) => rows.get(`${model} ${id}`),
    findByUid: (uid) => findBy((row) => row.uid === uid && row.kind === model),
    findByUserCode: (userCode) => findBy((row) => row.userCode === userCode),
    destroy: async (id) => {
      rows.delete(`${model} ${id}`)
    },
    consume: async (id) => {
      const row = rows.get(`${model} ${id}`)
      if (row !== undefined) row.consumed = Math.floor(systemClock.nowMs() / 1000)
    },
    revokeByGrantId: async (grantId) => {
      for (const [id, row] of rows) if (row.grantId === grantId) rows.delete(id)
    },
  })
}

const scope = 'openid email profile'

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

const makeProvider = (issuer: string, clients: readonly ProviderClient[], people: Map<string, ProviderPerson>) =>
  new Provider(issuer, {
    clients: clients.map(({ id, secret, redirectUri }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [redirectUri],
    })),
    jwks: { keys: [signingKey()] },
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'locale'] },
    // LinkedIn takes no code verifier, so the client with that name needs none.
    pkce: { required: (_ctx, client) => client.clientId !== 'candor-linkedin' },
    adapter: createMemory(),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, accountId) => {
      const person = people.get(accountId)
      return person === undefined ? undefined : { accountId, claims: () => ({ ...person }) }
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    // Everybody agrees to everything: the provider's own pages are not what is tested.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  })

/** A real OpenID provider on a loopback port that requires PKCE; tests choose who signs in. */
export const startOpenidProvider = async (clients: readonly ProviderClient[]): Promise<OpenidProvider> => {
  const people = new Map<string, ProviderPerson>()
  let current: ProviderPerson | null = null
  let isDown = false
  let requestCount = 0
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = makeProvider(issuer, clients, people)
  const respond = provider.callback()
  const interact = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    provider.interactionFinished(
      request,
      response,
      current === null ? { error: 'access_denied' } : { login: { accountId: current.sub } },
    )
  server.on('request', (request, response) => {
    requestCount += 1
    if (isDown) {
      response.writeHead(503).end()
      return
    }
    const isInteraction = request.url?.startsWith('/interaction/') ?? false
    ;(isInteraction ? interact(request, response) : respond(request, response)).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined)
    })
  })
  return {
    issuer,
    signInAs(person) {
      people.set(person.sub, person)
      current = person
    },
    decline() {
      current = null
    },
    setDown(isDownNow) {
      isDown = isDownNow
    },
    requestCount: () => requestCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
