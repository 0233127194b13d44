import { z } from 'zod'
import { createRandom, type Random } from '../../authz/testing/random'
import type { AuditedServer } from '../../modules/audit/testing/open-audited-server'
import { deleteAs, erasePastPeriod, runErasures } from './delete-interviews'
import { findLeaks } from './find-leaks'
import { always, createMarks, type Marks } from './marks'
import { type Candidate, makeSet, post, read, takeInterview } from './take-interview'
import { type Office, type TakenInterview, useInterview } from './use-interview'

const zId = z.object({ id: z.string() })
const zDetail = z.object({
  id: z.string(),
  applicantId: z.string(),
  answers: z.array(z.object({ questionId: z.string() })),
})
const zRows = z.array(zId)

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
  /** Sessions without a submission. */
  readonly left: string[]
}

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
const addKept = async ({ random, marks }: History, person: Person): Promise<void> => {
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

/** An interview that a person begins and aborts, to begin the same set once more. Returns its session. */
const startOver = async (
  { marks, left }: History,
  person: Person,
  link: { readonly linkId: string; readonly code?: string },
): Promise<string> => {
  const kept: string[] = []
  const write = (what: string): string => marks.add(`${what} of an aborted interview`, kept)
  const { sessionId } = await takeInterview(person.candidate, link, { write, isSubmitted: false })
  await post(person.candidate.client, '/api/interview/interview/chat/abort', { sessionId })
  for (const ids of [kept, person.ids, left]) ids.push(sessionId)
  return sessionId
}

/** One interview of a person, and what they and the company do with it. */
const addInterview = async (history: History, person: Person): Promise<TakenInterview> => {
  const { office, random, marks, sets } = history
  const free = sets.filter(({ id }) => !person.idsOfSets.has(id))
  const set = random.pick(free)
  const kept: string[] = []
  const ofPosition: string[] = []
  const inSet: string[] = []
  const write = (what: string): string => marks.add(what, kept)
  const { invitation } = person
  const hasCode = invitation?.setId === set.id && invitation.isLinkUsed
  const link = { linkId: set.linkId, ...(hasCode ? { code: invitation.code } : {}) }
  if (random.below(3) === 0) inSet.push(await startOver(history, person, link))
  const made = await takeInterview(person.candidate, link, { write, isSubmitted: true })
  const id = await findSubmission(history, made.sessionId)
  kept.push(id)
  ofPosition.push(id)
  inSet.push(id)
  person.ids.push(id)
  person.idsOfSets.set(set.id, inSet)
  const { applicantId, answers } = zDetail.parse(await read(office.owner, `/api/interview/interview/submission/${id}`))
  const questionId = answers[0]?.questionId ?? ''
  const taken = { ...made, id, applicantId, questionId, candidate: person.candidate.client }
  const writeOfApplicant = (what: string): string => marks.add(what, ofPosition)
  await useInterview({ office, taken, random, write, writeOfApplicant })
  return taken
}

/** An interview that a person begins and leaves. Returns its session; null: they have taken every set. */
const addLeftInterview = async ({ marks, random, sets }: History, person: Person): Promise<string | null> => {
  const free = sets.filter(({ id }) => !person.idsOfSets.has(id))
  if (free.length === 0) return null
  const kept: string[] = []
  const write = (what: string): string => marks.add(`${what} of a left interview`, kept)
  const { invitation } = person
  const set = random.pick(free)
  const hasCode = invitation?.setId === set.id && invitation.isLinkUsed
  const link = { linkId: set.linkId, ...(hasCode ? { code: invitation.code } : {}) }
  const { sessionId } = await takeInterview(person.candidate, link, { write, isSubmitted: false })
  kept.push(sessionId)
  person.ids.push(sessionId)
  return sessionId
}

export interface SimulatedDeletions {
  readonly interviews: number
  readonly deletions: number
  readonly marks: number
  /** Where a word of a deleted interview was found. */
  readonly leaks: readonly string[]
  /** Words of interviews that still exist and were not found: the search would miss a leak, too. */
  readonly missing: readonly string[]
}

interface Interviews {
  readonly taken: readonly TakenInterview[]
  readonly left: readonly string[]
}

const addPeople = async (history: History): Promise<readonly TakenInterview[]> => {
  const { random, left } = history
  const taken: TakenInterview[] = []
  for (let number = 1; number <= 3; number += 1) {
    const person = await addPerson(history)
    for (let times = 1 + random.below(2); times > 0; times -= 1) taken.push(await addInterview(history, person))
    const sessionId = random.below(2) === 0 ? await addLeftInterview(history, person) : null
    if (sessionId !== null) left.push(sessionId)
    await addKept(history, person)
  }
  return taken
}

/** Some interviews are deleted, or the period of those that were left ends. */
const eraseSome = async (history: History, { taken, left }: Interviews) => {
  const { random } = history
  if (taken.length === 0 || (left.length > 0 && random.below(3) === 0)) {
    await erasePastPeriod(history.office, left)
    return { cause: 'the period of left interviews', ids: left }
  }
  const chosen = taken.filter((_, at) => at === 0 || random.below(3) === 0)
  const cause = random.pick(Object.keys(deleteAs))
  await deleteAs[cause]?.(history.office, chosen)
  return { cause, ids: chosen.map(({ id }) => id) }
}

/** A random history of three people with up to two interviews each, and deletions in random order until none is left. */
export const simulateDeletions = async (office: Office, seed: string): Promise<SimulatedDeletions> => {
  const random = createRandom('deletion', seed)
  const marks = createMarks(`${seed}y`)
  // Each history is another day: what an organization may mail in a day would end them.
  await office.server.pool.query('delete from limit_counter')
  const sets = [await makeSet(office.owner, 'Recruiter'), await makeSet(office.owner, 'Lead recruiter')]
  const left: string[] = []
  const history: History = { office, random, marks, sets, left }
  const taken = await addPeople(history)
  const remaining = new Set([...taken.map(({ id }) => id), ...left])
  let deletions = 0
  const [leaks, missing]: [string[], string[]] = [[], []]
  while (remaining.size > 0) {
    const { cause, ids } = await eraseSome(history, {
      taken: taken.filter(({ id }) => remaining.has(id)),
      left: left.filter((id) => remaining.has(id)),
    })
    await runErasures(office)
    for (const id of ids) remaining.delete(id)
    deletions += 1
    const judged = await findLeaks(history.office.server, marks.marks, remaining)
    leaks.push(...judged.leaks.map((leak) => `${leak} after a deletion: ${cause}`))
    missing.push(...judged.missing.map((word) => `${word} after a deletion: ${cause}`))
  }
  return { interviews: taken.length + left.length, deletions, marks: marks.marks.length, leaks, missing }
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
