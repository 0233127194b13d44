import { authAccount } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { getProfile } from './get-profile'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const makePerson = async () => ({ ...(await makeMember(deps)), sessionId: deps.newId() })

const auth = { kind: 'auth' } as const

test('returns the person with the current organization and its abilities', async () => {
  const person = await makePerson()
  const profile = await getProfile(deps, person)
  expect(profile).toMatchObject({
    id: person.userId,
    firstName: 'Mai',
    avatarUrl: null,
    organization: { id: person.organizationId, role: 'owner' },
    can: { 'organization.delete': true },
  })
  const outside = await getProfile(deps, { userId: person.userId, organizationId: null })
  expect(outside).toMatchObject({ organization: null, organizations: [{ id: person.organizationId }] })
})

test('reports a password only for an account with one; a linked provider is none', async () => {
  const person = await makePerson()
  const at = new Date(deps.clock.nowMs())
  const account = { userId: person.userId, accountId: person.userId, createdAt: at, updatedAt: at }
  const add = (row: { providerId: string; password?: string }) =>
    deps.withActor(auth, (tx) => tx.insert(authAccount).values({ id: deps.newId(), ...account, ...row }))
  await add({ providerId: 'google' })
  expect(await getProfile(deps, person)).toMatchObject({ hasPassword: false })
  await add({ providerId: 'credential', password: 'a hash' })
  expect(await getProfile(deps, person)).toMatchObject({ hasPassword: true })
})

test('refuses a person whose account no longer exists', async () => {
  const attempt = getProfile(deps, { userId: deps.newId(), organizationId: null })
  await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
