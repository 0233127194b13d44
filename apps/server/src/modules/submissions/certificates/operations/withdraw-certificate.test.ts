import { certificate, createPool, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { openCertificates } from '../testing'
import { checkCertificate } from './check-certificate'
import { createCertificate } from './create-certificate'
import { getCertificate } from './get-certificate'
import { withdrawCertificate } from './withdraw-certificate'

const worker = { kind: 'worker' } as const
const named = { showsName: true, showsLevel: false }
let fixture: Awaited<ReturnType<typeof openCertificates>>
beforeAll(async () => {
  fixture = await openCertificates()
})
afterAll(() => fixture.deps.close())

test('withdrawCertificate keeps the code alone, and a check says that it was withdrawn', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  const { code } = await createCertificate(deps, caller, { id, ...named })
  await withdrawCertificate(deps, caller, { id })
  expect(await checkCertificate(deps, { code })).toEqual({ state: 'withdrawn', certificate: null })
  const rows = await deps.withActor(worker, (tx) =>
    tx.select().from(certificate).where(eq(certificate.submissionId, id)),
  )
  expect(rows).toMatchObject([{ code, facts: null, contentHash: null }])
})

test('withdrawCertificate lets the candidate make another one, and may be repeated', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  const first = await createCertificate(deps, caller, { id, ...named })
  await withdrawCertificate(deps, caller, { id })
  await withdrawCertificate(deps, caller, { id })
  expect((await getCertificate(deps, caller, { id })).certificate).toBe(null)
  const second = await createCertificate(deps, caller, { id, ...named })
  expect(second.code).not.toBe(first.code)
  expect((await checkCertificate(deps, { code: first.code })).state).toBe('withdrawn')
  expect((await checkCertificate(deps, { code: second.code })).state).toBe('valid')
})

test('withdrawCertificate leaves another candidate’s certificate valid', async () => {
  const { deps } = fixture
  const mine = await fixture.submit('free')
  const other = await fixture.submit('free')
  const { code } = await createCertificate(deps, other.caller, { id: other.id, ...named })
  expect(await getErrorCode(withdrawCertificate(deps, mine.caller, { id: other.id }))).toBe('NOT_FOUND')
  expect((await checkCertificate(deps, { code })).state).toBe('valid')
})

test('a certificate is deleted with its submission', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  const { code } = await createCertificate(deps, caller, { id, ...named })
  const everything = createPool(deps.database.migratorUrl)
  await everything.query('delete from submission where id = $1', [id])
  await everything.end()
  expect(await checkCertificate(deps, { code })).toEqual({ state: 'unknown', certificate: null })
  expect(await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))).toEqual([])
})
