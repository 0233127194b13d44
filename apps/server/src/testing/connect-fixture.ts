import { authAccount, authUser } from '@candor/db'
import { eq } from 'drizzle-orm'
import { type ConnectBrowser, openConnectBrowser } from './connect-browser'
import { type ProviderPerson, startOpenidProvider } from './start-openid-provider'
import { startTestServer } from './start-test-server'

/** Providers send browsers back to it; the server listens elsewhere. */
export const publicUrl = 'http://localhost:3999'
const acmePath = '/api/identity/connect/acme'

/** How a provider knows this product. */
export const providerClient = (id: string) => ({
  id: `candor-${id}`,
  secret: `secret of ${id} & more`,
  redirectUri: `${publicUrl}/api/identity/connect/${id}/callback`,
})

/** The settings of one provider. */
export const providerSettings = (id: string, issuer: string): Readonly<Record<string, string>> => {
  const prefix = `CONNECT_${id.toUpperCase()}`
  const { id: clientId, secret } = providerClient(id)
  return { [`${prefix}_ISSUER`]: issuer, [`${prefix}_CLIENT_ID`]: clientId, [`${prefix}_CLIENT_SECRET`]: secret }
}

const createReaders = (deps: Awaited<ReturnType<typeof startTestServer>>['running']['deps']) => {
  const asAuth = <T>(run: Parameters<typeof deps.withActor<T>>[1]): Promise<T> => deps.withActor({ kind: 'auth' }, run)
  return {
    asAuth,
    listLinks: (subject: string) =>
      asAuth((tx) => tx.select().from(authAccount).where(eq(authAccount.accountId, subject))),
    findUser: async (email: string) => {
      const [row] = await asAuth((tx) => tx.select().from(authUser).where(eq(authUser.email, email)))
      return row
    },
  }
}

const createPeople = () => {
  let count = 0
  /** A new person at the provider. */
  return (change: Partial<ProviderPerson> = {}): ProviderPerson & { email: string } => {
    count += 1
    const email = `person-${count}@example.org`
    return { sub: `sub-${count}`, email_verified: true, given_name: 'Lan', family_name: 'Phạm', ...change, email }
  }
}

/** A server with three providers: two clients at one that is up ("acme", "globex") and one that is down ("late"). */
export const openConnectFixture = async () => {
  const provider = await startOpenidProvider([providerClient('acme'), providerClient('globex')])
  const late = await startOpenidProvider([providerClient('late')])
  late.setDown(true)
  const server = await startTestServer({
    PUBLIC_URL: publicUrl,
    CONNECT_PROVIDERS: 'acme, globex,late',
    CONNECT_ACME_LABEL: 'Acme ID',
    ...providerSettings('acme', provider.issuer),
    ...providerSettings('globex', provider.issuer),
    ...providerSettings('late', late.issuer),
  })
  const { deps, app } = server.running
  return {
    provider,
    late,
    deps,
    ...createReaders(deps),
    makePerson: createPeople(),
    openBrowser: (): ConnectBrowser => openConnectBrowser(app.listeningOrigin, publicUrl),
    /** Signs in at the provider and returns the callback's path, which the browser has not visited yet. */
    async signInAtProvider(browser: ConnectBrowser, person: ProviderPerson, path = acmePath): Promise<string> {
      const location = await browser.visit(path)
      provider.signInAs(person)
      return browser.passProvider(location)
    },
    async close(): Promise<void> {
      await server.stop()
      await provider.close()
      await late.close()
    },
  }
}
