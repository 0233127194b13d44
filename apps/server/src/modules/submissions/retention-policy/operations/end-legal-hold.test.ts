import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRetention, type Retention } from '../testing/open-retention'
import { endLegalHold } from './end-legal-hold'
import { setLegalHold } from './set-legal-hold'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

test('a submission can be deleted again, and ending twice changes nothing', async () => {
  const { deps, member, stranger } = fixture
  const submissionId = await fixture.submitBefore(1)
  await setLegalHold(deps, member, { submissionId, reason: 'Complaint' })
  await expect(endLegalHold(deps, stranger, { submissionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(fixture.order(submissionId)).rejects.toMatchObject({ code: 'LEGAL_HOLD' })
  for (const _time of [1, 2]) expect((await endLegalHold(deps, member, { submissionId })).hold).toBeNull()
  expect(await fixture.order(submissionId)).toMatchObject({ state: 'scheduled' })
})
