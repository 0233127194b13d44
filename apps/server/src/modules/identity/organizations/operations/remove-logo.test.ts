import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { makePng } from '../../../../testing/sample-images'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { getLogo } from './get-logo'
import { getOrganization } from './get-organization'
import { removeLogo } from './remove-logo'
import { setLogo } from './set-logo'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const image = makePng(9, 9).toString('base64')
const missing = { code: 'NOT_FOUND' }

test('removes the logo, and does nothing where there is none', async () => {
  const owner = await makeMember(deps)
  const id = owner.organizationId
  const { logoUrl } = await setLogo(deps, owner, { id, image })
  await removeLogo(deps, owner, { id })
  expect((await getOrganization(deps, owner, { id })).logoUrl).toBeNull()
  await expect(getLogo(deps, { id, hash: logoUrl.split('/').at(-1) ?? '' })).rejects.toMatchObject(missing)
  await expect(removeLogo(deps, owner, { id })).resolves.toBeUndefined()
})

test('reports any organization but the current one as missing and leaves its logo', async () => {
  const owner = await makeMember(deps)
  const other = await makeMember(deps)
  const id = other.organizationId
  const { logoUrl } = await setLogo(deps, other, { id, image })
  for (const foreign of [id, deps.newId()]) {
    await expect(removeLogo(deps, owner, { id: foreign })).rejects.toMatchObject(missing)
  }
  expect((await getOrganization(deps, other, { id })).logoUrl).toBe(logoUrl)
})
