import { randomUUID } from 'node:crypto'
import { type Role, roles, userStatus } from '@candor/contract'
import { z } from 'zod'
import { type Browser, createBrowser } from './browser'
import type { Canaries } from './canaries'
import type { DatabaseSnapshot } from './digests'
import type { AuthzServer } from './open-server'
import { type Principal, principals, type Side } from './principals'
import type { Person } from './scenario-objects'

/** What the scenario is built with. */
export interface Fixture {
  readonly server: AuthzServer
  readonly snapshot: DatabaseSnapshot
  readonly canaries: Canaries
}

/** Of a person without an organization: well-formed, and no one's. */
const noMemberId = '00000000-0000-4000-a000-000000000000'

const zId = z.object({ id: z.uuid() })
const zMail = z.object({ subject: z.string() })

/** Who reads a person's name and address: colleagues, and the person. */
const describeReaders = (principal: Principal) => ({
  what: `person ${principal.key}`,
  own: [principal.key],
  ...(isMember(principal) ? { side: principal.home, ability: 'set.read' as const } : {}),
})

/** Suspended, banned and deleted people are still members; those who left are not. */
const isMember = ({ kind }: Principal): boolean => ['member', 'suspended', 'banned', 'deleted'].includes(kind)

const addMember = async (
  snapshot: DatabaseSnapshot,
  options: { organizationId: string; userId: string; role: Role },
): Promise<string> => {
  const id = randomUUID()
  await snapshot.query(
    'insert into member (id, organization_id, user_id, role, created_at) values ($1, $2, $3, $4, now())',
    [id, options.organizationId, options.userId, options.role],
  )
  return id
}

const addUser = async ({ snapshot, canaries }: Fixture, principal: Principal) => {
  const userId = randomUUID()
  const mark = canaries.mark(describeReaders(principal))
  const phone = canaries.mark({ what: `phone of ${principal.key}`, own: [principal.key] })
  const email = `${mark}@example.org`
  await snapshot.query(
    `insert into auth_user (id, name, first_name, last_name, email, email_verified, image, phone, status, created_at, updated_at)
     values ($1, $2, 'Mai', $3, $4, true, 'v1', $5, $6, now(), now())`,
    [userId, `Mai ${mark}`, mark, email, phone, userStatus.ACTIVE],
  )
  await snapshot.query(`insert into avatar (user_id, mime, bytes, updated_at) values ($1, 'image/png', $2, now())`, [
    userId,
    Buffer.from(`PNG ${mark}`),
  ])
  return { userId, email }
}

const readMailedCode = async (snapshot: DatabaseSnapshot, email: string): Promise<string> => {
  const rows = await snapshot.query('select subject from mail where "to" = $1 order by created_at desc limit 1', [
    email,
  ])
  return /\d{6}/.exec(zMail.parse(rows[0]).subject)?.[0] ?? ''
}

const signIn = async ({ server, snapshot }: Fixture, email: string): Promise<Browser> => {
  const browser = createBrowser(server)
  const { challengeId } = await browser.post('/api/identity/email/send-verify-otp', { email, locale: 'en' })
  const code = await readMailedCode(snapshot, email)
  await browser.post('/api/identity/verify/email-otp', { challengeId, code })
  return browser
}

const addPasskey = async ({ snapshot, canaries }: Fixture, principal: Principal, userId: string): Promise<string> => {
  const id = randomUUID()
  const name = canaries.mark({ what: `passkey of ${principal.key}`, own: [principal.key] })
  await snapshot.query(
    `insert into passkey (id, user_id, name, credential_id, public_key, signature_counter, transports, created_at)
     values ($1, $2, $3, $4, $5, 0, '[]', now())`,
    [id, userId, name, `credential-of-${id}`, Buffer.from('a key that signs nothing')],
  )
  return id
}

const getSessionId = async (snapshot: DatabaseSnapshot, userId: string): Promise<string> =>
  zId.parse((await snapshot.query('select id from auth_session where user_id = $1', [userId]))[0]).id

const createPerson = async (
  fixture: Fixture,
  principal: Principal,
  organizations: Readonly<Record<Side, string>>,
): Promise<Person> => {
  const { userId, email } = await addUser(fixture, principal)
  const was = principal.lostRole ?? principal.role
  const first = principal.lostRole === undefined ? principal.home : 'A'
  const memberId =
    was === null
      ? noMemberId
      : await addMember(fixture.snapshot, { organizationId: organizations[first], userId, role: was })
  const browser = await signIn(fixture, email)
  const sessionId = await getSessionId(fixture.snapshot, userId)
  // After the sign-in: it would have to be finished with the passkey.
  const passkeyId = await addPasskey(fixture, principal, userId)
  return { key: principal.key, userId, memberId, sessionId, passkeyId, cookie: browser.cookie() }
}

/** Changes the account or membership of a person who is signed in. */
const applyStatus = async (
  snapshot: DatabaseSnapshot,
  options: { principal: Principal; person: Person; organizations: Readonly<Record<Side, string>> },
): Promise<void> => {
  const { principal, person, organizations } = options
  const statuses = { suspended: userStatus.SUSPENDED, banned: userStatus.BANNED, deleted: userStatus.DELETED }
  if (principal.kind === 'suspended' || principal.kind === 'banned' || principal.kind === 'deleted') {
    await snapshot.query('update auth_user set status = $2 where id = $1', [person.userId, statuses[principal.kind]])
    return
  }
  if (principal.lostRole === undefined) return
  await snapshot.query('delete from member where id = $1', [person.memberId])
  if (principal.role === null) return
  await addMember(snapshot, {
    organizationId: organizations[principal.home],
    userId: person.userId,
    role: principal.role,
  })
}

/** Everybody who has an account, signed in by a mailed code; then some are suspended, banned, deleted or removed. */
export const addPeople = async (
  fixture: Fixture,
  organizations: Readonly<Record<Side, string>>,
): Promise<ReadonlyMap<string, Person>> => {
  const people = new Map<string, Person>()
  for (const principal of principals) {
    if (principal.kind === 'stranger' || principal.kind === 'candidate') continue
    people.set(principal.key, await createPerson(fixture, principal, organizations))
  }
  return people
}

/** Suspends, bans, deletes or removes people once everything else was built with them. */
export const applyStatuses = async (
  { snapshot }: Fixture,
  people: ReadonlyMap<string, Person>,
  organizations: Readonly<Record<Side, string>>,
): Promise<void> => {
  for (const principal of principals) {
    const person = people.get(principal.key)
    if (person !== undefined) await applyStatus(snapshot, { principal, person, organizations })
  }
}

export const groupByRole = (people: ReadonlyMap<string, Person>, side: Side): Readonly<Record<Role, Person>> => {
  const options = (role: Role): Person => {
    const person = people.get(`${role}${side}`)
    if (person === undefined) throw new Error(`no ${role} of ${side}`)
    return person
  }
  const [owner, admin, recruiter, reviewer, viewer] = roles
  return {
    owner: options(owner),
    admin: options(admin),
    recruiter: options(recruiter),
    reviewer: options(reviewer),
    viewer: options(viewer),
  }
}
