import { submission } from '@candor/db'
import { storeLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../http/caller'
import { openUploads, type Uploads } from '../../testing/open-uploads'
import { readSignedAddress } from '../signed-address'
import { signFile } from './sign-file'

let uploads: Uploads
let uploadId: string
const reviewer: () => Caller = () => {
  const { organizationId, userId } = uploads.fixture.member
  return { candidate: [], blocked: null, user: { userId, sessionId: 'any', organizationId, role: 'reviewer' } }
}

beforeAll(async () => {
  uploads = await openUploads()
  uploadId = await uploads.seal()
})
afterAll(() => uploads.fixture.close())

const submit = async (): Promise<string> => {
  const { deps } = uploads.fixture
  const { organizationId, dataSubjectId } = uploads.mine.actor
  const at = new Date(deps.clock.nowMs())
  const id = deps.newId()
  await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.insert(submission).values({
      id,
      organizationId,
      dataSubjectId,
      setId: uploads.mine.view.row.setId,
      sessionId: uploads.mine.id,
      code: id,
      state: 'submitted',
      isCompleted: true,
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    }),
  )
  return id
}

describe('signFile', () => {
  test('signs a recording for its candidate, for ten minutes', async () => {
    const { deps } = uploads.fixture
    const { url, expiresAt } = await signFile(deps, uploads.mine.caller, { kind: 'recording', uploadId })
    expect(Date.parse(expiresAt)).toBe(deps.clock.nowMs() + storeLimits.signedAddressMs)
    const address = readSignedAddress(deps, url.split('/').at(-1) ?? '')
    expect(address).toMatchObject({ target: { kind: 'recording', uploadId }, signer: { kind: 'candidate' } })
  })

  test('signs a recording for the company only once it is submitted', async () => {
    const { deps } = uploads.fixture
    const sign = () => signFile(deps, reviewer(), { kind: 'recording', uploadId })
    await expect(sign()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await submit()
    expect((await sign()).url).toContain('/api/content/file/signed/')
  })

  test('rejects another candidate’s recording and a missing CV with NOT_FOUND', async () => {
    const { deps } = uploads.fixture
    const recording = signFile(deps, uploads.other.caller, { kind: 'recording', uploadId })
    await expect(recording).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const cv = signFile(deps, reviewer(), { kind: 'cv', submissionId: deps.newId() })
    await expect(cv).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
