import { z } from 'zod'
import type { HttpClient } from '../../../testing/http-client'
import { registerWithPassword } from '../../../testing/sign-up'
import type { AuditedServer } from './open-audited-server'

export const password = 'a long walk by the river'
export const name = { firstName: 'Mai', lastName: 'Trần', locale: 'en' } as const

const zProfile = z.object({ id: z.string(), organization: z.object({ id: z.string(), name: z.string() }) })
const zMembers = z.object({ items: z.array(z.object({ id: z.string(), userId: z.string() })) })
const zInvite = z.object({ id: z.string() })

export const readProfile = async (client: HttpClient) =>
  zProfile.parse((await client.get('/api/identity/profile')).body)

export const remove = (client: HttpClient, path: string, body?: object): Promise<Response> =>
  client.request(path, {
    method: 'DELETE',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

/** A person with an organization and a password, in a browser of their own. */
export const register = async (audited: AuditedServer, email: string): Promise<HttpClient> => {
  const client = audited.newClient()
  await registerWithPassword(client, { email, password })
  return client
}

export const signIn = async (audited: AuditedServer, email: string): Promise<HttpClient> => {
  const client = audited.newClient()
  await client.post('/api/identity/auth/local', { email, password })
  return client
}

/** Invites someone to the current organization; returns what the mailed link carries. */
export const invite = async (audited: AuditedServer, owner: HttpClient, email: string) => {
  const { organization } = await readProfile(owner)
  await owner.post(`/api/identity/organization/${organization.id}/invite`, { email, role: 'recruiter', locale: 'en' })
  const [, id = '', code = ''] =
    /\/company\/invite\/([\w-]+)\?code=([\w-]+)/.exec((await audited.readMail(email)).text) ?? []
  return zInvite.extend({ code: z.string() }).parse({ id, code })
}

const findMembership = async (owner: HttpClient, client: HttpClient): Promise<string> => {
  const { id } = await readProfile(client)
  const members = zMembers.parse((await owner.get('/api/identity/organization/members')).body)
  return z.string().parse(members.items.find(({ userId }) => userId === id)?.id)
}

interface Joining {
  readonly client: HttpClient
  readonly email: string
}

/** Makes a person a member of the owner's organization, and lets them enter it; returns the id of the membership. */
export const addMember = async (
  audited: AuditedServer,
  owner: HttpClient,
  { client, email }: Joining,
): Promise<string> => {
  const key = await invite(audited, owner, email)
  await client.post('/api/identity/organization/invite/response', { ...key, accept: true })
  const { organization } = await readProfile(owner)
  await client.post(`/api/identity/organization/change?organization_id=${organization.id}`)
  return findMembership(owner, client)
}

/** Signs a new person up by an invite, so that they are in no other organization; returns the id of the membership. */
export const joinAsNewPerson = async (
  audited: AuditedServer,
  owner: HttpClient,
  { client, email }: Joining,
): Promise<string> => {
  const key = await invite(audited, owner, email)
  audited.advanceClock()
  const { body } = await client.post('/api/identity/auth/pre-register', { email, locale: 'en' })
  const input = { ...name, invite: key, challengeId: body.challengeId, code: await audited.readCode(email) }
  await client.post('/api/identity/auth/verify-and-register', input)
  return findMembership(owner, client)
}
