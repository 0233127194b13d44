import { member } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { changeInformation } from './change-information'
import { getAvatar } from './get-avatar'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const makePerson = async () => ({ ...(await makeMember(deps)), sessionId: deps.newId() })

const auth = { kind: 'auth' } as const
const missing = { code: 'NOT_FOUND' }
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])

test('returns the person’s own picture; a person without a picture has none', async () => {
  const person = await makePerson()
  await expect(getAvatar(deps, person, { id: person.userId })).rejects.toMatchObject(missing)
  await changeInformation(deps, person, { avatar: png.toString('base64') })
  const shown = await getAvatar(deps, person, { id: person.userId })
  expect(shown.mime).toBe('image/png')
  expect(Buffer.from(shown.bytes).equals(png)).toBe(true)
})

test('shows a picture to colleagues of the current organization only', async () => {
  const person = await makePerson()
  await changeInformation(deps, person, { avatar: png.toString('base64') })
  const stranger = await makePerson()
  const id = person.userId
  await expect(getAvatar(deps, stranger, { id })).rejects.toMatchObject(missing)
  await expect(getAvatar(deps, { ...stranger, organizationId: null, role: null }, { id })).rejects.toMatchObject(
    missing,
  )
  const { organizationId } = person
  await deps.withActor(auth, (tx) =>
    tx
      .insert(member)
      .values({ id: deps.newId(), organizationId, userId: stranger.userId, role: 'viewer', createdAt: new Date(0) }),
  )
  await expect(getAvatar(deps, stranger, { id })).rejects.toMatchObject(missing)
  const colleague = { ...stranger, organizationId }
  expect(await getAvatar(deps, colleague, { id })).toMatchObject({ mime: 'image/png' })
  await expect(getAvatar(deps, colleague, { id: deps.newId() })).rejects.toMatchObject(missing)
})
