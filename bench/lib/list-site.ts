import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { createPool } from '@candor/db'
import type { AuthzServer } from '../../apps/server/src/authz/testing/open-server'
import type { Scenario } from '../../apps/server/src/authz/testing/scenario'
import type { MemberCaller } from '../../apps/server/src/http/caller'
import { createSet } from '../../apps/server/src/modules/sets/operations/create-set'
import { giveLevel, makeSubmission } from '../../apps/server/src/modules/submissions/testing/make-submission'
import { makeMember } from '../../apps/server/src/testing/make-member'
import { sampleContent, sampleQuestion } from '../../apps/server/src/testing/sample-set'
import { seedLists } from '../../apps/server/src/testing/seed-lists'

type Admin = Parameters<typeof seedLists>[0]

export interface ListSize {
  readonly submissions: number
  readonly sets: number
  readonly others: number
  /** Submissions of the small sets, in addition to those of the large one. */
  readonly spread: number
}

const fillLimitMs = 600_000

/** The page and its total as one would write them without the product: no row-level security, no join that the page doesn't need. */
const plainQuery = `
  with keys as materialized (
    select id from submission where organization_id = $1 order by submitted_at desc, id desc limit 20 offset $2)
  select s.id, s.submitted_at, d.first_name, d.last_name, d.email, i.name,
    (select count(*) from submission where organization_id = $1) as total
  from keys join submission s using (id) join data_subject d on d.id = s.data_subject_id join interview_set i on i.id = s.set_id
  order by s.submitted_at desc, s.id desc`

const plainSetQuery = `
  with keys as materialized (
    select id from interview_set where organization_id = $1 order by created_at desc, id desc limit 20)
  select i.id, i.name, v.content->>'positionName' as position,
    (select count(*) from submission s where s.organization_id = $1 and s.set_id = i.id) as submissions,
    (select count(*) from interview_set where organization_id = $1) as total
  from keys join interview_set i using (id) join interview_set_version v on v.id = i.current_version_id
  order by i.created_at desc, i.id desc`

const questions = [
  'Tell me about a role that was hard to fill.',
  'How do you keep candidates informed?',
  'Why this team?',
]
const text =
  'I called each of them twice a week and wrote down what they asked. Then I told the manager what was missing. '.repeat(
    6,
  )

/** A set and one assessed submission to copy. */
const addTemplate = async (deps: AuthzServer['deps'], member: MemberCaller) => {
  const asked = questions.map((question) => sampleQuestion(randomUUID(), question))
  const content = { ...sampleContent(randomUUID), questions: asked }
  const set = await createSet(deps, member, { name: 'Large', content, producedBy: null, isActive: true })
  const answers = questions.map(() => [{ text, videoMs: 60_000 }])
  const made = await makeSubmission(deps, { member, set: { id: set.id, questions: asked } }, { answers })
  await giveLevel(deps, made.id, 3)
  return { setId: set.id, submissionId: made.id }
}

/** The organization with long lists, and others with a share of that size each. */
const fill = async ({ server, sides }: Scenario, admin: Admin, size: ListSize) => {
  for (let other = 0; other < size.others; other += 1) {
    const member = await makeMember(server.deps)
    const { submissionId } = await addTemplate(server.deps, member)
    await seedLists(admin, {
      organizationId: member.organizationId,
      submissionId,
      submissions: Math.round(size.submissions / size.others),
      sets: Math.round(size.sets / size.others),
    })
  }
  const { organizationId, people } = sides.A
  const member = { kind: 'member', userId: people.owner.userId, organizationId, role: 'owner' } as const
  const made = await addTemplate(server.deps, member)
  const { submissions, spread, sets } = size
  const { submissionId } = made
  await seedLists(admin, { organizationId, submissionId, submissions: submissions + spread, inSet: submissions, sets })
  await admin.query('vacuum analyze')
  return made
}

const readNewest = async (admin: Admin, submissionId: string): Promise<{ applicantId: string; code: string }> => {
  const sent = 'select applicant_id, code from submission where id = $1'
  const [row] = (await admin.query<{ applicant_id: string; code: string }>(sent, [submissionId])).rows
  if (row === undefined) throw new Error('the newest submission is missing')
  return { applicantId: row.applicant_id, code: row.code }
}

/** Requests over kept-alive connections. */
const createGet = (port: number, agent: Agent) => (cookie: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { host: 'candor.example.org', cookie }
    request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${path}: ${response.statusCode} ${Buffer.concat(parts).toString()}`))
      })
    })
      .on('error', reject)
      .end()
  })

/** A port with the whole server, and one organization with long lists beside others. */
export const openList = async (scenario: Scenario, size: ListSize) => {
  const { server, sides } = scenario
  const { organizationId } = sides.A
  const pool = createPool(server.database.migratorUrl, { max: 1, statementTimeoutMs: fillLimitMs })
  const admin = await pool.connect()
  const startedMs = performance.now()
  const { setId, submissionId } = await fill(scenario, admin, size)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
  const read = async (query: string): Promise<string> =>
    String((await admin.query(query, [organizationId])).rows[0]?.value ?? '')
  const total = Number(await read('select count(*) as value from submission where organization_id = $1'))
  // Of three submissions the member has opened two.
  await admin.query(
    'insert into submission_view (submission_id, user_id, organization_id, viewed_at) select id, $2, organization_id, now() from (select *, row_number() over (order by id) as n from submission where organization_id = $1) s where n % 3 > 0',
    [organizationId, sides.A.people.owner.userId],
  )
  await admin.query('vacuum analyze submission_view')
  const frequentStatus = await read(
    'select assessment_state as value from submission where organization_id = $1 group by 1 order by count(*) desc limit 1',
  )
  const setTotal = Number(await read('select count(*) as value from interview_set where organization_id = $1'))
  console.log(
    `${total} submissions and ${setTotal} sets in one organization, ${size.others} others; filled in ${seconds} s; client and server in one process`,
  )
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  const [address] = server.app.addresses()
  const get = createGet(typeof address === 'object' ? address.port : 0, agent)
  return {
    total,
    setTotal,
    frequentStatus,
    frequentTotal: Number(
      await read(
        `select count(*) as value from submission where organization_id = $1 and assessment_state = '${frequentStatus}'`,
      ),
    ),
    viewedTotal: Number(await read('select count(*) as value from submission_view where organization_id = $1')),
    setId,
    smallSetId: await read("select id as value from interview_set where organization_id = $1 and name = 'Set 77'"),
    stageId: await read("select id as value from stage where organization_id = $1 and kind = 'interviewed'"),
    newestId: submissionId,
    newest: await readNewest(admin, submissionId),
    oldestId: await read(
      'select id as value from submission where organization_id = $1 order by submitted_at, id limit 1',
    ),
    get: (path: string) => get(sides.A.people.owner.cookie, path),
    getAsSmall: (path: string) => get(sides.B.people.owner.cookie, path),
    queryPlain: async (offset: number): Promise<void> => {
      await admin.query({ name: 'plain', text: plainQuery, values: [organizationId, offset] })
    },
    queryPlainSets: async (): Promise<void> => {
      await admin.query({ name: 'plain sets', text: plainSetQuery, values: [organizationId] })
    },
    async close(): Promise<void> {
      agent.destroy()
      admin.release()
      await pool.end()
    },
  }
}
