import { appendFile } from 'node:fs/promises'
import { z } from 'zod'
import { eraseRestored } from '../../modules/submissions/deletions/operations/erase-restored'
import { orderUnsubmittedErasures } from '../../modules/submissions/deletions/operations/order-unsubmitted-erasures'
import { deleteDueSubmissions } from '../../modules/submissions/retention-policy/operations/delete-due-submissions'
import { createErasureLog } from '../../platform/erasure-log'
import { post } from './take-interview'
import type { Office, TakenInterview } from './use-interview'

const zId = z.object({ id: z.string() })
const zCount = z.tuple([z.object({ count: z.number() })])

const waitFor = async (what: string, isDone: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isDone()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`this did not end: ${what}`)
}

/** As if they had been left long ago. */
export const erasePastPeriod = async (office: Office, sessionIds: readonly string[]): Promise<void> => {
  const { pool, deps } = office.server
  await waitFor('the erasure of left interviews', async () => {
    await pool.query(
      `update interview_session set created_at = now() - interval '40 days', updated_at = now() - interval '31 days',
         state = jsonb_set(state, '{heldUntilMs}', 'null') where id = any($1)`,
      [sessionIds],
    )
    await pool.query(
      "update session_contact set last_contact_at = now() - interval '31 days' where session_id = any($1)",
      [sessionIds],
    )
    await orderUnsubmittedErasures(deps)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { rows } = await pool.query('select id from interview_session where id = any($1)', [sessionIds])
    return rows.length === 0
  })
}

/** Who deletes, and how. */
export const deleteAs: Readonly<
  Record<string, (office: Office, chosen: readonly TakenInterview[]) => Promise<unknown>>
> = {
  member: (office, chosen) =>
    post(office.owner, '/api/interview/interview/submission/delete-list', { ids: chosen.map(({ id }) => id) }),
  candidate: async (_office, chosen) => {
    for (const { id, candidate } of chosen) {
      const answer = await candidate.request(`/api/seeker/seeker/submission/${id}`, { method: 'DELETE' })
      if (answer.status >= 300) throw new Error(`the candidate's deletion was answered ${answer.status}`)
    }
  },
  'retention policy': async (office, chosen) => {
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
  'restored backup': async (office, chosen) => {
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

/** Lets the time to undo pass, and waits until nothing is left to do: a job that is late could write something again. */
export const runErasures = async (office: Office): Promise<void> => {
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
