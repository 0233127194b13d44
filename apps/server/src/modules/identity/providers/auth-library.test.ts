import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthConnections } from '../../../compose/create-pools'
import { getConnectionClient, runInConnectionClass } from '../../../platform/connection-class'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { type AuthLibrary, createAuthLibrary } from './auth-library'

let deps: TestDeps
let connections: ReturnType<typeof createAuthConnections>
let library: AuthLibrary
/** Whose work got a connection, in order. */
const started: string[] = []
beforeAll(async () => {
  deps = await createTestDeps()
  connections = createAuthConnections(deps.database.appUrl, () => undefined)
  library = createAuthLibrary({
    connections: {
      pool: connections.pool,
      takeTurn: (work) =>
        connections.takeTurn(() => {
          started.push(getConnectionClient())
          return work()
        }),
    },
    secret: 'a secret of the tests with enough characters',
    baseUrl: 'http://localhost',
    isHttps: false,
    newId: deps.newId,
  })
})
afterAll(async () => {
  await connections.pool.end()
  await deps.close()
})

/** Until `release`, no session can be read or written. */
const lockSessions = async () => {
  const client = new Client({ connectionString: deps.database.migratorUrl })
  await client.connect()
  await client.query('begin; lock table auth_session in access exclusive mode')
  return async (): Promise<void> => {
    await client.query('commit')
    await client.end()
  }
}

test('a flood from one address delays the sign-in from another by one turn, not by all of the flood', async () => {
  const { userId, organizationId } = await makeMember(deps)
  const open = () =>
    library.openSession({
      body: { userId, organizationId, authenticatedAt: new Date(deps.clock.nowMs()) },
      headers: new Headers(),
    })
  const { headers } = await open()
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const use = async (client: string, work: () => Promise<unknown>): Promise<void> => {
    expect(await runInConnectionClass('anonymous', work, client)).not.toBeNull()
  }
  const release = await lockSessions()
  started.length = 0
  const flood = Array.from({ length: 100 }, () => use('flood', () => library.getSession(new Headers({ cookie }))))
  const signIn = use('honest', open)
  await release()
  await Promise.all([...flood, signIn])
  expect(started).toHaveLength(101)
  // After the four that had a connection before it came.
  expect(started.indexOf('honest')).toBe(4)
})
