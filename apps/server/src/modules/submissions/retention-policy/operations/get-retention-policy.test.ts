import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRetention, type Retention } from '../testing/open-retention'
import { getRetentionPolicy } from './get-retention-policy'
import { setLegalHold } from './set-legal-hold'

let fixture: Retention

beforeAll(async () => {
  fixture = await openRetention()
})
afterAll(() => fixture.deps.close())

describe('getRetentionPolicy', () => {
  test('of an organization that never chose one keeps everything', async () => {
    await fixture.submitBefore(3_000)
    expect(await getRetentionPolicy(fixture.deps, fixture.member)).toEqual({
      preset: 'unlimited',
      changedAt: null,
      changedBy: null,
      due: { total: 0, items: [] },
      holds: [],
    })
  })

  test('lists what it deletes within 30 days, the earliest first, without what is on hold', async () => {
    const { deps, member, stranger } = fixture
    await fixture.choose('delete_after_6_months')
    fixture.passDays(100)
    const soon = await fixture.submitBefore(165, { firstName: 'Soon' })
    const sooner = await fixture.submitBefore(170)
    const held = await fixture.submitBefore(171)
    await fixture.submitBefore(100)
    await setLegalHold(deps, member, { submissionId: held, reason: 'Complaint 17' })
    const policy = await getRetentionPolicy(deps, member)
    expect(policy.due.items.slice(1).map(({ submissionId }) => submissionId)).toEqual([sooner, soon])
    expect(policy.due.total).toBe(policy.due.items.length)
    expect(policy.holds).toEqual([
      expect.objectContaining({ submissionId: held, reason: 'Complaint 17', heldAt: expect.any(String) }),
    ])
    expect(await getRetentionPolicy(deps, stranger)).toMatchObject({
      preset: 'unlimited',
      due: { total: 0 },
      holds: [],
    })
  })
})
