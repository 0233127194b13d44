import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HttpClient } from '../../testing/http-client'
import { makePng } from '../../testing/sample-images'
import { sampleContent } from '../../testing/sample-set'
import { addMember, invite, readProfile, register, remove } from './testing/audited-people'
import { type AuditedServer, openAuditedServer } from './testing/open-audited-server'

const api = '/api/identity'
const mateEmail = 'mate@example.org'
let audited: AuditedServer
let owner: HttpClient
let mate: HttpClient
beforeAll(async () => {
  audited = await openAuditedServer()
  owner = await register(audited, 'owner@example.org')
  mate = await register(audited, mateEmail)
})
afterAll(() => audited.close())

const enter = (client: HttpClient, id: string) => client.post(`${api}/organization/change?organization_id=${id}`)

test('each route of organizations records its events', async () => {
  const { expectEvents } = audited
  const { organization: first } = await readProfile(owner)
  await expectEvents('identity.organization.create', ['organization.created', 'organization.entered'], () =>
    owner.post(`${api}/organization`, { name: 'Second' }),
  )
  const { organization: second } = await readProfile(owner)
  await expectEvents('identity.organization.update', ['organization.renamed'], () =>
    owner.patch(`${api}/organization/${second.id}`, { name: 'Renamed' }),
  )
  await expectEvents('company.responseRate.change', ['response_rate.changed'], () =>
    owner.post('/api/company/response-rate', { isShown: true }),
  )
  const logo = `${api}/organization/${second.id}/logo`
  await expectEvents('identity.organization.setLogo', ['organization.logo_changed'], () =>
    owner.post(logo, { image: makePng(9, 9).toString('base64') }),
  )
  await expectEvents('identity.organization.removeLogo', ['organization.logo_changed'], () => remove(owner, logo))
  await expectEvents('identity.organization.change', ['organization.entered'], () => enter(owner, first.id))
  await enter(owner, second.id)
  const deleted = await expectEvents(
    'identity.organization.delete',
    ['organization.deleted', 'organization.entered'],
    () => remove(owner, `${api}/organization/${second.id}`, { name: 'Renamed' }),
  )
  expect(deleted.status).toBe(204)
})

test('each route of invites and members records its events', async () => {
  const { expectEvents } = audited
  const { organization } = await readProfile(owner)
  const path = `${api}/organization/${organization.id}/invite`
  const created = await expectEvents('identity.invite.create', ['invite.created'], () =>
    owner.post(path, { email: 'nobody@example.org', role: 'viewer', locale: 'en' }),
  )
  await expectEvents('identity.invite.withdraw', ['invite.withdrawn'], () =>
    remove(owner, `${api}/organization/invite/${String(created.body.id)}`),
  )
  const respond = (key: object, accept: boolean) => mate.post(`${api}/organization/invite/response`, { ...key, accept })
  const declined = await invite(audited, owner, mateEmail)
  await expectEvents('identity.invite.respond', ['invite.declined'], () => respond(declined, false))
  audited.advanceClock()
  const accepted = await invite(audited, owner, mateEmail)
  await expectEvents('identity.invite.respond', ['member.joined'], () => respond(accepted, true))

  const { id: mateId } = await readProfile(mate)
  const { body } = await owner.get(`${api}/organization/members`)
  const members = body.items as { id: string; userId: string }[]
  const memberId = members.find(({ userId }) => userId === mateId)?.id ?? ''
  await expectEvents('identity.member.changeRole', ['member.role_changed'], () =>
    owner.patch(`${api}/organization/members/${memberId}`, { role: 'viewer' }),
  )
  expect(await audited.readNewest('member.role_changed')).toMatchObject({ subject_id: mateId, detail: 'viewer' })
  await expectEvents('identity.member.remove', ['member.removed'], () =>
    remove(owner, `${api}/organization/members/${memberId}`),
  )
  const leaver = await register(audited, 'leaver@example.org')
  const ownId = await addMember(audited, owner, { client: leaver, email: 'leaver@example.org' })
  await expectEvents('identity.member.remove', ['member.removed', 'organization.entered'], () =>
    remove(leaver, `${api}/organization/members/${ownId}`),
  )
})

test('each route of sharing records its events', async () => {
  const { expectEvents } = audited
  const viewer = await register(audited, 'viewer@example.org')
  await addMember(audited, owner, { client: viewer, email: 'viewer@example.org' })
  const set = await owner.post('/api/interview/interview/set', {
    name: 'Recruiter',
    content: sampleContent(audited.deps.newId),
  })
  const { id: userId } = await readProfile(viewer)
  const granted = await expectEvents('identity.access.create', ['access.granted'], () =>
    owner.post(`${api}/access`, { userId, targetType: 'set', targetId: String(set.body.id) }),
  )
  expect(await audited.readNewest('access.granted')).toMatchObject({
    actor_id: (await readProfile(owner)).id,
    subject_id: String(set.body.id),
    grantee_id: userId,
  })
  const path = `${api}/access/${String(granted.body.id)}`
  await expectEvents('identity.access.update', ['access.changed'], () => owner.patch(path, { expiresAt: null }))
  await expectEvents('identity.access.delete', ['access.revoked'], () => remove(owner, path))
})

test('every event that the table declares for these routes was recorded', () => {
  audited.expectAllShown('organizations')
})
