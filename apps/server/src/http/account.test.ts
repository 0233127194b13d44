import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type DatabaseHash, openDatabaseHash } from '../testing/hash-database'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const zProfile = z.object({ id: z.string(), organization: z.object({ id: z.string() }) })
const path = '/api/identity/profile/change-information'
const change = { firstName: 'Lan' }

let server: TestServer
let hash: { read: () => Promise<DatabaseHash>; close: () => Promise<void> }
let mai: HttpClient
let maiAccount: string
let lanAccount: string

const readAccount = async (client: HttpClient): Promise<string> => {
  const { id, organization } = zProfile.parse((await client.get('/api/identity/profile')).body)
  return `${id}/${organization.id}`
}

beforeAll(async () => {
  server = await startTestServer()
  hash = await openDatabaseHash(server.database)
  mai = createHttpClient(server.url)
  const lan = createHttpClient(server.url)
  await signUp(mai, 'mai@example.org')
  await signUp(lan, 'lan@example.org', 'Lotus')
  maiAccount = await readAccount(mai)
  lanAccount = await readAccount(lan)
})
afterAll(async () => {
  await hash.close()
  await server.stop()
})

test('S-11: accepts a change from a page of the signed-in account, and one that names no account', async () => {
  expect((await mai.post(path, change, { 'x-candor-account': maiAccount })).status).toBeLessThan(300)
  expect((await mai.post(path, change)).status).toBeLessThan(300)
})

test('S-11: refuses a change from a page of another person or organization, and writes nothing', async () => {
  const [person = '', organization = ''] = maiAccount.split('/')
  const [otherPerson, otherOrganization] = lanAccount.split('/')
  const others = [
    lanAccount,
    `${person}/${otherOrganization}`,
    `${otherPerson}/${organization}`,
    `${person}/-`,
    person,
    '',
  ]
  const before = await hash.read()
  for (const account of others) {
    for (const target of [path, '/api/identity/auth/sign-out']) {
      const answer = await mai.post(target, change, { 'x-candor-account': account })
      expect([answer.status, answer.body.code], `${target} ${account}`).toEqual([409, 'ACCOUNT_CHANGED'])
    }
  }
  expect(await hash.read()).toEqual(before)
})

test('S-11: allows reads from a page of another account, and answers a signed-out person with 401', async () => {
  const read = await mai.request('/api/identity/profile', { headers: { 'x-candor-account': lanAccount } })
  expect(read.status).toBe(200)
  const nobody = createHttpClient(server.url)
  const answer = await nobody.post(path, change, { 'x-candor-account': maiAccount })
  expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
})
