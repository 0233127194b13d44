import { afterAll, beforeAll, expect, test } from 'vitest'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { giveLevel } from '../../testing/make-submission'
import { openCertificates } from '../testing'
import { getCertificate } from './get-certificate'

let fixture: Awaited<ReturnType<typeof openCertificates>>
beforeAll(async () => {
  fixture = await openCertificates()
})
afterAll(() => fixture.deps.close())

test('getCertificate offers the level once the result has one', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  const before = await getCertificate(deps, caller, { id })
  expect(before).toEqual({ certificate: null, can: { create: true, showLevel: false } })
  await giveLevel(deps, id, 3)
  expect((await getCertificate(deps, caller, { id })).can.showLevel).toBe(true)
})

test('getCertificate reports another candidate’s submission as missing', async () => {
  const { deps } = fixture
  const mine = await fixture.submit('free')
  const other = await fixture.submit('free')
  expect(await getErrorCode(getCertificate(deps, mine.caller, { id: other.id }))).toBe('NOT_FOUND')
  expect(await getErrorCode(getCertificate(deps, { candidate: [] }, { id: mine.id }))).toBe('NOT_FOUND')
})
