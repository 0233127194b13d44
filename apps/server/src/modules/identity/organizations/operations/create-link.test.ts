import { shareLimits } from '@candor/contract'
import { accessGrant } from '@candor/db'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashShareToken } from '../../../../platform/share-token'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture, type GrantFixture } from '../testing/grant-fixture'
import { createLink } from './create-link'
import { listGrants } from './list-grants'

let deps: TestDeps
let fixture: GrantFixture
let targetId: string
const dayMs = 24 * 60 * 60 * 1000

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createGrantFixture(deps)
  targetId = fixture.addTarget(fixture.owner, 'submission', 'Thảo Nguyễn')
})

const make = (change: Partial<Parameters<typeof createLink>[2]> = {}) =>
  createLink(fixture.deps, fixture.owner, {
    targetType: 'submission',
    targetId,
    targetName: 'Thảo Nguyễn',
    email: null,
    showsContact: false,
    expiresAt: null,
    language: 'vi',
    ...change,
  })

test('the address of a link is answered once: the token is in its fragment, and only its hash is stored', async () => {
  const made = await make()
  const [, id, token = ''] = /\/shared\/([0-9a-f-]{36})#([A-Za-z0-9_-]{43})$/.exec(made.url ?? '') ?? []
  expect(id).toBe(made.id)
  const rows = await fixture.listRows()
  expect(rows).toMatchObject([{ id, kind: 'link', userId: null, email: null, tokenHash: hashShareToken(deps, token) }])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(await listGrants(fixture.deps, fixture.owner, {}))).not.toContain(token)
  expect(fixture.mails).toEqual([])
})

test('a link is valid for 14 days and shows neither recordings nor contact data, unless its sender says so', async () => {
  const nowMs = deps.clock.nowMs()
  const preset = { mayWatch: false, showsContact: false, expiresAt: new Date(nowMs + 14 * dayMs).toISOString() }
  expect(await make()).toMatchObject(preset)
  const chosen = { mayWatch: true, showsContact: true, expiresAt: new Date(nowMs + 2 * dayMs).toISOString() }
  expect(await make(chosen)).toMatchObject(chosen)
})

test('a link can’t end in the past or after the longest time of a link', async () => {
  for (const days of [-1, 0, shareLimits.maxDays + 2]) {
    const expiresAt = new Date(deps.clock.nowMs() + days * dayMs).toISOString()
    await expect(make({ expiresAt })).rejects.toMatchObject({ code: 'SHARE_EXPIRY_INVALID' })
  }
  expect(await fixture.listRows()).toEqual([])
})

test('an address gets a mail with the link, which the sender does not see', async () => {
  const made = await make({ email: 'lan@elsewhere.example' })
  expect(made).toMatchObject({ kind: 'address', name: 'lan@elsewhere.example', mayWatch: true, url: null })
  expect(fixture.mails).toMatchObject([
    {
      to: 'lan@elsewhere.example',
      language: 'vi',
      template: {
        name: 'shared-with-you',
        organizationName: 'Sao Mai',
        sharedBy: 'Mai Trần',
        candidateName: 'Thảo Nguyễn',
        days: 14,
      },
    },
  ])
  const [mail] = fixture.mails
  expect(mail?.template.name === 'shared-with-you' && mail.template.url).toMatch(new RegExp(`/shared/${made.id}#`))
})

test('the mail promises whole days only: a link to the end of the 14th day is valid for 14', async () => {
  const expiresAt = new Date(deps.clock.nowMs() + 14 * dayMs + dayMs * 0.7).toISOString()
  await make({ email: 'end@elsewhere.example', expiresAt })
  expect(fixture.mails.at(-1)).toMatchObject({ template: { days: 14 } })
})

test('one address gets a limited number of mails a day, and nothing is shared beyond it', async () => {
  const email = 'often@elsewhere.example'
  await make({ email })
  await make({ email })
  await expect(make({ email })).rejects.toMatchObject({ code: 'MAIL_LIMIT_REACHED' })
  expect(await fixture.listRows()).toHaveLength(2)
})

test('an organization has a limited number of valid links; one that was revoked or ended is not counted', async () => {
  const at = new Date(deps.clock.nowMs())
  const { organizationId, userId } = fixture.owner
  await deps.withActor(fixture.owner, (tx) =>
    tx.insert(accessGrant).values(
      Array.from({ length: shareLimits.openLinks + 1 }, (_, index) => ({
        id: deps.newId(),
        organizationId,
        kind: 'link' as const,
        tokenHash: deps.newId(),
        targetType: 'submission' as const,
        targetId,
        grantedBy: userId,
        createdAt: at,
        expiresAt: new Date(at.getTime() + (index === 0 ? 0 : dayMs)),
        revokedAt: index === 1 ? at : null,
      })),
    ),
  )
  await make()
  await expect(make()).rejects.toMatchObject({ code: 'SHARE_LIMIT_REACHED' })
})
