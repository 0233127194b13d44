import { type UserStatus, userStatus } from '@candor/contract'
import { authAccount, authSession, authUser } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { ConnectBrowser } from '../../../testing/connect-browser'
import { openConnectFixture } from '../../../testing/connect-fixture'
import { signUp } from '../../../testing/sign-up'
import type { ProviderPerson } from '../../../testing/start-openid-provider'

const start = '/api/identity/connect/acme'
const home = '/company/start'

let fixture: Awaited<ReturnType<typeof openConnectFixture>>
beforeAll(async () => {
  fixture = await openConnectFixture()
})
afterAll(() => fixture.close())

const isSignedIn = async ({ client }: ConnectBrowser): Promise<boolean> =>
  (await client.get('/api/identity/profile')).status === 200
const mailsTo = async ({ client }: ConnectBrowser, email: string): Promise<string[]> => {
  const { body } = await client.get('/api/notification/outbox')
  const items = body.items as { to: string; subject: string; text: string }[]
  return items.filter((mail) => mail.to === email).map((mail) => `${mail.subject}\n${mail.text}`)
}

test('a new person gets an account with the verified data of the provider, without an organization and without the provider’s tokens', async () => {
  const browser = fixture.openBrowser()
  const person = fixture.makePerson({ given_name: 'Lan\u202e ', family_name: 'Pha\u0323m' })
  expect(await browser.visit(await fixture.signInAtProvider(browser, person))).toBe(home)
  const { body } = await browser.client.get('/api/identity/profile')
  expect(body).toMatchObject({ email: person.email, firstName: 'Lan', lastName: 'Phạm', organization: null })
  const nothing = { accessToken: null, refreshToken: null, idToken: null, scope: null, password: null }
  expect(await fixture.listLinks(person.sub)).toEqual([
    expect.objectContaining({ providerId: 'connect:acme', userId: body.id, ...nothing }),
  ])
  expect(await fixture.findUser(person.email)).toMatchObject({ status: userStatus.ACTIVE, emailVerified: true })
})

test('a linked person is recognized by the account at the provider, even if its address has changed', async () => {
  const first = fixture.openBrowser()
  const person = fixture.makePerson()
  await first.visit(await fixture.signInAtProvider(first, person))
  const again = fixture.openBrowser()
  const moved = { ...person, email: 'moved@example.org', email_verified: false }
  expect(await again.visit(await fixture.signInAtProvider(again, moved))).toBe(home)
  expect((await again.client.get('/api/identity/profile')).body.email).toBe(person.email)
})

test('an account with the verified address is linked, signed in, and informed by mail', async () => {
  const person = fixture.makePerson()
  await signUp(fixture.openBrowser().client, person.email, 'Sao Mai')
  const browser = fixture.openBrowser()
  const shouting = { ...person, email: person.email.toUpperCase() }
  expect(await browser.visit(await fixture.signInAtProvider(browser, shouting))).toBe(home)
  const { body } = await browser.client.get('/api/identity/profile')
  expect(body).toMatchObject({ email: person.email, firstName: 'Mai', organization: { name: 'Sao Mai' } })
  await vi.waitFor(async () => {
    const mails = await mailsTo(browser, person.email)
    expect(mails.filter((mail) => mail.includes('Acme ID') && mail.includes('/company/setting/profile'))).toHaveLength(
      1,
    )
  })
})

test('an unverified or missing address links no account and signs no one in (A-16)', async () => {
  const unverified = fixture.makePerson({ email_verified: false })
  await signUp(fixture.openBrowser().client, unverified.email)
  const { email: _email, email_verified: _verified, ...withoutEmail } = fixture.makePerson()
  const silent = { ...fixture.makePerson(), email_verified: undefined }
  for (const person of [unverified, withoutEmail, silent]) {
    const browser = fixture.openBrowser()
    const page = await browser.visit(await fixture.signInAtProvider(browser, person as ProviderPerson))
    expect(page).toBe('/company/sign-in?connect_error=CONNECT_EMAIL_UNVERIFIED')
    expect(await isSignedIn(browser)).toBe(false)
    expect(await fixture.listLinks(person.sub)).toEqual([])
  }
})

test('simultaneous returns of the same new person make one account', async () => {
  const person = fixture.makePerson()
  const browsers = [fixture.openBrowser(), fixture.openBrowser(), fixture.openBrowser()]
  const answers: string[] = []
  for (const browser of browsers) answers.push(await fixture.signInAtProvider(browser, person))
  const pages = await Promise.all(browsers.map((browser, at) => browser.visit(answers[at] ?? '')))
  expect(pages).toEqual([home, home, home])
  expect(await fixture.listLinks(person.sub)).toHaveLength(1)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/api/identity/profile',
  '/%2f%2fevil.example',
])('return_url %s does not leave the product (W-03)', async (returnUrl) => {
  const browser = fixture.openBrowser()
  const path = `${start}?return_url=${encodeURIComponent(returnUrl)}`
  expect(await browser.visit(await fixture.signInAtProvider(browser, fixture.makePerson(), path))).toBe(home)
})

test('a suspended or banned person sees the reason and is not signed in, linked or not', async () => {
  const person = fixture.makePerson()
  const first = fixture.openBrowser()
  await first.visit(await fixture.signInAtProvider(first, person))
  const block = (status: UserStatus) =>
    fixture.asAuth((tx) => tx.update(authUser).set({ status }).where(eq(authUser.email, person.email)))
  const signInPage = (code: string): string => `/company/sign-in?connect_error=${code}`
  for (const sub of [person.sub, 'another account with the same address']) {
    await block(userStatus.SUSPENDED)
    const browser = fixture.openBrowser()
    expect(await browser.visit(await fixture.signInAtProvider(browser, { ...person, sub }))).toBe(
      signInPage('ACCOUNT_SUSPENDED'),
    )
    await block(userStatus.BANNED)
    expect(await browser.visit(await fixture.signInAtProvider(browser, { ...person, sub }))).toBe(
      signInPage('ACCOUNT_BANNED'),
    )
    expect(await isSignedIn(browser)).toBe(false)
  }
  expect(await fixture.listLinks('another account with the same address')).toEqual([])
})

test('an account with an unproven address is completed, and its earlier credentials are deleted', async () => {
  const person = fixture.makePerson()
  const stranger = fixture.openBrowser()
  await signUp(stranger.client, person.email)
  const user = await fixture.findUser(person.email)
  const userId = user?.id ?? ''
  const at = new Date(fixture.deps.clock.nowMs())
  await fixture.asAuth(async (tx) => {
    await tx.update(authUser).set({ status: userStatus.PENDING, emailVerified: false }).where(eq(authUser.id, userId))
    const id = fixture.deps.newId()
    const keys = {
      id,
      userId,
      accountId: userId,
      providerId: 'credential',
      password: 'x',
      createdAt: at,
      updatedAt: at,
    }
    await tx.insert(authAccount).values(keys)
  })
  const browser = fixture.openBrowser()
  expect(await browser.visit(await fixture.signInAtProvider(browser, person))).toBe(home)
  expect(await fixture.findUser(person.email)).toMatchObject({
    status: userStatus.ACTIVE,
    emailVerified: true,
    firstName: 'Lan',
  })
  expect(await isSignedIn(stranger)).toBe(false)
  const keys = await fixture.asAuth((tx) => tx.select().from(authAccount).where(eq(authAccount.userId, userId)))
  expect(keys.map((row) => row.providerId)).toEqual(['connect:acme'])
  expect(
    await fixture.asAuth((tx) => tx.select().from(authSession).where(eq(authSession.userId, userId))),
  ).toHaveLength(1)
})

const settings = '/company/setting/profile'
const listLinkedDates = async ({ client }: ConnectBrowser): Promise<(string | null)[]> => {
  const { body } = await client.get('/api/identity/profile/social')
  const items = body.items as { provider: string; label: string; linkedAt: string | null }[]
  expect(items.map((item) => item.provider)).toEqual(['acme', 'globex', 'late'])
  return items.map((item) => item.linkedAt)
}
/** A signed-in person with an account here, who has another account at the provider. */
const openMember = async (): Promise<ConnectBrowser> => {
  const browser = fixture.openBrowser()
  await signUp(browser.client, fixture.makePerson().email)
  return browser
}

test('a signed-in person links a provider account with any address, sees when it was linked, and unlinks it', async () => {
  const browser = await openMember()
  const person = fixture.makePerson({ email_verified: false })
  expect(await browser.visit(await fixture.signInAtProvider(browser, person))).toBe(settings)
  expect(await listLinkedDates(browser)).toEqual([expect.stringMatching(/Z$/), null, null])
  const again = await fixture.signInAtProvider(browser, person, `${start}?return_url=/company/account`)
  expect(await browser.visit(again)).toBe('/company/account')
  expect(await fixture.listLinks(person.sub)).toHaveLength(1)
  const { body } = await browser.client.get('/api/identity/profile')
  await vi.waitFor(async () => expect(await mailsTo(browser, String(body.email))).toHaveLength(2))

  const stranger = fixture.openBrowser()
  await stranger.visit(await fixture.signInAtProvider(stranger, fixture.makePerson()))
  const unlink = (from: ConnectBrowser) =>
    from.client.request('/api/identity/profile/social/acme', { method: 'DELETE' })
  expect((await unlink(stranger)).status).toBe(204)
  expect(await listLinkedDates(browser)).toEqual([expect.any(String), null, null])
  expect((await unlink(browser)).status).toBe(204)
  expect((await unlink(browser)).status).toBe(404)
  expect(await listLinkedDates(browser)).toEqual([null, null, null])
})

test('a provider account that is linked to another person is refused and stays linked to them', async () => {
  const person = fixture.makePerson()
  const owner = fixture.openBrowser()
  await owner.visit(await fixture.signInAtProvider(owner, person))
  const browser = await openMember()
  const page = await browser.visit(await fixture.signInAtProvider(browser, person))
  expect(page).toBe(`${settings}?connect_error=CONNECT_ALREADY_LINKED`)
  expect(await listLinkedDates(browser)).toEqual([null, null, null])
  expect(await fixture.listLinks(person.sub)).toEqual([
    expect.objectContaining({ userId: (await fixture.findUser(person.email))?.id }),
  ])
})

test('a link that one person started is not made for another person or for a signed-out browser', async () => {
  const person = fixture.makePerson()
  const browser = await openMember()
  const answers = [await fixture.signInAtProvider(browser, person), await fixture.signInAtProvider(browser, person)]
  await browser.client.post('/api/identity/auth/sign-out')
  const refused = `${settings}?connect_error=CONNECT_FAILED`
  expect(await browser.visit(answers[0] ?? '')).toBe(refused)
  await signUp(browser.client, fixture.makePerson().email)
  expect(await browser.visit(answers[1] ?? '')).toBe(refused)
  expect(await fixture.listLinks(person.sub)).toEqual([])
})
