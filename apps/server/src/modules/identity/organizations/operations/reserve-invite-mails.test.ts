import { organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { reserveInviteMails } from './reserve-invite-mails'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const dayMs = 24 * 3_600_000
const createAddresses = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index).padStart(4, '0')}@example.org`)
const reserve = ({ organizationId, userId }: MemberCaller, emails: readonly string[]) =>
  reserveInviteMails(deps, { organizationId, userId, emails })

describe('reserveInviteMails', () => {
  test('grants 20 mails in the first hour, 50 on the first day and 500 a day later, across reservations', async () => {
    const owner = await makeMember(deps)
    const counts: number[] = []
    const reserveMany = async (prefix: string): Promise<void> => {
      const first = await reserve(owner, createAddresses(15, `${prefix}-a`))
      const second = await reserve(owner, createAddresses(600, `${prefix}-b`))
      counts.push(first.granted.length + second.granted.length)
    }
    await reserveMany('hour')
    deps.clock.advance(3_600_000)
    await reserveMany('day')
    deps.clock.advance(dayMs)
    await reserveMany('later')
    expect(counts).toEqual([20, 30, 500])
  })

  test('never exceeds the budget, however many reservations are made at once', async () => {
    const owner = await makeMember(deps)
    const runs = Array.from({ length: 6 }, (_, index) => reserve(owner, createAddresses(10, `at-once-${index}`)))
    const granted = (await Promise.all(runs)).map((reservation) => reservation.granted.length)
    expect(granted.reduce((sum, count) => sum + count, 0)).toBe(20)
  })

  test('limits an address to two invitations a day, whichever organization invites', async () => {
    const owners = [await makeMember(deps), await makeMember(deps), await makeMember(deps)]
    const outcomes = []
    for (const owner of owners) outcomes.push(await reserve(owner, ['popular@example.org']))
    expect(outcomes.map(({ granted, limited }) => [granted.length, limited.length])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ])
  })

  test('names the organization and the person to ask; no person if the inviter is no longer a member', async () => {
    const [owner, other] = [await makeMember(deps), await makeMember(deps)]
    const contact = { name: 'Mai Trần', email: `${owner.userId}@example.org` }
    expect((await reserve(owner, [])).host).toEqual({ organizationName: 'Sao Mai', hasLogo: false, contact })
    const left = { ...owner, userId: other.userId }
    expect((await reserve(left, [])).host).toEqual({ organizationName: 'Sao Mai', hasLogo: false, contact: null })
  })

  test('grants nothing for a deleted organization', async () => {
    const owner = await makeMember(deps)
    await deps.withActor({ kind: 'auth' }, (tx) =>
      tx
        .update(organization)
        .set({ deletedAt: new Date(deps.clock.nowMs()) })
        .where(eq(organization.id, owner.organizationId)),
    )
    expect(await reserve(owner, ['a@example.org'])).toEqual({ host: null, granted: [], limited: [] })
  })
})
