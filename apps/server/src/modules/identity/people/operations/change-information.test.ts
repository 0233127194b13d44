import { authUser, avatar } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { changeInformation } from './change-information'
import { getAvatar } from './get-avatar'
import { getProfile } from './get-profile'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const auth = { kind: 'auth' } as const
const maxBytes = 128 * 1024
const signs = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
}
const picture = (sign: readonly number[], sizeBytes = 64): Buffer => {
  const bytes = Buffer.alloc(sizeBytes)
  bytes.set(sign)
  return bytes
}
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const makePerson = async () => ({ ...(await makeMember(deps)), sessionId: deps.newId() })
const findRow = async (userId: string) => {
  const [row] = await deps.withActor(auth, (tx) => tx.select().from(authUser).where(eq(authUser.id, userId)))
  return row
}
const missing = { code: 'NOT_FOUND' }

describe('changeInformation', () => {
  test('changes the given fields and no others', async () => {
    const person = await makePerson()
    const after = await changeInformation(deps, person, {
      firstName: 'Thảo',
      phone: '+84 (0) 912.345-678',
      locale: 'vi',
    })
    expect(after).toMatchObject({
      firstName: 'Thảo',
      lastName: 'Trần',
      phone: '+84 (0) 912.345-678',
      locale: 'vi',
      avatarUrl: null,
      hasPassword: false,
      organization: { id: person.organizationId, role: 'owner' },
    })
    expect(await getProfile(deps, person)).toEqual(after)
    expect(await findRow(person.userId)).toMatchObject({ name: 'Thảo Trần' })
  })

  test('ignores every other field that is sent (S-09)', async () => {
    const person = await makePerson()
    const before = await findRow(person.userId)
    const whole = { firstName: 'Lan', email: 'x@example.org', emailVerified: false, status: 9, role: 'admin', id: 'x' }
    await changeInformation(deps, person, { ...whole, ...{ image: 'x', createdAt: new Date(0), organizationId: 'x' } })
    expect(await findRow(person.userId)).toEqual({ ...before, firstName: 'Lan', name: 'Lan Trần' })
  })
})

describe('changeInformation with a picture', () => {
  test.each(Object.entries(signs))(
    'a picture of type %s is recognized by its first bytes and stored unchanged',
    async (mime, sign) => {
      const person = await makePerson()
      const bytes = picture(sign, maxBytes)
      const { avatarUrl } = await changeInformation(deps, person, { avatar: base64(bytes) })
      expect(avatarUrl).toMatch(new RegExp(`^/api/identity/profile/avatar/${person.userId}\\?v=[0-9a-f]{16}$`))
      const shown = await getAvatar(deps, person, { id: person.userId })
      expect(shown.mime).toBe(mime)
      expect(Buffer.from(shown.bytes).equals(bytes)).toBe(true)
    },
  )

  test('a picture gets a new address when it changes, none when it is removed, and the same when it is omitted', async () => {
    const person = await makePerson()
    const first = await changeInformation(deps, person, { avatar: base64(picture(signs['image/png'])) })
    const second = await changeInformation(deps, person, { avatar: base64(picture(signs['image/jpeg'])) })
    expect(second.avatarUrl).not.toBe(first.avatarUrl)
    expect((await changeInformation(deps, person, { phone: '1' })).avatarUrl).toBe(second.avatarUrl)
    expect((await changeInformation(deps, person, { avatar: null })).avatarUrl).toBeNull()
    const rows = await deps.withActor(auth, (tx) => tx.select().from(avatar).where(eq(avatar.userId, person.userId)))
    expect(rows).toEqual([])
    await expect(getAvatar(deps, person, { id: person.userId })).rejects.toMatchObject(missing)
  })

  test('a picture is refused if it is too large or of another type, and nothing of the change is written', async () => {
    const person = await makePerson()
    const before = await findRow(person.userId)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const refusals: readonly [Buffer, string][] = [
      [picture(signs['image/png'], maxBytes + 1), 'FILE_TOO_LARGE'],
      [svg, 'FILE_TYPE_UNSUPPORTED'],
      [Buffer.from('GIF89a'), 'FILE_TYPE_UNSUPPORTED'],
      [Buffer.from('RIFF....AVI '), 'FILE_TYPE_UNSUPPORTED'],
      [Buffer.alloc(0), 'FILE_TYPE_UNSUPPORTED'],
    ]
    for (const [bytes, code] of refusals) {
      const attempt = changeInformation(deps, person, { firstName: 'Lan', avatar: base64(bytes) })
      await expect(attempt).rejects.toMatchObject({ code })
    }
    expect(await findRow(person.userId)).toEqual(before)
  })
})
