import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpClient } from '../../testing/http-client'
import { createSoftwarePasskey, type SoftwarePasskey } from '../../testing/software-passkey'
import { computeTotp } from '../identity/factors/totp'
import { joinAsNewPerson, password, readProfile, register, remove } from './testing/audited-people'
import { type AuditedServer, openAuditedServer } from './testing/open-audited-server'

const api = '/api/identity'
const factors = `${api}/profile/second-factor`
const zCodes = z.object({ recoveryCodes: z.array(z.string()).min(1) })
let audited: AuditedServer
beforeAll(async () => {
  audited = await openAuditedServer()
})
afterAll(() => audited.close())

const currentCode = (secret: string): string => computeTotp(secret, Math.floor(audited.nowMs() / 30_000))
/** A new browser in which the password was right and the second step is open. */
const proveFirstStep = async (email: string): Promise<HttpClient> => {
  const client = audited.newClient()
  expect((await client.post(`${api}/auth/local`, { email, password })).body).toMatchObject({ needsSecondFactor: true })
  return client
}
const beginApp = async (client: HttpClient): Promise<string> =>
  z.string().parse((await client.post(`${factors}/app`)).body.secret)
const addApp = async (client: HttpClient): Promise<void> => {
  const secret = await beginApp(client)
  await client.post(`${factors}/app/confirm`, { code: currentCode(secret) })
}

test('each route of an authenticator app and of the second step by code records its events', async () => {
  const { expectEvents } = audited
  const email = 'app@example.org'
  const client = await register(audited, email)
  const secret = await beginApp(client)
  const confirmed = await expectEvents('identity.secondFactor.confirmApp', ['second_factor.changed'], () =>
    client.post(`${factors}/app/confirm`, { code: currentCode(secret) }),
  )
  const [recoveryCode] = zCodes.parse(confirmed.body).recoveryCodes
  const step = 'identity.secondStep.verifyCode'
  const send = (browser: HttpClient, method: string, code: string | undefined) =>
    browser.post(`${api}/auth/second-factor`, { method, code })
  const first = await proveFirstStep(email)
  await expectEvents(step, ['sign_in.failed'], () => send(first, 'recovery', 'AAAAA-AAAAA'))
  audited.advanceClock()
  await expectEvents(step, ['sign_in.succeeded'], () => send(first, 'app', currentCode(secret)))
  const second = await proveFirstStep(email)
  await expectEvents(step, ['second_factor.changed', 'sign_in.succeeded'], () => send(second, 'recovery', recoveryCode))
  await expectEvents('identity.secondFactor.replaceRecoveryCodes', ['second_factor.changed'], () =>
    second.post(`${factors}/recovery-codes`),
  )
  await expectEvents('identity.secondFactor.removeApp', ['second_factor.changed'], () =>
    remove(second, `${factors}/app`),
  )
})

test('each route of passkeys records its events', async () => {
  const { expectEvents } = audited
  const email = 'passkey@example.org'
  const client = await register(audited, email)
  const passkey = createSoftwarePasskey(new URL(audited.server.url).origin)
  const creation = await client.post(`${factors}/passkey/options`)
  await expectEvents('identity.secondFactor.addPasskey', ['second_factor.changed'], () =>
    client.post(`${factors}/passkey`, { name: 'Laptop', created: passkey.create(String(creation.body.challenge)) }),
  )
  const second = await proveFirstStep(email)
  const step = await second.post(`${api}/auth/second-factor/passkey/options`)
  const verify = (key: SoftwarePasskey) => () =>
    second.post(`${api}/auth/second-factor/passkey`, { used: key.use(String(step.body.challenge)) })
  const unknown = createSoftwarePasskey(new URL(audited.server.url).origin)
  await expectEvents('identity.secondStep.verifyPasskey', ['sign_in.failed'], verify(unknown))
  await expectEvents('identity.secondStep.verifyPasskey', ['sign_in.succeeded'], verify(passkey))
  const alone = audited.newClient()
  const options = await alone.post(`${api}/auth/passkey/options`)
  await expectEvents('identity.secondStep.signInWithPasskey', ['sign_in.succeeded'], () =>
    alone.post(`${api}/auth/passkey`, { used: passkey.use(String(options.body.challenge)) }),
  )
  const { passkeys } = z
    .object({ passkeys: z.array(z.object({ id: z.string() })) })
    .parse((await alone.get(factors)).body)
  await expectEvents('identity.secondFactor.removePasskey', ['second_factor.changed'], () =>
    remove(alone, `${factors}/passkey/${passkeys[0]?.id ?? ''}`),
  )
})

test('each route of an organization’s sign-in rules records its events', async () => {
  const { expectEvents } = audited
  const owner = await register(audited, 'owner@example.org')
  // Someone of another organization's too could not be reset.
  const mate = audited.newClient()
  const memberId = await joinAsNewPerson(audited, owner, { client: mate, email: 'mate@example.org' })
  await addApp(owner)
  await addApp(mate)
  const { organization } = await readProfile(owner)
  await expectEvents('identity.security.update', ['second_factor.requirement_changed'], () =>
    owner.patch(`${api}/organization/${organization.id}/security`, { requiresSecondFactor: true }),
  )
  await expectEvents('identity.security.resetMember', ['second_factor.reset'], () =>
    owner.post(`${api}/organization/members/${memberId}/second-factor/reset`),
  )
})

test('every event that the table declares for these routes was recorded', () => {
  audited.expectAllShown('factors')
})
