import { submissionDecision } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { decideSubmission } from './decide-submission'

let fixture: Awaited<ReturnType<typeof openSubmissions>>

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const readRows = (id: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(submissionDecision).where(eq(submissionDecision.submissionId, id)),
  )

describe('decideSubmission', () => {
  test('saves one decision per member, which they change and take back', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submit({})
    await decideSubmission(deps, member, { id, decision: 'maybe', reason: 'Ask about the outage' })
    const changed = await decideSubmission(deps, member, { id, decision: 'yes', reason: null })
    expect(changed.decision.own).toMatchObject({ decision: 'yes', reason: null, userId: member.userId })
    expect(await readRows(id)).toHaveLength(1)
    const removed = await decideSubmission(deps, member, { id, decision: null, reason: null })
    expect([removed.decision.own, await readRows(id)]).toEqual([null, []])
  })

  test('keeps the reason where another decision comes without one', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submit({})
    const first = await decideSubmission(deps, member, { id, decision: 'maybe' })
    expect(first.decision.own).toMatchObject({ decision: 'maybe', reason: null })
    await decideSubmission(deps, member, { id, decision: 'maybe', reason: 'Ask about the outage' })
    const changed = await decideSubmission(deps, member, { id, decision: 'no' })
    expect(changed.decision.own).toMatchObject({ decision: 'no', reason: 'Ask about the outage' })
  })

  test('rejects a submission of another organization with NOT_FOUND, and stores nothing', async () => {
    const { id } = await fixture.submit({})
    const stranger = await makeMember(fixture.deps)
    const run = decideSubmission(fixture.deps, stranger, { id, decision: 'no', reason: null })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await readRows(id)).toEqual([])
  })
})
