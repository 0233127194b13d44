import { randomUUID } from 'node:crypto'
import { type Role, roles, userStatus } from '@candor/contract'
import { z } from 'zod'
import { type Browser, createBrowser } from './browser'
import type { Canaries } from './canaries'
import type { DigestBook } from './digests'
import type { AuthzServer } from './open-server'
import { type Principal, principals, type Side } from './principals'
import type { Person } from './scenario-objects'

/** What the scene is built with. */
export interface Stage {
  readonly server: AuthzServer
  readonly book: DigestBook
  readonly canaries: Canaries
}

const zId = z.object({ id: z.uuid() })
const zMail = z.object({ subject: z.string() })

/** Who reads a person's name and address: colleagues, and the person. */
const readersOf = (principal: Principal) => ({
  what: `person ${principal.key}`,
  own: [principal.key],
  ...(isMember(principal) ? { side: principal.home, ability: 'set.read' as const } : {}),
})

/** Those who are put to rest are members all the same; those who left are not. */
const isMember = ({ kind }: Principal): boolean => ['member', 'suspended', 'banned', 'deleted'].includes(kind)

const addMember = async (
  book: DigestBook,
  of: { organizationId: string; userId: string; role: Role },
): Promise<string> => {
  const id = randomUUID()
  await book.query(
    'insert into member (id, organization_id, user_id, role, created_at) values ($1, $2, $3, $4, now())',
    [id, of.organizationId, of.userId, of.role],
  )
  return id
}

const addUser = async ({ book, canaries }: Stage, principal: Principal) => {
  const userId = randomUUID()
  const mark = canaries.mark(readersOf(principal))
  const phone = canaries.mark({ what: `phone of ${principal.key}`, own: [principal.key] })
  const email = `${mark}@example.org`
  await book.query(
    `insert into auth_user (id, name, first_name, last_name, email, email_verified, image, phone, status, created_at, updated_at)
     values ($1, $2, 'Mai', $3, $4, true, 'v1', $5, $6, now(), now())`,
    [userId, `Mai ${mark}`, mark, email, phone, userStatus.ACTIVE],
  )
  await book.query(`insert into avatar (user_id, mime, bytes, updated_at) values ($1, 'image/png', $2, now())`, [
    userId,
    Buffer.from(`PNG ${mark}`),
  ])
  return { userId, email }
}

const codeOf = async (book: DigestBook, email: string): Promise<string> => {
  const rows = await book.query('select subject from mail where "to" = $1 order by created_at desc limit 1', [email])
  return /\d{6}/.exec(zMail.parse(rows[0]).subject)?.[0] ?? ''
}

const signIn = async ({ server, book }: Stage, email: string): Promise<Browser> => {
  const browser = createBrowser(server)
  const { challengeId } = await browser.post('/api/identity/email/send-verify-otp', { email, locale: 'en' })
  const code = await codeOf(book, email)
  await browser.post('/api/identity/verify/email-otp', { challengeId, code })
  return browser
}

const sessionOf = async (book: DigestBook, userId: string): Promise<string> =>
  zId.parse((await book.query('select id from auth_session where user_id = $1', [userId]))[0]).id

const enter = async (
  stage: Stage,
  principal: Principal,
  organizations: Readonly<Record<Side, string>>,
): Promise<Person> => {
  const { userId, email } = await addUser(stage, principal)
  const was = principal.lostRole ?? principal.role
  const first = principal.lostRole === undefined ? principal.home : 'A'
  const memberId =
    was === null ? '' : await addMember(stage.book, { organizationId: organizations[first], userId, role: was })
  const browser = await signIn(stage, email)
  const sessionId = await sessionOf(stage.book, userId)
  return { key: principal.key, userId, memberId, sessionId, cookie: browser.cookie() }
}

/** What happened a moment ago, while the cookie was held. */
const befall = async (
  book: DigestBook,
  of: { principal: Principal; person: Person; organizations: Readonly<Record<Side, string>> },
): Promise<void> => {
  const { principal, person, organizations } = of
  const statuses = { suspended: userStatus.SUSPENDED, banned: userStatus.BANNED, deleted: userStatus.DELETED }
  if (principal.kind === 'suspended' || principal.kind === 'banned' || principal.kind === 'deleted') {
    await book.query('update auth_user set status = $2 where id = $1', [person.userId, statuses[principal.kind]])
    return
  }
  if (principal.lostRole === undefined) return
  await book.query('delete from member where id = $1', [person.memberId])
  if (principal.role === null) return
  await addMember(book, { organizationId: organizations[principal.home], userId: person.userId, role: principal.role })
}

/** Everybody who has an account, signed in by a mailed code; then some are suspended, banned, deleted or removed. */
export const addPeople = async (
  stage: Stage,
  organizations: Readonly<Record<Side, string>>,
): Promise<ReadonlyMap<string, Person>> => {
  const people = new Map<string, Person>()
  for (const principal of principals) {
    if (principal.kind === 'stranger' || principal.kind === 'candidate') continue
    people.set(principal.key, await enter(stage, principal, organizations))
  }
  return people
}

/** What befalls people after everything else was built with them. */
export const befallAll = async (
  { book }: Stage,
  people: ReadonlyMap<string, Person>,
  organizations: Readonly<Record<Side, string>>,
): Promise<void> => {
  for (const principal of principals) {
    const person = people.get(principal.key)
    if (person !== undefined) await befall(book, { principal, person, organizations })
  }
}

export const byRole = (people: ReadonlyMap<string, Person>, side: Side): Readonly<Record<Role, Person>> => {
  const of = (role: Role): Person => {
    const person = people.get(`${role}${side}`)
    if (person === undefined) throw new Error(`nobody is ${role} of ${side}`)
    return person
  }
  const [owner, admin, recruiter, reviewer, viewer] = roles
  return {
    owner: of(owner),
    admin: of(admin),
    recruiter: of(recruiter),
    reviewer: of(reviewer),
    viewer: of(viewer),
  }
}
