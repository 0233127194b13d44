import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRetention, type Retention } from '../testing/open-retention'
import { getSubmissionRetention } from './get-submission-retention'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

test('says until when a submission must be kept and when it is deleted; another organization’s is missing', async () => {
  const { deps, member, stranger } = fixture
  const submissionId = await fixture.submitBefore(10)
  expect(await getSubmissionRetention(deps, member, { submissionId })).toEqual({
    keepUntil: null,
    deleteAt: null,
    hold: null,
  })
  await fixture.choose('keep_3_years')
  const kept = await getSubmissionRetention(deps, member, { submissionId })
  expect(kept.keepUntil).toBe(kept.deleteAt)
  expect(Date.parse(kept.keepUntil ?? '')).toBeGreaterThan(deps.clock.nowMs() + 1_000 * 86_400_000)
  await expect(getSubmissionRetention(deps, stranger, { submissionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
