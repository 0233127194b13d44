import { logoLimits } from '@candor/contract'
import { organization, organizationLogo } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { makeMember } from '../../../../testing/make-member'
import { makeJpegHeader, makePng, makeWebpHeaders } from '../../../../testing/sample-images'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { getLogo } from './get-logo'
import { getOrganization } from './get-organization'
import { setLogo } from './set-logo'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const worker = { kind: 'worker' } as const
const pad = (bytes: Buffer, sizeBytes: number): Buffer => Buffer.concat([bytes, Buffer.alloc(sizeBytes - bytes.length)])
const save = (actor: MemberCaller, bytes: Buffer, id = actor.organizationId) =>
  setLogo(deps, actor, { id, image: bytes.toString('base64') })
const countLogos = async (id: string): Promise<number> =>
  (
    await deps.withActor(worker, (tx) =>
      tx.select().from(organizationLogo).where(eq(organizationLogo.organizationId, id)),
    )
  ).length
const readHash = (logoUrl: string): string => logoUrl.split('/').at(-1) ?? ''

describe('setLogo', () => {
  test.each([
    ['image/png', makePng(120, 40)],
    ['image/jpeg', makeJpegHeader(2000, 2000)],
    ['image/webp', makeWebpHeaders(10, 10).extended],
  ])('stores a picture of type %s unchanged, by what the file is', async (mime, bytes) => {
    const owner = await makeMember(deps)
    const id = owner.organizationId
    const { logoUrl } = await save(owner, bytes)
    expect(logoUrl).toMatch(new RegExp(`^/api/identity/organization/${id}/logo/[0-9a-f]{64}$`))
    const logo = await getLogo(deps, { id, hash: readHash(logoUrl) })
    expect(logo.mime).toBe(mime)
    expect(Buffer.from(logo.bytes).equals(bytes)).toBe(true)
    expect((await getOrganization(deps, owner, { id })).logoUrl).toBe(logoUrl)
  })

  test('stores a picture without the place and the author that its file holds', async () => {
    const owner = await makeMember(deps)
    const [plain, comment] = [makeJpegHeader(20, 20), Buffer.from([0xff, 0xfe, 0x00, 0x05, 0x4c, 0x61, 0x6e])]
    const { logoUrl } = await save(owner, Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]))
    const logo = await getLogo(deps, { id: owner.organizationId, hash: readHash(logoUrl) })
    expect(Buffer.from(logo.bytes).equals(plain)).toBe(true)
  })

  test('replaces a logo, whose address then is another one', async () => {
    const owner = await makeMember(deps)
    const first = await save(owner, makePng(10, 10))
    const second = await save(owner, makePng(20, 10))
    expect(second.logoUrl).not.toBe(first.logoUrl)
    expect(await countLogos(owner.organizationId)).toBe(1)
  })

  test('takes a logo of the largest size and refuses one that is larger', async () => {
    const owner = await makeMember(deps)
    const { sizeBytes } = logoLimits
    await expect(save(owner, pad(makePng(9, 9), sizeBytes))).resolves.toBeDefined()
    await expect(save(owner, pad(makePng(9, 9), sizeBytes + 1))).rejects.toMatchObject({ code: 'LOGO_TOO_LARGE' })
  })

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'LOGO_TYPE_UNSUPPORTED'],
    ['a file of one byte', Buffer.from([0x89]), 'LOGO_TYPE_UNSUPPORTED'],
    ['a PNG that ends after its first bytes', makePng(9, 9).subarray(0, 20), 'LOGO_UNREADABLE'],
    ['a picture that is too wide', makeJpegHeader(2001, 10), 'LOGO_DIMENSIONS'],
    ['a picture that is too high', makeWebpHeaders(10, 2001).lossless, 'LOGO_DIMENSIONS'],
  ])('refuses %s and stores nothing', async (_name, bytes, code) => {
    const owner = await makeMember(deps)
    await expect(save(owner, bytes)).rejects.toMatchObject({ code })
    expect(await countLogos(owner.organizationId)).toBe(0)
  })

  test('reports any organization but the current one as missing and stores nothing', async () => {
    const owner = await makeMember(deps)
    const other = await makeMember(deps)
    for (const id of [other.organizationId, deps.newId()]) {
      await expect(save(owner, makePng(9, 9), id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await countLogos(id)).toBe(0)
    }
  })

  test('leaves nothing behind when the organization is erased', async () => {
    const owner = await makeMember(deps)
    const id = owner.organizationId
    await save(owner, makePng(9, 9))
    await deps.withActor({ kind: 'auth' }, (tx) =>
      tx
        .update(organization)
        .set({ deletedAt: new Date(0) })
        .where(eq(organization.id, id)),
    )
    await deps.withActor(worker, (tx) => tx.delete(organization).where(eq(organization.id, id)))
    expect(await countLogos(id)).toBe(0)
  })
})
