import { appendFile } from 'node:fs/promises'
import { z } from 'zod'
import { createRandom, type Random } from '../../authz/testing/random'
import type { AuditedServer } from '../../modules/audit/testing/open-audited-server'
import { eraseRestored } from '../../modules/submissions/deletions/operations/erase-restored'
import { deleteDueSubmissions } from '../../modules/submissions/retention-policy/operations/delete-due-submissions'
import { createErasureLog } from '../../platform/erasure-log'
import { dumpDatabase, listFiles } from '../stored-data'
import { createMarks, type Mark, type Marks } from './marks'
import { type Candidate, makeSet, post, read, takeInterview } from './take-interview'
import { type Office, type TakenInterview, useInterview } from './use-interview'

const zId = z.object({ id: z.string() })
const zDetail = z.object({
  id: z.string(),
  applicantId: z.string(),
  answers: z.array(z.object({ questionId: z.string() })),
})
const zRows = z.array(zId)
const zCount = z.tuple([z.object({ count: z.number() })])

interface Invitation {
  readonly setId: string
  /** Of the personal link. */
  readonly code: string
  readonly isLinkUsed: boolean
  readonly keptBy: string[]
}

interface Person {
  readonly candidate: Candidate
  /** Of every submission, and by set. */
  readonly ids: string[]
  /** Of what keeps the address. */
  readonly addressIds: string[]
  readonly idsOfSets: Map<string, string[]>
  readonly invitation: Invitation | null
}

interface History {
  readonly office: Office
  readonly random: Random
  readonly marks: Marks
  readonly sets: readonly { readonly id: string; readonly linkId: string }[]
}

/** Of what docs/retention.md keeps without an interview. */
const always = 'always'

const addPerson = async (history: History): Promise<Person> => {
  const { office, marks } = history
  const ids: string[] = []
  const addressIds: string[] = []
  const client = office.server.newClient()
  const name = (what: string): string => marks.add(what, ids)
  const email = `${marks.add('address', addressIds)}@example.org`
  const candidate = { client, firstName: name('first name'), lastName: name('last name'), email }
  const person = { candidate, ids, addressIds, idsOfSets: new Map<string, string[]>(), invitation: null }
  return { ...person, invitation: history.random.below(2) === 0 ? null : await invite(history, email) }
}

const zInvited = z.object({ items: z.array(z.object({ email: z.string(), url: z.string().nullable() })) })

/** An invitation goes with the interview that was taken by its link, and stays for its 400 days without one. */
const invite = async ({ office, random, marks, sets }: History, email: string): Promise<Invitation> => {
  const { id: setId } = random.pick(sets)
  const keptBy: string[] = []
  const rows = [{ email, name: marks.add('invited name', keptBy) }]
  await post(office.owner, '/api/interview/interview/set/invite-emails', { setId, rows })
  const { items } = zInvited.parse(await read(office.owner, `/api/interview/interview/interviewee?setId=${setId}`))
  const url = items.find((item) => item.email === email)?.url ?? ''
  return { setId, code: new URL(url).searchParams.get('code') ?? '', isLinkUsed: random.below(2) === 0, keptBy }
}

/** What stays without an interview: an invitation that was not used, and a message to the support with an address of its own. */
const addKept = async ({ office, random, marks }: History, person: Person): Promise<void> => {
  const { invitation } = person
  const used = invitation?.isLinkUsed === true ? person.idsOfSets.get(invitation.setId) : undefined
  person.addressIds.push(...person.ids)
  invitation?.keptBy.push(...(used ?? [always]))
  if (invitation !== null && used === undefined) person.addressIds.push(always)
  if (random.below(2) === 0) return
  await post(person.candidate.client, '/api/content/support-ticket', {
    email: `${marks.add('address of a message to the support', [always])}@example.org`,
    topic: 'other',
    message: marks.add('message to the support', [always]),
    locale: 'en',
  })
}

const findSubmission = async ({ office }: History, sessionId: string): Promise<string> => {
  const found = await office.server.pool.query('select id from submission where session_id = $1', [sessionId])
  return zId.parse(found.rows[0]).id
}

/** One interview of a person, and what they and the company do with it. */
const addInterview = async (history: History, person: Person): Promise<TakenInterview> => {
  const { office, random, marks, sets } = history
  const free = sets.filter(({ id }) => !person.idsOfSets.has(id))
  const set = random.pick(free)
  const kept: string[] = []
  const ofPosition: string[] = []
  const write = (what: string): string => marks.add(what, kept)
  const { invitation } = person
  const hasCode = invitation?.setId === set.id && invitation.isLinkUsed
  const link = { linkId: set.linkId, ...(hasCode ? { code: invitation.code } : {}) }
  const made = await takeInterview(person.candidate, link, { write, isSubmitted: true })
  const id = await findSubmission(history, made.sessionId)
  kept.push(id)
  ofPosition.push(id)
  person.ids.push(id)
  person.idsOfSets.set(set.id, ofPosition)
  const { applicantId, answers } = zDetail.parse(await read(office.owner, `/api/interview/interview/submission/${id}`))
  const questionId = answers[0]?.questionId ?? ''
  const taken = { ...made, id, applicantId, questionId, candidate: person.candidate.client }
  const writeOfApplicant = (what: string): string => marks.add(what, ofPosition)
  await useInterview({ office, taken, random, write, writeOfApplicant })
  return taken
}

/** Words in the database and in the files that are under any name. */
const readStored = async ({ pool, deps }: AuditedServer): Promise<string> => {
  const files = await listFiles(deps.env.dataDir)
  return [await dumpDatabase(pool), ...files.map(({ path, bytes }) => `${path} ${bytes.toString('latin1')}`)]
    .join('\n')
    .toLowerCase()
}

const isStored = (stored: string, { word }: Mark): boolean =>
  [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64').toLowerCase()].some((form) =>
    stored.includes(form),
  )

const deleteAs: Readonly<Record<string, (history: History, chosen: readonly TakenInterview[]) => Promise<unknown>>> = {
  member: ({ office }, chosen) =>
    post(office.owner, '/api/interview/interview/submission/delete-list', { ids: chosen.map(({ id }) => id) }),
  candidate: async (_history, chosen) => {
    for (const { id, candidate } of chosen) {
      const answer = await candidate.request(`/api/seeker/seeker/submission/${id}`, { method: 'DELETE' })
      if (answer.status >= 300) throw new Error(`the candidate's deletion was answered ${answer.status}`)
    }
  },
  'retention policy': async ({ office }, chosen) => {
    const { pool, deps } = office.server
    const ids = chosen.map(({ id }) => id)
    await pool.query("update submission set submitted_at = submitted_at - interval '7 months' where id = any($1)", [
      ids,
    ])
    await pool.query(
      `insert into retention_policy (organization_id, preset, changed_by, changed_at)
       select organization_id, 'delete_after_6_months', $2, now() - interval '30 days' from submission where id = $1`,
      [ids[0], office.ownerId],
    )
    await deleteDueSubmissions(deps)
    await pool.query('delete from retention_policy')
  },
  'restored backup': async ({ office }, chosen) => {
    const { pool, deps } = office.server
    for (const { id: submissionId } of chosen) {
      const { rows } = await pool.query('select organization_id as id from submission where id = $1', [submissionId])
      const erasure = {
        submissionId,
        organizationId: zId.parse(rows[0]).id,
        erasedAt: new Date(office.server.nowMs()).toISOString(),
      }
      await appendFile(deps.env.ERASURE_LOG ?? '', `${JSON.stringify(erasure)}\n`)
    }
    await eraseRestored({ ...deps, erasureLog: createErasureLog(deps.env.ERASURE_LOG) })
  },
}

const waitFor = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isDone()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`this did not end: ${what}`)
}

/** Lets the time to undo pass, and waits until nothing is left to do: a job that is late could write something again. */
const runErasures = async ({ office }: History): Promise<void> => {
  const { pool } = office.server
  const count = async (query: string): Promise<number> => zCount.parse((await pool.query(query)).rows)[0].count
  await pool.query(
    "update submission_deletion set undo_until = now() - interval '1 second', due_at = now() - interval '1 second' where state = 'scheduled'",
  )
  await pool.query("update pgboss.job set start_after = now() where name = 'delete-submissions' and state = 'created'")
  const open = "select count(*)::int as count from submission_deletion where state in ('scheduled', 'running')"
  await waitFor('deletions', async () => (await count(open)) === 0)
  const busy = `select count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%'`
  await waitFor('jobs', async () => (await count(busy)) === 0)
}

export interface SimulatedDeletions {
  readonly interviews: number
  readonly marks: number
  /** Where a word of a deleted interview was found. */
  readonly leaks: readonly string[]
  /** Words of interviews that still exist and were not found: the search would miss a leak, too. */
  readonly missing: readonly string[]
}

/** What no table keeps, or only until it is replaced. */
const neverStored = ['question to the chat', 'reason of a hold']

const judge = async ({ office, marks }: History, left: ReadonlySet<string>) => {
  const stored = await readStored(office.server)
  const isKept = ({ keptBy }: Mark): boolean => keptBy.some((id) => id === always || left.has(id))
  const found = marks.marks.filter((mark) => isStored(stored, mark))
  const expected = marks.marks.filter((mark) => isKept(mark) && !neverStored.includes(mark.what))
  return {
    leaks: found.filter((mark) => !isKept(mark)).map(({ what, word }) => `${what} ${word}`),
    missing: expected.filter((mark) => !found.includes(mark)).map(({ what, word }) => `${what} ${word}`),
  }
}

/** A random history of three people with up to two interviews each, and deletions in random order until none is left. */
export const simulateDeletions = async (office: Office, seed: string): Promise<SimulatedDeletions> => {
  const random = createRandom('deletion', seed)
  const marks = createMarks(`${seed}y`)
  // Each history is another day: what an organization may mail in a day would end them.
  await office.server.pool.query('delete from limit_counter')
  const sets = [await makeSet(office.owner, 'Recruiter'), await makeSet(office.owner, 'Lead recruiter')]
  const history: History = { office, random, marks, sets }
  const taken: TakenInterview[] = []
  for (let number = 1; number <= 3; number += 1) {
    const person = await addPerson(history)
    for (let times = 1 + random.below(2); times > 0; times -= 1) taken.push(await addInterview(history, person))
    await addKept(history, person)
  }
  const left = new Set(taken.map(({ id }) => id))
  const leaks: string[] = []
  const missing: string[] = []
  while (left.size > 0) {
    const candidates = taken.filter(({ id }) => left.has(id))
    const chosen = candidates.filter((_, at) => at === 0 || random.below(3) === 0)
    const cause = random.pick(Object.keys(deleteAs))
    await deleteAs[cause]?.(history, chosen)
    await runErasures(history)
    for (const { id } of chosen) left.delete(id)
    const judged = await judge(history, left)
    leaks.push(...judged.leaks.map((leak) => `${leak} after a deletion: ${cause}`))
    missing.push(...judged.missing.map((word) => `${word} after a deletion: ${cause}`))
  }
  return { interviews: taken.length, marks: marks.marks.length, leaks, missing }
}

/** An owner, a colleague and a stage whose people are mailed. */
export const openOffice = async (
  server: AuditedServer,
  people: { readonly owner: Office['owner']; readonly ownerId: string; readonly colleagueId: string },
): Promise<Office> => {
  const found = await server.pool.query("select id from stage where kind = 'rejected'")
  const [stage] = zRows.parse(found.rows)
  const message = { subject: 'News for {firstName}', text: 'Hello {firstName}' }
  await people.owner.patch(`/api/interview/interview/stage/${stage?.id}`, { messages: { en: message, vi: message } })
  return { server, ...people, stageId: stage?.id ?? '' }
}
