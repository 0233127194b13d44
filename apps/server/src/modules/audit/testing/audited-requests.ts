import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { HttpClient } from '../../../testing/http-client'
import type { AuditedServer } from './open-audited-server'

/** Answers a request about a submission that the organization's members have opened. */
export const expectRequestEvents = async (
  audited: AuditedServer,
  owner: HttpClient,
  submissionId: string,
): Promise<void> => {
  const { pool, expectEvents, readNewest } = audited
  const id = randomUUID()
  await pool.query(
    `insert into candidate_request (id, organization_id, data_subject_id, submission_id, kind, text, language, created_at, due_at)
     select $1, organization_id, data_subject_id, id, 'human_review', 'Words', 'en', now(), now() from submission where id = $2`,
    [id, submissionId],
  )
  await pool.query(
    `insert into submission_view (submission_id, user_id, organization_id, viewed_at)
     select s.id, m.user_id, s.organization_id, now() from submission s join member m using (organization_id) where s.id = $1
     on conflict do nothing`,
    [submissionId],
  )
  await expectEvents('interview.request.answer', ['request.answered'], () =>
    owner.post(`/api/interview/interview/request/${id}/answer`, { outcome: 'upheld', text: 'Reasons' }),
  )
  expect(await readNewest('request.answered')).toMatchObject({ subject_id: submissionId })
}

/** Answers a request for an accommodation: the log names the candidate, and no submission. */
export const expectAccommodationEvents = async (
  { pool, expectEvents, readNewest }: AuditedServer,
  owner: HttpClient,
  submissionId: string,
): Promise<void> => {
  const id = randomUUID()
  await pool.query(
    `insert into accommodation_request (id, organization_id, data_subject_id, session_id, text, language, created_at, due_at)
     select $1, organization_id, data_subject_id, session_id, 'Words', 'en', now(), now() from submission where id = $2`,
    [id, submissionId],
  )
  await expectEvents('interview.accommodation.answer', ['accommodation.answered'], () =>
    owner.post(`/api/interview/interview/accommodation/${id}/answer`, { outcome: 'granted', text: 'Reasons' }),
  )
  const { rows } = await pool.query('select data_subject_id from submission where id = $1', [submissionId])
  expect(await readNewest('accommodation.answered')).toMatchObject({ subject_id: rows[0].data_subject_id })
}

/** Changes how long submissions are kept, and sets and ends a legal hold. */
export const expectRetentionEvents = async (
  { expectEvents, readNewest }: AuditedServer,
  owner: HttpClient,
  submissionId: string,
): Promise<void> => {
  const path = '/api/interview/interview/retention'
  const hold = `${path}/${submissionId}/hold`
  await expectEvents('interview.retentionPolicy.change', ['retention_policy.changed'], () =>
    owner.post(path, { preset: 'delete_after_6_months' }),
  )
  await expectEvents('interview.retentionPolicy.setHold', ['legal_hold.set'], () =>
    owner.post(hold, { reason: 'Complaint' }),
  )
  await expectEvents('interview.retentionPolicy.endHold', ['legal_hold.ended'], async () => {
    const response = await owner.request(hold, { method: 'DELETE' })
    return { status: response.status }
  })
  expect(await readNewest('legal_hold.ended')).toMatchObject({ subject_id: submissionId })
}
