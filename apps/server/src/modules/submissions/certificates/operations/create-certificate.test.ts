import { createHash } from 'node:crypto'
import { zCertificateCode } from '@candor/contract'
import { organization, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { giveLevel } from '../../testing/make-submission'
import { openCertificates } from '../testing'
import { checkCertificate } from './check-certificate'
import { createCertificate } from './create-certificate'
import { getCertificate } from './get-certificate'

const worker = { kind: 'worker' } as const
const nothing = { showsName: false, showsLevel: false }
let fixture: Awaited<ReturnType<typeof openCertificates>>
beforeAll(async () => {
  fixture = await openCertificates()
})
afterAll(() => fixture.deps.close())

test('createCertificate says what is known of the interview, without the name and level that were not chosen', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  await giveLevel(deps, id, 4)
  const made = await createCertificate(deps, caller, { id, ...nothing })
  expect(zCertificateCode.safeParse(made.code).success).toBe(true)
  expect(made.facts).toMatchObject({
    name: null,
    organizationName: 'Sao Mai',
    positionName: 'Recruiter',
    durationMs: 0,
    language: 'en',
    answerCount: 2,
    assessment: { engine: 'builtin', model: null, level: null },
    isIdentityChecked: false,
  })
  expect(JSON.stringify(made)).not.toContain('Linh')
  expect(made.contentHash).toBe(createHash('sha256').update(JSON.stringify(made.facts)).digest('hex'))
})

test('createCertificate shows the name and the level that the candidate chose, also to anyone with the code', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  await giveLevel(deps, id, 4)
  expect((await getCertificate(deps, caller, { id })).can).toEqual({ create: true, showLevel: true })
  const made = await createCertificate(deps, caller, { id, showsName: true, showsLevel: true })
  expect([made.facts.name, made.facts.assessment?.level]).toEqual(['Linh Nguyễn', 4])
  expect(await checkCertificate(deps, { code: made.code })).toEqual({ state: 'valid', certificate: made })
  expect((await getCertificate(deps, caller, { id })).certificate).toEqual(made)
})

test('createCertificate keeps what it says when the result changes later', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  await giveLevel(deps, id, 2)
  const made = await createCertificate(deps, caller, { id, showsName: false, showsLevel: true })
  await giveLevel(deps, id, 5)
  expect((await checkCertificate(deps, { code: made.code })).certificate).toEqual(made)
})

test('createCertificate has no level and no assessment where the company keeps the result', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('off')
  await giveLevel(deps, id, 4)
  expect((await getCertificate(deps, caller, { id })).can).toEqual({ create: true, showLevel: false })
  expect(await getErrorCode(createCertificate(deps, caller, { id, showsName: true, showsLevel: true }))).toBe(
    'CERTIFICATE_NOT_AVAILABLE',
  )
  expect((await createCertificate(deps, caller, { id, ...nothing })).facts.assessment).toBe(null)
})

test('createCertificate makes one certificate, and rejects a second one with CONFLICT', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  const { code } = await createCertificate(deps, caller, { id, ...nothing })
  expect(await getErrorCode(createCertificate(deps, caller, { id, ...nothing }))).toBe('CONFLICT')
  expect((await getCertificate(deps, caller, { id })).certificate?.code).toBe(code)
})

test('createCertificate rejects an interview that was not completed, and a demo', async () => {
  const { deps, member } = fixture
  const unfinished = await fixture.submit('free')
  const demo = await fixture.submit('free')
  await deps.withActor(worker, (tx) =>
    tx.update(submission).set({ isCompleted: false }).where(eq(submission.id, unfinished.id)),
  )
  expect((await getCertificate(deps, unfinished.caller, { id: unfinished.id })).can.create).toBe(false)
  const setDemo = (isDemo: boolean) =>
    deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(organization).set({ isDemo }).where(eq(organization.id, member.organizationId)),
    )
  expect(await getErrorCode(createCertificate(deps, unfinished.caller, { id: unfinished.id, ...nothing }))).toBe(
    'CERTIFICATE_NOT_AVAILABLE',
  )
  await setDemo(true)
  const refused = await getErrorCode(createCertificate(deps, demo.caller, { id: demo.id, ...nothing }))
  await setDemo(false)
  expect(refused).toBe('CERTIFICATE_NOT_AVAILABLE')
})

test('createCertificate reports another candidate’s submission as missing', async () => {
  const { deps } = fixture
  const mine = await fixture.submit('free')
  const other = await fixture.submit('free')
  for (const id of [other.id, deps.newId()]) {
    expect(await getErrorCode(createCertificate(deps, mine.caller, { id, ...nothing }))).toBe('NOT_FOUND')
  }
  expect((await getCertificate(deps, other.caller, { id: other.id })).certificate).toBe(null)
})
