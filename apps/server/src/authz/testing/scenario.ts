import { randomUUID } from 'node:crypto'
import { setAssessmentPreset } from '@candor/contract'
import { z } from 'zod'
import { sampleContent } from '../../testing/sample-set'
import { type Canaries, createCanaries } from './canaries'
import { type DatabaseSnapshot, openSnapshot } from './digests'
import type { AuthzServer } from './open-server'
import type { Side } from './principals'
import { addGrant, addViewerGrants } from './scenario-grants'
import { addCandidate } from './scenario-interview'
import type { Person, SideObjects, Sides } from './scenario-objects'
import { addPeople, applyStatuses, type Fixture, groupByRole } from './scenario-people'
import { addReviewObjects } from './scenario-review'

export interface Scenario {
  readonly server: AuthzServer
  readonly snapshot: DatabaseSnapshot
  readonly canaries: Canaries
  readonly sides: Sides
  readonly people: ReadonlyMap<string, Person>
  readonly cookies: ReadonlyMap<string, string>
  /** The side that owns an id; shared ids are not in it. */
  readonly sideById: ReadonlyMap<string, Side>
  close(): Promise<void>
}

const addOrganization = async (
  { snapshot, canaries }: Fixture,
  side: Side,
  bearers: readonly string[],
): Promise<string> => {
  const id = randomUUID()
  const own = [side === 'A' ? 'seeker1' : 'seeker2']
  const mark = canaries.mark({ what: `organization ${side}`, side, ability: 'set.read', own, bearers })
  await snapshot.query('insert into organization (id, name, created_at, updated_at) values ($1, $2, now(), now())', [
    id,
    `Sao Mai ${mark}`,
  ])
  return id
}

const zSet = z.object({ id: z.uuid(), positionId: z.uuid(), linkId: z.string() })

/** A set with marks in every text of it, active, and the link to it. */
const addSet = async (
  fixture: Fixture,
  options: { side: Side; cookie: string; isShared: boolean; bearers: string[] },
) => {
  const { side, isShared } = options
  const own = [side === 'A' ? 'seeker1' : 'seeker2']
  const mark = (what: string, others: { own?: string[]; bearers?: string[] } = {}): string =>
    fixture.canaries.mark({ what: `${what} of a set of ${side}`, side, ability: 'set.read', isShared, ...others })
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
    languages: ['en'],
    assessment: { ...setAssessmentPreset, hasIntegritySignals: true },
    positionName: `Recruiter ${mark('position', { own, bearers: options.bearers })}`,
    jobDescription: mark('job description'),
    requirements: content.requirements.map((requirement) => ({ ...requirement, name: mark('requirement') })),
    questions,
    screeningQuestions: [screening],
  }
  const headers = { 'content-type': 'application/json', cookie: options.cookie }
  const write = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const response = await fixture.server.app.inject({ method, url: path, headers, payload: JSON.stringify(body) })
    if (response.statusCode >= 400)
      throw new Error(`the scenario: a set was answered ${response.statusCode} ${response.body}`)
    return zSet.parse(response.json())
  }
  const set = await write('POST', '/api/interview/interview/set', { name: mark('name'), content: marked })
  await write('PATCH', `/api/interview/interview/set/${set.id}`, { status: 1 })
  options.bearers.push(set.linkId)
  return set
}

const addInvite = async (
  { snapshot, canaries }: Fixture,
  options: { side: Side; organizationId: string; by: string },
): Promise<string> => {
  const id = randomUUID()
  const mark = canaries.mark({
    what: `invited address of ${options.side}`,
    side: options.side,
    ability: 'member.manage',
  })
  await snapshot.query(
    `insert into organization_invite (id, organization_id, email, role, code_hash, invited_by, state, created_at, expires_at)
     values ($1, $2, $3, 'recruiter', $4, $5, 'open', now(), now() + interval '7 days')`,
    [id, options.organizationId, `${mark}@example.org`, randomUUID(), options.by],
  )
  return id
}

/** A person who is invited to a set. */
const addInterviewee = async (
  { snapshot, canaries }: Fixture,
  options: { side: Side; organizationId: string; by: string; setId: string },
): Promise<string> => {
  const id = randomUUID()
  const { side, organizationId, by, setId } = options
  const mark = (what: string): string => canaries.mark({ what: `${what} of ${side}`, side, ability: 'set.manage' })
  await snapshot.query(
    `insert into interviewee (id, organization_id, set_id, email, name, invited_by, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, now(), now() + interval '14 days')`,
    [id, organizationId, setId, `${mark('address of an invited candidate')}@example.org`, mark('invited name'), by],
  )
  return id
}

/** A stage that the organization made itself, where no one is. */
const addStage = async (
  { snapshot, canaries }: Fixture,
  options: { side: Side; organizationId: string; place: number },
): Promise<string> => {
  const id = randomUUID()
  const { side, organizationId, place } = options
  const name = canaries.mark({ what: `stage ${place} of ${side}`, side, ability: 'submission.review' })
  await snapshot.query(
    `insert into stage (id, organization_id, kind, name, place, created_at) values ($1, $2, 'custom', $3, $4, now())`,
    [id, organizationId, name, place],
  )
  return id
}

const zApplicantId = z.object({ id: z.uuid() })

const findApplicantId = async ({ snapshot }: Fixture, submissionId: string): Promise<string> => {
  const [row] = await snapshot.query('select applicant_id as id from submission where id = $1', [submissionId])
  return zApplicantId.parse(row).id
}

/** An exam that a model passed. */
const addExam = async ({ snapshot }: Fixture, options: { organizationId: string; by: string }): Promise<string> => {
  const id = randomUUID()
  await snapshot.query(
    `insert into judge_exam (id, organization_id, state, model, exam_version, prompt_version, rubric_version, requested_by, requested_at)
     values ($1, $2, 'passed', 'openai-compatible/m', 'x1', 'p1', 'r1', $3, now())`,
    [id, options.organizationId, options.by],
  )
  return id
}

const addSide = async (
  fixture: Fixture,
  options: { side: Side; organizationId: string; people: ReadonlyMap<string, Person>; bearers: string[] },
): Promise<SideObjects> => {
  const { side, organizationId, bearers } = options
  const people = groupByRole(options.people, side)
  const { cookie } = people.owner
  const first = await addSet(fixture, { side, cookie, isShared: true, bearers })
  const second = await addSet(fixture, { side, cookie, isShared: false, bearers })
  const key = side === 'A' ? 'seeker1' : 'seeker2'
  const interview = { key, side, link: first.linkId, isShared: true, liveLink: second.linkId }
  const candidate = await addCandidate(fixture, interview)
  const otherCandidate = await addCandidate(fixture, {
    key: `another candidate of ${side}`,
    side,
    link: second.linkId,
    isShared: false,
    liveLink: null,
  })
  const grant = { organizationId, by: people.owner.userId }
  const grantIds: [string, string] = [
    await addGrant(fixture, { ...grant, userId: people.viewer.userId, targetType: 'set', targetId: first.id }),
    await addGrant(fixture, {
      ...grant,
      userId: people.reviewer.userId,
      targetType: 'submission',
      targetId: otherCandidate.submissionId,
    }),
  ]
  const applicantIds: [string, string] = [
    await findApplicantId(fixture, candidate.submissionId),
    await findApplicantId(fixture, otherCandidate.submissionId),
  ]
  await addViewerGrants(fixture, {
    ...grant,
    viewerId: people.viewer.userId,
    candidate,
    other: otherCandidate,
    applicantIds,
    setIds: [first.id, second.id],
  })
  return {
    organizationId,
    people,
    setIds: [first.id, second.id],
    positionIds: [first.positionId, second.positionId],
    links: [first.linkId, second.linkId],
    grantIds,
    inviteId: await addInvite(fixture, { side, organizationId, by: people.owner.userId }),
    intervieweeIds: [
      await addInterviewee(fixture, { side, ...grant, setId: first.id }),
      await addInterviewee(fixture, { side, ...grant, setId: second.id }),
    ],
    examId: await addExam(fixture, grant),
    stageIds: [
      await addStage(fixture, { side, organizationId, place: 7 }),
      await addStage(fixture, { side, organizationId, place: 8 }),
    ],
    ...(await addReviewObjects(fixture, { side, organizationId, people, applicantIds, candidate, otherCandidate })),
    applicantIds,
    candidate,
    otherCandidate,
  }
}

const zOwned = z.object({ id: z.uuid(), owner: z.uuid() })

const organizationTablesQuery = `
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name in ('id', 'organization_id') group by 1 having count(*) = 2`

/** Whose every id of the scenario is. */
const mapOwners = async (snapshot: DatabaseSnapshot, sides: Sides): Promise<ReadonlyMap<string, Side>> => {
  const sideById = new Map<string, Side>()
  const tables = await snapshot.query<{ name: string }>(organizationTablesQuery)
  const whole = tables.map(({ name }) => `select id, organization_id as owner from "${name}"`).join(' union all ')
  const owned = (await snapshot.query(`select * from (${whole}) all_rows where owner is not null`)).map((row) =>
    zOwned.parse(row),
  )
  for (const side of ['A', 'B'] as const) {
    const { organizationId, people } = sides[side]
    sideById.set(organizationId, side)
    for (const { id, owner } of owned) if (owner === organizationId) sideById.set(id, side)
    for (const { userId, sessionId } of Object.values(people)) sideById.set(userId, side).set(sessionId, side)
  }
  return sideById
}

const collectCookies = (sides: Sides, people: ReadonlyMap<string, Person>): Map<string, string> => {
  const cookies = new Map([...people].map(([key, { cookie }]): [string, string] => [key, cookie]))
  return cookies.set('anonymous', '').set('seeker1', sides.A.candidate.cookie).set('seeker2', sides.B.candidate.cookie)
}

/** Two organizations with everything that the product knows, every text of it marked; saved as a snapshot to restore. */
export const buildScenario = async (server: AuthzServer): Promise<Scenario> => {
  const snapshot = await openSnapshot(server.database.migratorUrl)
  const canaries = createCanaries()
  const fixture: Fixture = { server, snapshot, canaries }
  const bearers: Readonly<Record<Side, string[]>> = { A: [], B: [] }
  const organizations = {
    A: await addOrganization(fixture, 'A', bearers.A),
    B: await addOrganization(fixture, 'B', bearers.B),
  }
  const people = await addPeople(fixture, organizations)
  const sides: Sides = {
    A: await addSide(fixture, { side: 'A', organizationId: organizations.A, people, bearers: bearers.A }),
    B: await addSide(fixture, { side: 'B', organizationId: organizations.B, people, bearers: bearers.B }),
  }
  await applyStatuses(fixture, people, organizations)
  await snapshot.save()
  const sideById = await mapOwners(snapshot, sides)
  return {
    server,
    snapshot,
    canaries,
    sides,
    people,
    cookies: collectCookies(sides, people),
    sideById,
    close: () => snapshot.close(),
  }
}
