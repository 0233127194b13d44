import type { Role } from '@candor/contract'
import { authSession, interviewSet, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Answer, createHttpClient, type HttpClient } from '../../../testing/http-client'
import { sampleContent } from '../../../testing/sample-set'
import { signUp } from '../../../testing/sign-up'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'
import { insertMember } from '../core/repo/invites'

const zProfile = z.object({
  id: z.string(),
  organization: z.object({ id: z.string(), role: z.string() }).nullable(),
  organizations: z.array(z.object({ id: z.string() })),
})
const zMembers = z.object({ items: z.array(z.object({ id: z.string(), userId: z.string() })) })
const zOutbox = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) })
const zMade = z.object({ id: z.string(), linkId: z.string() })

let server: TestServer
let owner: HttpClient
let mate: HttpClient
const mateEmail = 'mate@example.org'
const newId = (): string => server.running.deps.newId()

beforeAll(async () => {
  server = await startTestServer()
  owner = createHttpClient(server.url)
  mate = createHttpClient(server.url)
  await signUp(owner, 'owner@example.org', 'Sao Mai')
  await signUp(mate, mateEmail, 'Bình Minh')
})
afterAll(() => server.stop())

const getProfile = async (client: HttpClient) => zProfile.parse((await client.get('/api/identity/profile')).body)
const getOrganizationId = async (client: HttpClient) => (await getProfile(client)).organization?.id ?? ''
const removeByName = async (client: HttpClient, path: string, name: string) => {
  const headers = { 'content-type': 'application/json' }
  const response = await client.request(path, { method: 'DELETE', headers, body: JSON.stringify({ name }) })
  return { status: response.status, text: await response.text() }
}
const remove = async (client: HttpClient, path: string): Promise<number> =>
  (await client.request(path, { method: 'DELETE' })).status

const makeSet = async (client: HttpClient): Promise<{ id: string; linkId: string }> => {
  const answer = await client.post('/api/interview/interview/set', { name: 'Recruiter', content: sampleContent(newId) })
  expect(answer).toMatchObject({ status: 201 })
  const made = zMade.parse(answer.body)
  await client.patch(`/api/interview/interview/set/${made.id}`, { status: 1 })
  return made
}

const inviteText = async (email: string): Promise<string | undefined> =>
  zOutbox
    .parse((await owner.get('/api/notification/outbox')).body)
    .items.find((mail) => mail.to === email && mail.text.includes('/company/invite/'))?.text
/** Id and code of the invite that was mailed to an address; a job puts the mail into the outbox. */
const readInvite = async (email: string): Promise<{ id: string; code: string }> => {
  await expect.poll(() => inviteText(email), { timeout: 10_000, interval: 100 }).toBeDefined()
  const [, id = '', code = ''] =
    /\/company\/invite\/([\w-]+)\?code=([\w-]+)/.exec((await inviteText(email)) ?? '') ?? []
  return { id, code }
}
const switchTo = (client: HttpClient, id: string) =>
  client.post(`/api/identity/organization/change?organization_id=${id}`)
/** The session's cookie that an answer sets. */
const getCookie = ({ headers }: Answer): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('candor_session='))
    ?.split(';')[0] ?? ''
const getWith = (cookie: string, path: string): Promise<Response> =>
  fetch(new URL(path, server.url), { headers: { cookie } })
/** An answer without what is of every request alone. */
const shape = ({ status, body, headers }: Answer) => ({
  status,
  body: { ...body, requestId: '' },
  headers: [...headers.keys()].sort(),
})

const invitePath = async () => `/api/identity/organization/${await getOrganizationId(owner)}/invite`
const loadSignedIn = async (userId: string) =>
  zMembers
    .parse((await owner.get('/api/identity/organization/members')).body)
    .items.find((member) => member.userId === userId)?.id ?? ''
/** Makes the mate a member of the owner's organization in a role, and lets them enter it. */
const joinAs = async (role: Role): Promise<Answer> => {
  const { deps } = server.running
  const organizationId = await getOrganizationId(owner)
  const { id: userId } = await getProfile(mate)
  const row = { id: deps.newId(), organizationId, userId, role, createdAt: new Date(deps.clock.nowMs()) }
  await deps.withActor({ kind: 'auth' }, (tx) => insertMember(tx, row))
  return switchTo(mate, organizationId)
}
const removeMate = async (): Promise<void> => {
  const { id } = await getProfile(mate)
  expect(await remove(owner, `/api/identity/organization/members/${await loadSignedIn(id)}`)).toBe(204)
}

describe('organizations over HTTP', () => {
  test('refuses a name with an address or reordered text with NAME_NOT_ALLOWED, and stores nothing', async () => {
    const before = await getProfile(owner)
    for (const name of ['Win at https://evil.example', 'evil.com', 'Sao\u202EMai']) {
      const { status, body } = await owner.post('/api/identity/organization', { name })
      expect([status, body]).toMatchObject([422, { code: 'NAME_NOT_ALLOWED', fields: { name: 'NAME_NOT_ALLOWED' } }])
    }
    expect((await getProfile(owner)).organizations).toEqual(before.organizations)
  })

  test('accepting an invite does not switch organizations; switching renews the session and hides the other one (A-19, A-22, Z-08)', async () => {
    const before = await getProfile(mate)
    const ownSet = await makeSet(mate)
    await owner.post(await invitePath(), { email: mateEmail, role: 'recruiter' })
    const key = await readInvite(mateEmail)
    const path = `/api/identity/organization/invite/${key.id}?code=${key.code}`
    expect(await createHttpClient(server.url).get(path)).toMatchObject({
      status: 200,
      body: { organizationName: 'Sao Mai', isForYou: null, emailHint: 'm***@example.org' },
    })
    expect((await createHttpClient(server.url).request(path, { method: 'HEAD' })).status).toBeLessThan(500)
    const accept = { ...key, accept: true }
    const stranger = createHttpClient(server.url)
    expect((await stranger.post('/api/identity/organization/invite/response', accept)).status).toBe(401)
    expect((await mate.post('/api/identity/organization/invite/response', accept)).status).toBe(200)
    const joined = await getProfile(mate)
    expect(joined.organization).toEqual(before.organization)
    expect(joined.organizations).toHaveLength(2)
    const first = await switchTo(mate, joined.organization?.id ?? '')
    const second = await switchTo(mate, await getOrganizationId(owner))
    expect(second).toMatchObject({ status: 200, body: { organization: { name: 'Sao Mai', role: 'recruiter' } } })
    expect(getCookie(second)).not.toBe(getCookie(first))
    expect((await getWith(getCookie(first), '/api/identity/profile')).status).toBe(401)
    expect((await getWith(getCookie(second), '/api/identity/profile')).status).toBe(200)
    const old = await mate.get(`/api/interview/interview/set/${ownSet.id}`)
    expect(shape(old)).toEqual(shape(await mate.get(`/api/interview/interview/set/${newId()}`)))
    expect(old.status).toBe(404)
    await removeMate()
  })

  test('switching organizations does not extend a session (S-06)', async () => {
    const { deps } = server.running
    const { id } = await getProfile(mate)
    const sessions = () =>
      deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(authSession).where(eq(authSession.userId, id)))
    const [before, ...others] = await sessions()
    await switchTo(mate, await getOrganizationId(mate))
    const [after, ...more] = await sessions()
    expect([others, more]).toEqual([[], []])
    expect(after?.id).not.toBe(before?.id)
    expect(after?.createdAt).toEqual(before?.createdAt)
  })

  test('a person can’t switch to an organization they are not a member of', async () => {
    const own = await getOrganizationId(mate)
    const foreign = await switchTo(mate, await getOrganizationId(owner))
    expect(foreign.status).toBe(404)
    expect(shape(foreign)).toEqual(shape(await switchTo(mate, newId())))
    expect((await switchTo(mate, 'x')).status).toBe(422)
    expect(foreign.headers.getSetCookie()).toEqual([])
    expect(await getOrganizationId(mate)).toBe(own)
  })

  test('a change of role and a removal take effect on the next request (A-20)', async () => {
    await joinAs('recruiter')
    const made = await makeSet(mate)
    const path = `/api/interview/interview/set/${made.id}`
    const id = await loadSignedIn((await getProfile(mate)).id)
    await owner.patch(`/api/identity/organization/members/${id}`, { role: 'reviewer' })
    expect(await mate.patch(path, { name: 'Changed' })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await mate.get(path)).status).toBe(200)
    await removeMate()
    expect((await mate.get(path)).status).toBe(404)
    expect(await getProfile(mate)).toMatchObject({ organization: { role: 'owner' }, organizations: [{}] })
  })

  test('changing one’s own role renews only one’s own session (A-22)', async () => {
    const own = await joinAs('owner')
    const id = await loadSignedIn((await getProfile(mate)).id)
    const changed = await mate.patch(`/api/identity/organization/members/${id}`, { role: 'viewer' })
    expect(changed).toMatchObject({ status: 200, body: { role: 'viewer', isSelf: true } })
    expect((await getWith(getCookie(own), '/api/identity/profile')).status).toBe(401)
    const left = getCookie(changed)
    const byOwner = await owner.patch(`/api/identity/organization/members/${id}`, { role: 'admin' })
    expect(byOwner.headers.getSetCookie()).toEqual([])
    expect((await getWith(left, '/api/identity/profile')).status).toBe(200)
    expect(await remove(mate, `/api/identity/organization/members/${id}`)).toBe(204)
    expect((await getWith(left, '/api/identity/profile')).status).toBe(401)
    expect((await getProfile(mate)).organizations).toHaveLength(1)
  })

  test('a set that is not shared with a viewer is missing like a foreign one, and visible once shared', async () => {
    const made = await makeSet(owner)
    const path = `/api/interview/interview/set/${made.id}`
    await joinAs('viewer')
    const hidden = await mate.get(path)
    expect(shape(hidden)).toEqual(shape(await mate.get(`/api/interview/interview/set/${newId()}`)))
    expect(hidden.status).toBe(404)
    const { id: userId } = await getProfile(mate)
    const grant = await owner.post('/api/identity/access', { userId, targetType: 'set', targetId: made.id })
    expect(grant).toMatchObject({ status: 201, body: { targetName: 'Recruiter', expiresAt: null } })
    expect((await mate.get(path)).status).toBe(200)
    expect((await mate.get('/api/identity/access')).status).toBe(403)
    expect(await remove(owner, `/api/identity/access/${String(grant.body.id)}`)).toBe(204)
    expect((await mate.get(path)).status).toBe(404)
    await removeMate()
  })

  test('changing information ignores fields that are not information (S-09)', async () => {
    const before = (await mate.get('/api/identity/profile')).body
    const answer = await mate.post('/api/identity/profile/change-information', {
      ...before,
      email: 'other@example.org',
      status: 3,
      emailVerified: false,
      role: 'owner',
      hasPassword: true,
      organization: { id: newId(), role: 'owner' },
      organizations: [],
      can: {},
      phone: '0912',
    })
    expect(answer.body).toEqual({ ...before, phone: '0912' })
    expect((await mate.get('/api/identity/profile')).body).toEqual({ ...before, phone: '0912' })
  })

  test('a picture is served with its type, cached by its address, and missing for strangers', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
    const avatar = png.toString('base64')
    const { body } = await mate.post('/api/identity/profile/change-information', { avatar })
    const url = String(body.avatarUrl)
    const own = await mate.request(url, {})
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toBe('image/png')
    expect(own.headers.get('x-content-type-options')).toBe('nosniff')
    expect(own.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(Buffer.from(await own.arrayBuffer()).equals(png)).toBe(true)
    const older = await mate.request(url.replace(/v=.*/, 'v=0'), {})
    expect(older.headers.get('cache-control')).toBe('private, no-cache')
    const foreign = await owner.get(url)
    expect(foreign.status).toBe(404)
    expect(shape(foreign)).toEqual(shape(await owner.get(`/api/identity/profile/avatar/${newId()}`)))
    expect((await createHttpClient(server.url).get(url)).status).toBe(401)
  })

  test('a deleted organization is missing at once for members and candidates, and is then erased', async () => {
    await mate.post('/api/identity/organization', { name: 'Short-lived' })
    const id = await getOrganizationId(mate)
    const made = await makeSet(mate)
    const link = `/api/interview/interview?linkId=${made.linkId}`
    const candidate = createHttpClient(server.url)
    const opened = await candidate.get(link)
    const path = `/api/identity/organization/${id}`
    expect((await removeByName(mate, path, 'Other')).text).toContain('NAME_MISMATCH')
    expect((await removeByName(mate, path, 'Short-lived')).status).toBe(204)
    expect((await mate.get(path)).status).toBe(404)
    expect(await getProfile(mate)).toMatchObject({ organization: { role: 'owner' }, organizations: [{}] })
    const closed = await candidate.get(link)
    expect([opened.status, closed.status]).toEqual([200, 403])
    const rows = () =>
      server.running.deps.withActor({ kind: 'worker' }, async (tx) => [
        ...(await tx.select({ id: organization.id }).from(organization).where(eq(organization.id, id))),
        ...(await tx.select({ id: interviewSet.id }).from(interviewSet).where(eq(interviewSet.organizationId, id))),
      ])
    await expect.poll(rows, { timeout: 10_000, interval: 100 }).toEqual([])
  })
})
