import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRetention, type Retention } from '../testing/open-retention'
import { deleteDueSubmissions } from './delete-due-submissions'
import { setLegalHold } from './set-legal-hold'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

test('neither a member nor the policy deletes what is on hold, and the whole request is refused', async () => {
  const { deps, member } = fixture
  const [held, other] = [await fixture.submitBefore(400), await fixture.submitBefore(1)]
  await fixture.choose('delete_after_6_months')
  const hold = await setLegalHold(deps, member, { submissionId: held, reason: 'Complaint 17' })
  expect(hold).toMatchObject({ deleteAt: null, hold: { reason: 'Complaint 17' } })
  await expect(fixture.order(held, other)).rejects.toMatchObject({ code: 'LEGAL_HOLD' })
  fixture.passDays(20)
  await deleteDueSubmissions(deps)
  const again = await setLegalHold(deps, member, { submissionId: held, reason: 'Complaint 18' })
  expect(again.hold?.reason).toBe('Complaint 18')
  await fixture.order(other)
})

test('what was just deleted, or is another organization’s, can’t be held', async () => {
  const { deps, member, stranger } = fixture
  const id = await fixture.submitBefore(1)
  const hold = { submissionId: id, reason: 'Late' }
  await expect(setLegalHold(deps, stranger, hold)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await fixture.order(id)
  await expect(setLegalHold(deps, member, hold)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
