import { certificate } from '@candor/db'
import { createCertificateCode } from '@candor/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCertificates } from '../testing'
import { checkCertificate } from './check-certificate'
import { createCertificate } from './create-certificate'

let fixture: Awaited<ReturnType<typeof openCertificates>>
beforeAll(async () => {
  fixture = await openCertificates()
})
afterAll(() => fixture.deps.close())

test('checkCertificate answers a code that does not exist in the shape of one that does', async () => {
  const { deps } = fixture
  const { id, caller } = await fixture.submit('free')
  const { code } = await createCertificate(deps, caller, { id, showsName: false, showsLevel: false })
  const known = await checkCertificate(deps, { code })
  const unknown = await checkCertificate(deps, { code: createCertificateCode(new Uint8Array(18)) })
  expect(unknown).toEqual({ state: 'unknown', certificate: null })
  expect(Object.keys(unknown)).toEqual(Object.keys(known))
})

test('a code opens its certificate and no other', async () => {
  const { deps } = fixture
  const first = await fixture.submit('free')
  const second = await fixture.submit('free')
  const choices = { showsName: true, showsLevel: false }
  const { code } = await createCertificate(deps, first.caller, { id: first.id, ...choices })
  await createCertificate(deps, second.caller, { id: second.id, ...choices })
  const actor = { kind: 'link', linkId: code } as const
  const codes = await deps.withActor(actor, (tx) => tx.select({ code: certificate.code }).from(certificate))
  expect(codes).toEqual([{ code }])
})

test('no member of the organization can read a certificate', async () => {
  const { deps, member } = fixture
  const { id, caller } = await fixture.submit('free')
  await createCertificate(deps, caller, { id, showsName: true, showsLevel: false })
  const read = deps.withActor(member, (tx) => tx.select({ code: certificate.code }).from(certificate))
  await expect(read).rejects.toThrow()
})
