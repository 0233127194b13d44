import { afterAll, beforeAll, test } from 'vitest'
import { z } from 'zod'
import { openConnectBrowser } from '../../testing/connect-browser'
import { providerClient, providerSettings, publicUrl } from '../../testing/connect-fixture'
import type { HttpClient } from '../../testing/http-client'
import { makeSetOverHttp, startSessionOverHttp } from '../../testing/http-interview'
import { startOpenidProvider } from '../../testing/start-openid-provider'
import { invite, name, password, register, remove, signIn } from './testing/audited-people'
import { type AuditedServer, openAuditedServer } from './testing/open-audited-server'

const api = '/api/identity'
const ownerEmail = 'owner@example.org'
let provider: Awaited<ReturnType<typeof startOpenidProvider>>
let audited: AuditedServer
let owner: HttpClient
beforeAll(async () => {
  provider = await startOpenidProvider([providerClient('acme')])
  audited = await openAuditedServer({
    PUBLIC_URL: publicUrl,
    CONNECT_PROVIDERS: 'acme',
    ...providerSettings('acme', provider.issuer),
  })
  owner = await register(audited, ownerEmail)
})
afterAll(async () => {
  await audited.close()
  await provider.close()
})

/** A code that is not the mailed one. */
const changeCode = (code: string): string => (code === '000000' ? '111111' : '000000')

test('each route of a sign-up records its events', async () => {
  const { expectEvents, newClient } = audited
  const byCode = async (email: string, joins: object) => {
    const client = newClient()
    const { body } = await client.post(`${api}/auth/pre-register`, { email, locale: 'en' })
    const input = { ...name, ...joins, challengeId: body.challengeId, code: await audited.readCode(email) }
    return () => client.post(`${api}/auth/verify-and-register`, input)
  }
  const byPassword = async (email: string, joins: object) => {
    const client = newClient()
    await client.post(`${api}/auth/local/register`, { ...name, ...joins, email, password })
    const token = await audited.readToken(email)
    return () => client.post(`${api}/auth/email-confirmation`, { token })
  }
  const founds = { organizationName: 'Bình Minh' }
  for (const [route, begin] of [
    ['identity.auth.verifyAndRegister', byCode],
    ['identity.auth.confirmEmail', byPassword],
  ] as const) {
    const founded = await begin(`founder-${begin.name}@example.org`.toLowerCase(), founds)
    await expectEvents(route, ['organization.created', 'sign_in.succeeded'], founded)
    const email = `joiner-${begin.name}@example.org`.toLowerCase()
    const key = await invite(audited, owner, email)
    audited.advanceClock()
    await expectEvents(route, ['member.joined', 'sign_in.succeeded'], await begin(email, { invite: key }))
  }
})

test('each route of a sign-in records its success and its failure', async () => {
  const { expectEvents, newClient } = audited
  const client = newClient()
  const local = (word: string) => client.post(`${api}/auth/local`, { email: ownerEmail, password: word })
  await expectEvents('identity.auth.signInWithPassword', ['sign_in.failed'], () => local('a wrong guess'))
  await expectEvents('identity.auth.signInWithPassword', ['sign_in.succeeded'], () => local(password))
  await expectEvents('identity.auth.signOut', ['sign_out'], () => client.post(`${api}/auth/sign-out`))

  audited.advanceClock()
  const { body } = await client.post(`${api}/email/send-verify-otp`, { email: ownerEmail, locale: 'en' })
  const code = await audited.readCode(ownerEmail)
  const verify = (guess: string) =>
    client.post(`${api}/verify/email-otp`, { challengeId: body.challengeId, code: guess, audience: 'member' })
  await expectEvents('identity.auth.verifyEmailOtp', ['sign_in.failed'], () => verify(changeCode(code)))
  await expectEvents('identity.auth.verifyEmailOtp', ['sign_in.succeeded'], () => verify(code))

  const made = await expectEvents('identity.link.transfer', ['transfer_link.created'], () =>
    client.post(`${api}/auth/transfer`, {}),
  )
  const accessToken = new URL(String(made.body.url)).searchParams.get('access_token')
  const phone = newClient()
  await expectEvents('identity.link.authorize', ['sign_in.succeeded'], () =>
    phone.post(`${api}/auth/authorize`, { accessToken, flow: 'transfer' }),
  )
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string(), isCurrent: z.boolean() })) })
    .parse((await phone.get(`${api}/auth/sessions`)).body)
  const other = items.find(({ isCurrent }) => !isCurrent)?.id ?? ''
  await expectEvents('identity.sessions.revoke', ['session.ended'], () =>
    remove(phone, `${api}/auth/sessions/${other}`),
  )
  await signIn(audited, ownerEmail)
  await expectEvents('identity.sessions.revokeOthers', ['session.ended'], () => remove(phone, `${api}/auth/sessions`))
})

test('each route of a password records its events', async () => {
  const { expectEvents, newClient } = audited
  const email = 'forgetful@example.org'
  const client = await register(audited, email)
  const change = (path: string, currentPassword: string, newPassword: string) => () =>
    client.post(`${api}${path}`, { currentPassword, newPassword })
  const second = 'another walk by the sea'
  await expectEvents('identity.password.change', ['sign_in.failed'], change('/auth/change-password', 'no', second))
  await expectEvents(
    'identity.password.change',
    ['password.changed'],
    change('/auth/change-password', password, second),
  )
  const inSettings = 'identity.password.changeInSettings'
  await expectEvents(inSettings, ['sign_in.failed'], change('/profile/change-password', 'no', password))
  await expectEvents(inSettings, ['password.changed'], change('/profile/change-password', second, password))

  audited.advanceClock()
  const forgetful = newClient()
  const { body } = await forgetful.post(`${api}/auth/forgot-password`, { email })
  const code = await audited.readCode(email)
  const set = (guess: string) => () =>
    forgetful.post(`${api}/auth/set-password`, { challengeId: body.challengeId, code: guess, password: second })
  await expectEvents('identity.password.set', ['sign_in.failed'], set(changeCode(code)))
  await expectEvents('identity.password.set', ['password.changed', 'sign_in.succeeded'], set(code))
})

test('each route of a sign-in provider records its events', async () => {
  const { expectEvents } = audited
  const browser = openConnectBrowser(audited.origin, publicUrl)
  const start = `${api}/connect/acme`
  const location = await browser.visit(start)
  provider.signInAs({ sub: 'sub-1', email: ownerEmail, email_verified: true, given_name: 'Mai', family_name: 'Trần' })
  const path = await browser.passProvider(location)
  await expectEvents('connectCallback', ['provider.linked', 'sign_in.succeeded'], () => browser.client.get(path))
  await expectEvents('identity.social.unlink', ['provider.unlinked'], () =>
    remove(browser.client, `${api}/profile/social/acme`),
  )
})

test('each route by which a candidate restores access records it', async () => {
  const { expectEvents, newClient } = audited
  const email = 'candidate@example.org'
  const recruiter = await register(audited, 'recruiter@example.org')
  const linkId = await makeSetOverHttp(recruiter)
  await startSessionOverHttp(newClient(), linkId, { email })
  const laptop = newClient()
  const { body } = await laptop.post(`${api}/email/send-verify-otp`, {
    email,
    locale: 'en',
    audience: 'candidate',
    linkId,
  })
  const input = { challengeId: body.challengeId, code: await audited.readCode(email), audience: 'candidate', linkId }
  await expectEvents('identity.auth.verifyEmailOtp', ['candidate_access.restored'], () =>
    laptop.post(`${api}/verify/email-otp`, input),
  )
  audited.advanceClock()
  const phone = newClient()
  await phone.post(`${api}/magic-link/generate`, { email, audience: 'candidate', returnUrl: `/interview/${linkId}` })
  const accessToken = await audited.readToken(email)
  await expectEvents('identity.link.authorize', ['candidate_access.restored'], () =>
    phone.post(`${api}/auth/authorize`, { accessToken, flow: 'candidate' }),
  )
})

test('every event that the table declares for these routes was recorded', () => {
  audited.expectAllShown('accounts')
})
