import { randomUUID } from 'node:crypto'
import { setAssessmentPreset } from '@candor/contract'
import { z } from 'zod'
import { sampleContent } from '../../testing/sample-set'
import { type Canaries, createCanaries } from './canaries'
import { type DigestBook, openDigests } from './digests'
import type { AuthzServer } from './open-server'
import type { Side } from './principals'
import { addCandidate } from './scenario-interview'
import type { Person, SideObjects, Sides } from './scenario-objects'
import { addPeople, befallAll, byRole, type Stage } from './scenario-people'

export interface Scene {
  readonly server: AuthzServer
  readonly book: DigestBook
  readonly canaries: Canaries
  readonly sides: Sides
  readonly people: ReadonlyMap<string, Person>
  readonly cookies: ReadonlyMap<string, string>
  /** Whose an id is; ids of nobody in particular are not in it. */
  readonly sideOf: ReadonlyMap<string, Side>
  close(): Promise<void>
}

const addOrganization = async ({ book, canaries }: Stage, side: Side, bearers: readonly string[]): Promise<string> => {
  const id = randomUUID()
  const own = [side === 'A' ? 'seeker1' : 'seeker2']
  const mark = canaries.mark({ what: `organization ${side}`, side, ability: 'set.read', own, bearers })
  await book.query('insert into organization (id, name, created_at, updated_at) values ($1, $2, now(), now())', [
    id,
    `Sao Mai ${mark}`,
  ])
  return id
}

const zSet = z.object({ id: z.uuid(), linkId: z.string() })

/** A set with marks in every text of it, active, and the link to it. */
const addSet = async (stage: Stage, of: { side: Side; cookie: string; isShared: boolean; bearers: string[] }) => {
  const { side, isShared } = of
  const own = [side === 'A' ? 'seeker1' : 'seeker2']
  const mark = (what: string, others: { own?: string[]; bearers?: string[] } = {}): string =>
    stage.canaries.mark({ what: `${what} of a set of ${side}`, side, ability: 'set.read', isShared, ...others })
  const content = sampleContent(randomUUID)
  const asked = { own }
  const questions = content.questions.map((question) => ({
    ...question,
    text: `${question.text} ${mark('question', asked)}`,
    expectedPoints: [mark('expected point')],
    criteria: [
      {
        name: mark('criterion'),
        anchors: Array.from({ length: 5 }, () => mark('anchor')),
        dimension: null,
      },
    ],
  }))
  const screening = {
    id: randomUUID(),
    type: 250,
    label: mark('screening question', asked),
    isRequired: true,
    options: [],
  }
  const marked = {
    ...content,
    assessment: { ...setAssessmentPreset, hasIntegritySignals: true },
    positionName: `Recruiter ${mark('position', { own, bearers: of.bearers })}`,
    jobDescription: mark('job description'),
    requirements: content.requirements.map((one) => ({ ...one, name: mark('requirement') })),
    questions,
    screeningQuestions: [screening],
  }
  const headers = { 'content-type': 'application/json', cookie: of.cookie }
  const write = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const response = await stage.server.app.inject({ method, url: path, headers, payload: JSON.stringify(body) })
    if (response.statusCode >= 400)
      throw new Error(`the scene: a set was answered ${response.statusCode} ${response.body}`)
    return zSet.parse(response.json())
  }
  const set = await write('POST', '/api/interview/interview/set', { name: mark('name'), content: marked })
  await write('PATCH', `/api/interview/interview/set/${set.id}`, { status: 1 })
  of.bearers.push(set.linkId)
  return set
}

const addGrant = async (
  { book }: Stage,
  of: { organizationId: string; userId: string; by: string; targetType: 'set' | 'submission'; targetId: string },
): Promise<string> => {
  const id = randomUUID()
  await book.query(
    `insert into access_grant (id, organization_id, user_id, target_type, target_id, granted_by, created_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [id, of.organizationId, of.userId, of.targetType, of.targetId, of.by],
  )
  return id
}

const addInvite = async (
  { book, canaries }: Stage,
  of: { side: Side; organizationId: string; by: string },
): Promise<string> => {
  const id = randomUUID()
  const mark = canaries.mark({ what: `invited address of ${of.side}`, side: of.side, ability: 'member.manage' })
  await book.query(
    `insert into organization_invite (id, organization_id, email, role, code_hash, invited_by, state, created_at, expires_at)
     values ($1, $2, $3, 'recruiter', $4, $5, 'open', now(), now() + interval '7 days')`,
    [id, of.organizationId, `${mark}@example.org`, randomUUID(), of.by],
  )
  return id
}

/** An exam that a model passed. */
const addExam = async ({ book }: Stage, of: { organizationId: string; by: string }): Promise<string> => {
  const id = randomUUID()
  await book.query(
    `insert into judge_exam (id, organization_id, state, model, exam_version, prompt_version, rubric_version, requested_by, requested_at)
     values ($1, $2, 'passed', 'openai-compatible/m', 'x1', 'p1', 'r1', $3, now())`,
    [id, of.organizationId, of.by],
  )
  return id
}

const addSide = async (
  stage: Stage,
  of: { side: Side; organizationId: string; people: ReadonlyMap<string, Person>; bearers: string[] },
): Promise<SideObjects> => {
  const { side, organizationId, bearers } = of
  const people = byRole(of.people, side)
  const { cookie } = people.owner
  const first = await addSet(stage, { side, cookie, isShared: true, bearers })
  const second = await addSet(stage, { side, cookie, isShared: false, bearers })
  const key = side === 'A' ? 'seeker1' : 'seeker2'
  const sitting = await addCandidate(stage, {
    key,
    side,
    link: first.linkId,
    isShared: true,
    liveLink: second.linkId,
  })
  const otherSitting = await addCandidate(stage, {
    key: `another candidate of ${side}`,
    side,
    link: second.linkId,
    isShared: false,
    liveLink: null,
  })
  const grant = { organizationId, by: people.owner.userId }
  const grantIds: [string, string] = [
    await addGrant(stage, { ...grant, userId: people.viewer.userId, targetType: 'set', targetId: first.id }),
    await addGrant(stage, {
      ...grant,
      userId: people.reviewer.userId,
      targetType: 'submission',
      targetId: otherSitting.submissionId,
    }),
  ]
  return {
    organizationId,
    people,
    setIds: [first.id, second.id],
    links: [first.linkId, second.linkId],
    grantIds,
    inviteId: await addInvite(stage, { side, organizationId, by: people.owner.userId }),
    examId: await addExam(stage, grant),
    sitting,
    otherSitting,
  }
}

const zOwned = z.object({ id: z.uuid(), owner: z.uuid() })

const tablesOfOrganizations = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name in ('id', 'organization_id') group by 1 having count(*) = 2`

/** Whose every id of the scene is. */
const ownersOf = async (book: DigestBook, sides: Sides): Promise<ReadonlyMap<string, Side>> => {
  const sideOf = new Map<string, Side>()
  const tables = await book.query<{ name: string }>(tablesOfOrganizations)
  const whole = tables.map(({ name }) => `select id, organization_id as owner from "${name}"`).join(' union all ')
  const owned = (await book.query(`select * from (${whole}) all_rows where owner is not null`)).map((row) =>
    zOwned.parse(row),
  )
  for (const side of ['A', 'B'] as const) {
    const { organizationId, people } = sides[side]
    sideOf.set(organizationId, side)
    for (const { id, owner } of owned) if (owner === organizationId) sideOf.set(id, side)
    for (const { userId, sessionId } of Object.values(people)) sideOf.set(userId, side).set(sessionId, side)
  }
  return sideOf
}

const cookiesOf = (sides: Sides, people: ReadonlyMap<string, Person>): Map<string, string> => {
  const cookies = new Map([...people].map(([key, { cookie }]): [string, string] => [key, cookie]))
  return cookies.set('anonymous', '').set('seeker1', sides.A.sitting.cookie).set('seeker2', sides.B.sitting.cookie)
}

/** Two organizations with everything that the product knows, every text of it marked; kept as a picture to come back to. */
export const buildScene = async (server: AuthzServer): Promise<Scene> => {
  const book = await openDigests(server.database.migratorUrl)
  const canaries = createCanaries()
  const stage: Stage = { server, book, canaries }
  const bearers: Readonly<Record<Side, string[]>> = { A: [], B: [] }
  const organizations = {
    A: await addOrganization(stage, 'A', bearers.A),
    B: await addOrganization(stage, 'B', bearers.B),
  }
  const people = await addPeople(stage, organizations)
  const sides: Sides = {
    A: await addSide(stage, { side: 'A', organizationId: organizations.A, people, bearers: bearers.A }),
    B: await addSide(stage, { side: 'B', organizationId: organizations.B, people, bearers: bearers.B }),
  }
  await befallAll(stage, people, organizations)
  await book.keep()
  const sideOf = await ownersOf(book, sides)
  return {
    server,
    book,
    canaries,
    sides,
    people,
    cookies: cookiesOf(sides, people),
    sideOf,
    close: () => book.close(),
  }
}
