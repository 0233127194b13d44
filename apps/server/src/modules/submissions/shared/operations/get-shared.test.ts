import { zAssessment } from '@candor/contract'
import { accessGrant, assessment, file, submission, upload } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assessSubmission } from '../../../assessments/operations/assess-submission'
import { findSharedMedia } from '../../../content/playback/find-shared-media'
import { giveAssessment } from '../../testing/make-submission'
import { openShares } from '../testing'
import { getShared } from './get-shared'
import { openShare } from './open-share'

let fixture: Awaited<ReturnType<typeof openShares>>
beforeAll(async () => {
  fixture = await openShares()
})
afterAll(() => fixture.deps.close())

const signSharedRecording = (share: { grantId: string }, uploadId: string) => `signed ${share.grantId} ${uploadId}`

const open = async (change: Parameters<typeof fixture.addLink>[0] = {}) => {
  const link = await fixture.addLink(change)
  const { cookie } = await openShare(fixture.deps, link)
  return { ...link, proof: cookie?.proof ?? '' }
}
const get = (link: { id: string; proof: string }, submissionId?: string) =>
  getShared({ ...fixture.deps, signSharedRecording }, { ...link, submissionId })
const missing = { code: 'NOT_FOUND' }

const listUploads = (sessionId: string) =>
  fixture.deps.withActor(fixture.owner, (tx) =>
    tx.select({ id: upload.id }).from(upload).where(eq(upload.sessionId, sessionId)),
  )

test('a link shows its submission as a viewer sees it, without contact data, CV, members’ opinions or other people', async () => {
  const { deps, shared, other } = fixture
  const link = await open()
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, shared.id))
    await tx.insert(file).values({
      id: deps.newId(),
      organizationId: fixture.owner.organizationId,
      dataSubjectId: row?.dataSubjectId ?? '',
      sessionId: shared.sessionId,
      purpose: 'cv',
      name: 'secret-cv.pdf',
      kind: 'pdf',
      sizeBytes: 1,
      sha256: '',
      storageKey: deps.newToken(16),
      createdAt: new Date(deps.clock.nowMs()),
    })
  })
  const seen = await get(link)
  expect(seen).toMatchObject({
    state: 'open',
    id: link.id,
    organizationName: 'Sao Mai',
    sharedBy: 'Mai Trần',
    mayWatch: true,
    submissions: [{ id: shared.id, setName: 'Q3' }],
    submission: { id: shared.id, email: null, screening: [], answers: [{ text: 'Linh’s words', videoUrl: null }] },
  })
  const words = JSON.stringify(seen)
  for (const secret of ['Linh@example.org', 'secret-cv', 'Dung', other.id, other.sessionId, shared.sessionId])
    expect(words).not.toContain(secret)
  expect(Object.keys(seen.submission ?? {})).not.toEqual(expect.arrayContaining(['neighbors', 'code', 'stageId', 'cv']))
})

test('contact data is shown where its sender allowed it', async () => {
  expect((await get(await open({ showsContact: true }))).submission?.email).toBe('Linh@example.org')
})

test('recordings have addresses of the share, and none where they are no part of it', async () => {
  const { shared } = fixture
  const link = await open()
  const [recording] = await listUploads(shared.sessionId)
  const media = (await get(link)).submission?.answers.flatMap((answer) => answer.media)
  expect(media).toMatchObject([{ url: `signed ${link.id} ${recording?.id}`, durationMs: 2_000 }])
  const without = await get(await open({ mayWatch: false }))
  expect(without.mayWatch).toBe(false)
  expect(without.submission?.answers.flatMap((answer) => answer.media)).toEqual([])
})

test('a recording is watched by the share that shows it, until it ends or its recordings are taken out', async () => {
  const { deps, owner, shared, other } = fixture
  const link = await fixture.addLink()
  const share = { organizationId: owner.organizationId, grantId: link.id }
  const [own] = await listUploads(shared.sessionId)
  const [foreign] = await listUploads(other.sessionId)
  const watch = (uploadId = own?.id ?? '') => findSharedMedia(deps, share, uploadId)
  expect(await watch()).toMatchObject({ id: own?.id })
  await expect(watch(foreign?.id)).rejects.toMatchObject(missing)
  const setMayWatch = (mayWatch: boolean) =>
    deps.withActor(owner, (tx) => tx.update(accessGrant).set({ mayWatch }).where(eq(accessGrant.id, link.id)))
  await setMayWatch(false)
  await expect(watch()).rejects.toMatchObject(missing)
  await setMayWatch(true)
  await fixture.revoke(link.id)
  await expect(watch()).rejects.toMatchObject(missing)
})

test('an applicant’s link shows all of their submissions, the newest first, and no one else’s', async () => {
  const { deps, owner, shared, other } = fixture
  const [row] = await deps.withActor(owner, (tx) =>
    tx.select({ id: submission.applicantId }).from(submission).where(eq(submission.id, shared.id)),
  )
  const link = await open({ targetType: 'applicant', targetId: row?.id ?? '' })
  expect((await get(link)).submissions.map(({ id }) => id)).toEqual([shared.id])
  expect((await get(link, shared.id)).submission?.id).toBe(shared.id)
  await expect(get(link, other.id)).rejects.toMatchObject(missing)
})

test('a link to an interview shows what was submitted of it', async () => {
  const link = await open({ targetType: 'interview', targetId: fixture.shared.sessionId })
  expect((await get(link)).submission?.id).toBe(fixture.shared.id)
})

test('for a browser that did not open the link, or opened another one, it does not exist', async () => {
  const first = await open()
  const second = await open()
  for (const proof of ['', 'x', first.token, second.proof])
    await expect(get({ id: first.id, proof })).rejects.toMatchObject(missing)
  await expect(get({ id: fixture.deps.newId(), proof: first.proof })).rejects.toMatchObject(missing)
})

test('neither a failure at the company nor that the candidate declined AI is in the answer', async () => {
  const { deps, owner } = fixture
  const declined = await fixture.submit('Hoa', { isAiDeclined: true })
  const link = await open({ targetId: declined.id })
  await assessSubmission(deps, { submissionId: declined.id })
  const [stored] = await deps.withActor(owner, (tx) =>
    tx.select({ body: assessment.body }).from(assessment).where(eq(assessment.submissionId, declined.id)),
  )
  const { dims } = zAssessment.parse(stored?.body)
  expect(dims.grammar).toMatchObject({ reason: 'ai_declined' })
  for (const [state, seen] of [
    ['insufficient', null],
    ['incomplete', 'incomplete'],
    ['error', null],
  ] as const) {
    await giveAssessment(deps, declined.id, { state, dims })
    const { submission: answer } = await get(link)
    expect(answer).toMatchObject({ assessmentState: seen, assessment: null, overallLevel: null })
    expect(JSON.stringify(answer)).not.toContain('ai_declined')
  }
})

test('a link that is revoked while its page is open, or that ends, says so and whom to ask, and nothing else', async () => {
  const { deps } = fixture
  const ended = {
    state: 'ended',
    id: null,
    organizationName: 'Sao Mai',
    sharedBy: 'Mai Trần',
    expiresAt: null,
    mayWatch: false,
    submissions: [],
    submission: null,
  }
  const revoked = await open()
  expect((await get(revoked)).state).toBe('open')
  await fixture.revoke(revoked.id)
  expect(await get(revoked)).toEqual(ended)
  const expiring = await open()
  deps.clock.advance(60_000)
  expect(await get(expiring)).toEqual(ended)
})

test('nothing is left of the shares of a submission that is deleted', async () => {
  const { deps, owner, other } = fixture
  const link = await open({ targetId: other.id })
  expect((await get(link)).submission?.id).toBe(other.id)
  await deps.withActor({ kind: 'worker' }, (tx) => tx.delete(submission).where(eq(submission.id, other.id)))
  await expect(get(link)).rejects.toMatchObject(missing)
  const rows = await deps.withActor(owner, (tx) =>
    tx.select({ id: accessGrant.id }).from(accessGrant).where(eq(accessGrant.targetId, other.id)),
  )
  expect(rows).toEqual([])
})
