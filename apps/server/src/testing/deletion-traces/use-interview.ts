import { z } from 'zod'
import type { Random } from '../../authz/testing/random'
import type { AuditedServer } from '../../modules/audit/testing/open-audited-server'
import type { HttpClient } from '../http-client'
import { post, read } from './take-interview'

export interface TakenInterview {
  readonly id: string
  readonly sessionId: string
  readonly answerId: string
  readonly momentId: string
  readonly accommodationId: string
  readonly applicantId: string
  readonly questionId: string
  readonly candidate: HttpClient
}

export interface Office {
  readonly server: AuditedServer
  readonly owner: HttpClient
  readonly ownerId: string
  readonly colleagueId: string
  /** Whose people are mailed. */
  readonly stageId: string
}

/** Writes a word that goes with the interview. */
type WriteWord = (what: string) => string

interface Use {
  readonly office: Office
  readonly taken: TakenInterview
  /** Words that go with the interview, and with the last one of the person for the position. */
  readonly write: WriteWord
  readonly writeOfApplicant: WriteWord
  readonly random: Random
}
type Action = (use: Use) => Promise<unknown>

const path = ({ taken }: Use): string => `/api/interview/interview/submission/${taken.id}`
const ownPath = ({ taken }: Use): string => `/api/seeker/seeker/submission/${taken.id}`

/** Only what was spoken can be corrected, and these interviews are typed. */
const correct: Action = ({ office, taken, write }) =>
  office.server.pool.query(
    `insert into transcript_correction (id, organization_id, data_subject_id, submission_id, session_id, answer_id, take, version,
       text, kind, changed_percent, created_at)
     select gen_random_uuid(), organization_id, data_subject_id, id, session_id, $2, 1, 1, $3, 'small', 10, now()
       from submission where id = $1`,
    [taken.id, taken.answerId, write('correction')],
  )

const zRequests = z.object({ items: z.array(z.object({ id: z.string() })) })

const answerRequests: Action = async (use) => {
  const { office, taken, write } = use
  await post(office.owner, `${path(use)}/viewed`, {})
  const list = await read(office.owner, `/api/interview/interview/request?submissionId=${taken.id}`)
  for (const { id } of zRequests.parse(list).items) {
    const answer = { outcome: 'upheld', text: write('answer to a request') }
    await post(office.owner, `/api/interview/interview/request/${id}/answer`, answer)
  }
}

/** In any order, each by chance: what a candidate and a company do with a submitted interview. */
const actions: readonly Action[] = [
  (use) => post(use.taken.candidate, `${ownPath(use)}/request`, { kind: 'human_review', text: use.write('request') }),
  (use) =>
    post(use.taken.candidate, `${ownPath(use)}/objection`, {
      subject: { type: 'integrity_signal', id: use.taken.momentId },
      text: use.write('objection'),
    }),
  (use) =>
    post(use.taken.candidate, '/api/identity/feedback', {
      submissionId: use.taken.id,
      companyRating: 2,
      interviewerRating: 3,
      experience: 7,
      comment: use.write('feedback'),
    }),
  (use) => post(use.taken.candidate, `${ownPath(use)}/certificate`, { showsName: true, showsLevel: false }),
  async (use) => (await use.taken.candidate.request(`${ownPath(use)}/archive`, {})).arrayBuffer(),
  correct,
  answerRequests,
  (use) =>
    post(use.office.owner, `/api/interview/interview/accommodation/${use.taken.accommodationId}/answer`, {
      outcome: 'granted',
      allowsTyping: false,
      text: `We arrange ${use.write('answer to an accommodation')} for you.`,
    }),
  (use) =>
    post(use.office.owner, `${path(use)}/question-levels`, {
      questionId: use.taken.questionId,
      criterion: 0,
      level: 4,
      reason: use.write('reason of a criterion'),
    }),
  (use) =>
    post(use.office.owner, `${path(use)}/decision`, { decision: 'yes', reason: use.write('reason of a decision') }),
  ({ office, taken, writeOfApplicant }) =>
    post(office.owner, '/api/company/note', {
      applicantId: taken.applicantId,
      text: `@[${office.colleagueId}] ${writeOfApplicant('note')}`,
    }),
  ({ office, taken }) => post(office.owner, '/api/company/applicant/rate', { id: taken.applicantId, rating: 4 }),
  async ({ office, taken }) => {
    const { id: projectId } = await post(office.owner, '/api/company/project/index', { name: 'Shortlist' })
    await post(office.owner, '/api/company/project/applicant', { projectId, applicantId: taken.applicantId })
  },
  ({ office, taken }) =>
    post(office.owner, '/api/interview/interview/access', { sessionId: taken.sessionId, mayWatch: true }),
  ({ office, taken }) =>
    post(office.owner, '/api/interview/interview/access', {
      sessionId: taken.sessionId,
      email: `manager.${taken.id}@example.org`,
      showsContact: true,
    }),
  ({ office, taken }) =>
    office.owner.patch('/api/company/applicant/state', { id: taken.applicantId, stageId: office.stageId }),
  async (use) => {
    const body = JSON.stringify({ question: `Is there ${use.write('question to the chat')}?` })
    const headers = { 'content-type': 'application/json' }
    await (await use.office.owner.request(`${path(use)}/chatbot/chat`, { method: 'POST', headers, body })).text()
  },
  async (use) => {
    // The search reads no compressed formats. One eraser deletes the files of all formats.
    await post(use.office.owner, '/api/interview/interview/submission/schedule-export', {
      format: 'csv',
      submissionIds: [use.taken.id],
    })
  },
  async (use) => {
    const hold = `/api/interview/interview/retention/${use.taken.id}/hold`
    await post(use.office.owner, hold, { reason: use.write('reason of a hold') })
    await use.office.owner.request(hold, { method: 'DELETE' })
  },
]

const dims = ['grammar', 'comprehension', 'fluency', 'vocabulary', 'coherence', 'clarity', 'decision_making'] as const

/** Of the first dimension that can have one: which these are depends on what the assessment found. */
const giveLevel: Action = async (use) => {
  for (const dimId of dims) {
    const level = { dimId, level: 4, reason: 'A first reason' }
    const tried = await use.office.owner.post(`${path(use)}/levels`, level)
    if (tried.status >= 300) continue
    await post(use.office.owner, `${path(use)}/levels`, { ...level, reason: use.write('reason') })
    return
  }
}

/** Half of the time: deletions must also find assessments that are under way. */
const waitForAssessment = async ({ office, taken, random }: Use): Promise<boolean> => {
  if (random.below(2) === 0) return false
  const query = `select 1 from submission where id = $1 and assessment_state in ('pending', 'evaluating')`
  while ((await office.server.pool.query(query, [taken.id])).rows.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true
}

/** Does about half of everything, in an order of the random numbers. */
export const useInterview = async (use: Use): Promise<void> => {
  const chosen = [...actions, ...((await waitForAssessment(use)) ? [giveLevel] : [])]
    .filter(() => use.random.below(2) === 0)
    .map((action) => ({ action, place: use.random.next() }))
    .toSorted((one, other) => one.place - other.place)
  for (const { action } of chosen) await action(use)
}
