import { type AuditRule, auditedRoutes, type RouteName } from '@candor/contract'
import { createPool } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createHttpClient, type HttpClient } from '../../testing/http-client'
import { registerWithPassword, signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const password = 'a long walk by the river'
const ownerEmail = 'owner@example.org'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const zRow = z.object({
  type: z.string(),
  actor_kind: z.string(),
  device: z.string(),
  request_id: z.string().nullable(),
})

let server: TestServer
let pool: ReturnType<typeof createPool>
let owner: HttpClient

beforeAll(async () => {
  server = await startTestServer()
  pool = createPool(server.database.migratorUrl)
  owner = createHttpClient(server.url)
  await registerWithPassword(owner, { email: ownerEmail, password })
})
afterAll(async () => {
  await pool.end()
  await server.stop()
})

const readLog = async () => {
  const { rows } = await pool.query('select type, actor_kind, device, request_id from audit_event order by at, id')
  return z.array(zRow).parse(rows)
}
const listRecordable = (route: RouteName): readonly string[] => {
  const rule: AuditRule = auditedRoutes[route]
  return 'records' in rule ? rule.records : []
}

/** The types of the events that a call adds; each must be declared for the route. */
const recordedBy = async (route: RouteName, call: () => Promise<{ status: number }>): Promise<string[]> => {
  const before = (await readLog()).length
  const { status } = await call()
  const added = (await readLog()).slice(before).map(({ type }) => type)
  expect([route, status, added.filter((type) => !listRecordable(route).includes(type))]).toEqual([route, status, []])
  return added.sort()
}
const getProfile = async (client: HttpClient): Promise<{ userId: string; organizationId: string }> => {
  const { body } = await client.get('/api/identity/profile')
  const profile = z.object({ id: z.string(), organization: z.object({ id: z.string() }) }).parse(body)
  return { userId: profile.id, organizationId: profile.organization.id }
}
const newInvite = async () => {
  const { organizationId } = await getProfile(owner)
  const input = { email: 'invited@example.org', role: 'viewer', locale: 'en' }
  return owner.post(`/api/identity/organization/${organizationId}/invite`, input)
}

describe('the audit log', () => {
  test('begins with the organization and its first sign-in', async () => {
    const log = await readLog()
    expect(log.map(({ type }) => type)).toEqual(expect.arrayContaining(['organization.created', 'sign_in.succeeded']))
    expect(log.every(({ request_id }) => request_id !== null)).toBe(true)
  })

  test('records a sign-in, its failure and a sign-out, with the browser in words', async () => {
    const client = createHttpClient(server.url)
    const signIn = (word: string) =>
      client.post('/api/identity/auth/local', { email: ownerEmail, password: word }, { 'user-agent': chrome })
    const route = 'identity.auth.signInWithPassword'
    expect(await recordedBy(route, () => signIn('a wrong guess'))).toEqual(['sign_in.failed'])
    expect((await readLog()).at(-1)).toMatchObject({ actor_kind: 'anonymous', device: 'Chrome on Windows' })
    expect(await recordedBy(route, () => signIn(password))).toEqual(['sign_in.succeeded'])
    const signOut = () => client.post('/api/identity/auth/sign-out')
    expect(await recordedBy('identity.auth.signOut', signOut)).toEqual(['sign_out'])
    expect(await recordedBy('identity.auth.signOut', signOut)).toEqual([])
  })

  test('records nothing of a failed sign-in with an address that has no account', async () => {
    const guess = { email: 'nobody@example.org', password }
    const call = () => createHttpClient(server.url).post('/api/identity/auth/local', guess)
    expect(await recordedBy('identity.auth.signInWithPassword', call)).toEqual([])
  })

  test('records invites, their withdrawal, and a changed password', async () => {
    let inviteId = ''
    const create = async () => {
      const answer = await newInvite()
      inviteId = z.string().parse(answer.body.id)
      return answer
    }
    expect(await recordedBy('identity.invite.create', create)).toEqual(['invite.created'])
    const withdraw = () => owner.request(`/api/identity/organization/invite/${inviteId}`, { method: 'DELETE' })
    expect(await recordedBy('identity.invite.withdraw', withdraw)).toEqual(['invite.withdrawn'])
    expect(await recordedBy('identity.invite.withdraw', withdraw)).toEqual([])
    const wrong = { currentPassword: 'not this one', newPassword: 'another walk by the sea' }
    const change = (input: object) => owner.post('/api/identity/profile/change-password', input)
    const route = 'identity.password.changeInSettings'
    expect(await recordedBy(route, () => change(wrong))).toEqual(['sign_in.failed'])
    const changed = await recordedBy(route, () => change({ ...wrong, currentPassword: password }))
    expect(changed).toEqual(['password.changed'])
  })

  test('records organizations that are made, entered, renamed and deleted', async () => {
    const { organizationId } = await getProfile(owner)
    const create = () => owner.post('/api/identity/organization', { name: 'Second' })
    const created = await recordedBy('identity.organization.create', create)
    expect(created).toEqual(['organization.created', 'organization.entered'])
    const second = await getProfile(owner)
    const rename = () => owner.patch(`/api/identity/organization/${second.organizationId}`, { name: 'Renamed' })
    expect(await recordedBy('identity.organization.update', rename)).toEqual(['organization.renamed'])
    const enter = (id: string) => () => owner.post(`/api/identity/organization/change?organization_id=${id}`)
    const entered = await recordedBy('identity.organization.change', enter(organizationId))
    expect(entered).toEqual(['organization.entered'])
  })

  test('is read and exported by owners alone, and the export is an event', async () => {
    const page = await owner.get('/api/company/audit-log?group=people')
    expect(page.body).toMatchObject({
      nextCursor: null,
      items: [{ type: 'invite.withdrawn' }, { type: 'invite.created' }],
    })
    const download = () => owner.request('/api/company/audit-log/export?type=invite.created', { method: 'GET' })
    const answer = await download()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect((await answer.text()).trim().split('\r\n')).toHaveLength(2)
    expect(await recordedBy('auditLogExport', download)).toEqual(['audit_log.exported'])
    await pool.query("update member set role = 'admin'")
    for (const path of ['/api/company/audit-log', '/api/company/audit-log/export']) {
      const refused = await owner.get(path)
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    }
    await pool.query("update member set role = 'owner'")
  })

  test('refuses an export with a filter that does not exist, and records none', async () => {
    const call = () => owner.get('/api/company/audit-log/export?type=nothing')
    expect((await call()).status).toBe(422)
    expect(await recordedBy('auditLogExport', call)).toEqual([])
  })

  test('shows an owner nothing of another organization', async () => {
    const stranger = createHttpClient(server.url)
    await signUp(stranger, 'stranger@example.org', 'Other')
    const { body } = await stranger.get('/api/company/audit-log')
    const { items } = z.object({ items: z.array(z.object({ type: z.string() })) }).parse(body)
    expect(items.map(({ type }) => type).sort()).toEqual(['organization.created', 'sign_in.succeeded'])
  })

  test('holds no address, no name and no network address of anyone', async () => {
    const { rows } = await pool.query<{ row: string }>('select to_jsonb(e)::text as row from audit_event e')
    const text = rows.map(({ row }) => row).join('\n')
    expect(text.length).toBeGreaterThan(1_000)
    expect(text).not.toMatch(/@|example\.org|Mai|Trần|Sao Mai|Renamed|127\.0\.0\.1|::1|Mozilla/)
  })
})
