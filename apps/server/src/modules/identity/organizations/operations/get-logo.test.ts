import { organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { makePng } from '../../../../testing/sample-images'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { getLogo } from './get-logo'
import { setLogo } from './set-logo'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const missing = { code: 'NOT_FOUND' }
const makeLogo = async (width: number) => {
  const owner = await makeMember(deps)
  const id = owner.organizationId
  const { logoUrl } = await setLogo(deps, owner, { id, image: makePng(width, 9).toString('base64') })
  return { id, hash: logoUrl.split('/').at(-1) ?? '' }
}

test('returns a logo to anyone who knows its address, and to no one else', async () => {
  const logo = await makeLogo(10)
  const other = await makeLogo(20)
  expect(await getLogo(deps, logo)).toMatchObject({ mime: 'image/png' })
  await expect(getLogo(deps, { id: logo.id, hash: other.hash })).rejects.toMatchObject(missing)
  await expect(getLogo(deps, { id: deps.newId(), hash: logo.hash })).rejects.toMatchObject(missing)
})

test('reports the logo of a deleted organization as missing', async () => {
  const logo = await makeLogo(10)
  await deps.withActor({ kind: 'auth' }, (tx) =>
    tx
      .update(organization)
      .set({ deletedAt: new Date(0) })
      .where(eq(organization.id, logo.id)),
  )
  await expect(getLogo(deps, logo)).rejects.toMatchObject(missing)
})
