import type { Role } from '@candor/contract'
import { member, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { listSecondFactors } from './list-second-factors'
import { resetMemberFactors } from './reset-member-factors'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

const makeOwner = async () => ({ ...(await fixture.makePerson()), kind: 'member', role: 'owner' }) as const
const asAuth = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => fixture.deps.withActor({ kind: 'auth' }, run)

/** A member of the owner's organization with an app; with `keepsOwn` of their own organization too. */
const makeColleague = async (organizationId: string, options: { role: Role; keepsOwn: boolean }) => {
  const person = await fixture.makePerson()
  await fixture.addApp(person)
  const id = fixture.deps.newId()
  await asAuth(async (tx) => {
    if (!options.keepsOwn) await tx.delete(member).where(eq(member.userId, person.userId))
    const createdAt = new Date(fixture.accounts.deps.clock.nowMs())
    await tx.insert(member).values({ id, organizationId, userId: person.userId, role: options.role, createdAt })
  })
  return { id, person }
}

test('an owner removes the factors of a member who lost them; all their sessions end and they get a mail', async () => {
  const owner = await makeOwner()
  const { id, person } = await makeColleague(owner.organizationId, { role: 'recruiter', keepsOwn: false })
  await resetMemberFactors(fixture.deps, owner, { id })
  expect(await listSecondFactors(fixture.deps, person)).toMatchObject({ appAddedAt: null, recoveryCodesLeft: 0 })
  expect(await fixture.accounts.sessionIds(person.userId)).toEqual([])
  expect(fixture.listMailedChanges().at(-1)).toBe('reset-by-owner')
})

test.each([
  ['another owner', { role: 'owner', keepsOwn: false }],
  ['a person who works in another organization too', { role: 'recruiter', keepsOwn: true }],
] as const)('an owner can not remove the factors of %s', async (_name, options) => {
  const owner = await makeOwner()
  const { id, person } = await makeColleague(owner.organizationId, options)
  expect(await getErrorCode(resetMemberFactors(fixture.deps, owner, { id }))).toBe('SECOND_FACTOR_RESET_NOT_ALLOWED')
  expect((await listSecondFactors(fixture.deps, person)).appAddedAt).not.toBeNull()
})

test('a member of another organization is missing', async () => {
  const owner = await makeOwner()
  const other = await makeOwner()
  const { id } = await makeColleague(other.organizationId, { role: 'recruiter', keepsOwn: false })
  expect(await getErrorCode(resetMemberFactors(fixture.deps, owner, { id }))).toBe('NOT_FOUND')
})
