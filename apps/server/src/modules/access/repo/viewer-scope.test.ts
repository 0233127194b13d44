import type { GrantTarget } from '@candor/contract'
import { accessGrant, file, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { assessmentReads } from '../../assessments'
import { countSets } from '../../sets/operations/count-sets'
import { createSet } from '../../sets/operations/create-set'
import { getSet } from '../../sets/operations/get-set'
import { listSets } from '../../sets/operations/list-sets'
import { getCv } from '../../submissions/operations/get-cv'
import { getSubmission } from '../../submissions/operations/get-submission'
import { getTranscript } from '../../submissions/operations/get-transcript'
import { listMessages } from '../../submissions/operations/list-messages'
import { listSessions } from '../../submissions/operations/list-sessions'
import { listSubmissions } from '../../submissions/operations/list-submissions'
import { createChatDeps } from '../../submissions/testing/create-chat-deps'
import { type MadeSubmission, makeSubmission } from '../../submissions/testing/make-submission'

interface MadeSet {
  readonly id: string
  readonly submissions: readonly MadeSubmission[]
}

let deps: TestDeps
let owner: MemberCaller
let viewer: MemberCaller
let shared: MadeSet
let hidden: MadeSet
const hourMs = 60 * 60 * 1000

const makeSetWithTwo = async (name: string): Promise<MadeSet> => {
  const { id, content } = await createSet(deps, owner, {
    name,
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  const set = { id, questions: content.questions }
  const submissions: MadeSubmission[] = []
  for (const firstName of ['Thảo', 'Linh']) {
    submissions.push(await makeSubmission(deps, { member: owner, set }, { firstName, answers: [[{ videoMs: 2_000 }]] }))
    deps.clock.advance(1_000)
  }
  return { id, submissions }
}

const grant = (targetType: GrantTarget, targetId: string, terms: { lifetimeMs?: number; mayWatch?: boolean } = {}) =>
  deps.withActor(owner, (tx) =>
    tx.insert(accessGrant).values({
      id: deps.newId(),
      organizationId: owner.organizationId,
      userId: viewer.userId,
      targetType,
      targetId,
      mayWatch: terms.mayWatch ?? false,
      grantedBy: owner.userId,
      createdAt: new Date(deps.clock.nowMs()),
      expiresAt: terms.lifetimeMs === undefined ? null : new Date(deps.clock.nowMs() + terms.lifetimeMs),
    }),
  )

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  viewer = { ...(await makeMember(deps)), organizationId: owner.organizationId, role: 'viewer' }
  shared = await makeSetWithTwo('Shared set')
  hidden = await makeSetWithTwo('Hidden set')
})
afterAll(() => deps.close())
beforeEach(() => deps.withActor(owner, (tx) => tx.delete(accessGrant)))

const addCv = (submissionId: string) =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, submissionId))
    await tx.insert(file).values({
      id: deps.newId(),
      organizationId: owner.organizationId,
      dataSubjectId: row?.dataSubjectId ?? '',
      sessionId: row?.sessionId ?? '',
      purpose: 'cv',
      name: 'cv.pdf',
      kind: 'pdf',
      sizeBytes: 1,
      sha256: '',
      storageKey: deps.newToken(16),
      createdAt: new Date(deps.clock.nowMs()),
    })
  })

const listIds = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id).sort()
const ids = (set: MadeSet): string[] => listIds(set.submissions)
const sets = async () => listIds((await listSets(deps, viewer, { page: 1 })).items)
const submissions = async (input = {}) => {
  const { items, total } = await listSubmissions(deps, viewer, { page: 1, sort: 'newest', ...input })
  expect(total).toBe(items.length)
  return listIds(items)
}

const notFound = { code: 'NOT_FOUND' }
const isMissing = (answer: Promise<unknown>) => expect(answer).rejects.toMatchObject(notFound)
const allReadsMiss = async ({ id, sessionId }: { id: string; sessionId: string }): Promise<void> => {
  await isMissing(getSubmission({ ...deps, assessments: assessmentReads }, viewer, { id }))
  await isMissing(getTranscript(createChatDeps(deps), viewer, { id }))
  await isMissing(listSessions(deps, viewer, { id }))
  await isMissing(listMessages(deps, viewer, { id, sessionId }))
  await isMissing(getCv(deps, viewer, { id }))
}
const first = (set: MadeSet): MadeSubmission => {
  const [made] = set.submissions
  if (made === undefined) throw new Error('the set has no submission')
  return made
}

describe('the scope of a viewer (Z-04, Z-07)', () => {
  test('a viewer without grants finds nothing with any operation', async () => {
    expect(await sets()).toEqual([])
    expect(await countSets(deps, viewer)).toEqual({ total: 0, byStatus: {} })
    await isMissing(getSet(deps, viewer, { id: shared.id }))
    expect(await submissions()).toEqual([])
    for (const made of shared.submissions) await allReadsMiss(made)
  })

  test('a viewer sees a shared set and all of its submissions, and nothing of another set', async () => {
    await grant('set', shared.id)
    expect(await sets()).toEqual([shared.id])
    expect(await countSets(deps, viewer)).toEqual({ total: 1, byStatus: { '1': 1 } })
    expect(await getSet(deps, viewer, { id: shared.id })).toMatchObject({ name: 'Shared set', submissionCount: 2 })
    await isMissing(getSet(deps, viewer, { id: hidden.id }))
    expect(await submissions()).toEqual(ids(shared))
    for (const made of hidden.submissions) await allReadsMiss(made)
    const { id, sessionId } = first(shared)
    expect(await getSubmission({ ...deps, assessments: assessmentReads }, viewer, { id })).toMatchObject({
      id,
      neighbors: { total: 2 },
    })
    expect((await getTranscript(createChatDeps(deps), viewer, { id })).answers).toHaveLength(1)
    expect((await listSessions(deps, viewer, { id })).items).toHaveLength(1)
    expect(await listMessages(deps, viewer, { id, sessionId })).toEqual({ items: [] })
  })

  test('a viewer sees a shared submission without its set and without the set’s other submissions', async () => {
    const made = first(shared)
    await grant('submission', made.id)
    expect(await sets()).toEqual([])
    await isMissing(getSet(deps, viewer, { id: shared.id }))
    expect(await submissions()).toEqual([made.id])
    expect(await getSubmission({ ...deps, assessments: assessmentReads }, viewer, { id: made.id })).toMatchObject({
      neighbors: { previousId: null, nextId: null, place: 1, total: 1 },
    })
    for (const other of [...shared.submissions.slice(1), ...hidden.submissions]) await allReadsMiss(other)
  })

  test('a viewer searches and filters only what is shared', async () => {
    await grant('set', shared.id)
    expect(await submissions({ keyword: 'Thảo' })).toEqual([first(shared).id])
    expect(await submissions({ keyword: 'Hidden' })).toEqual([])
    expect(await submissions({ setId: hidden.id })).toEqual([])
    expect((await listSets(deps, viewer, { page: 1, keyword: 'Hidden' })).total).toBe(0)
  })

  test('a viewer sees nothing from the instant at which a grant expires', async () => {
    await grant('set', shared.id, { lifetimeMs: hourMs })
    expect(await sets()).toEqual([shared.id])
    deps.clock.advance(hourMs)
    expect(await sets()).toEqual([])
    await allReadsMiss(first(shared))
  })

  test('a viewer sees nothing by a grant of the other target type or of another person', async () => {
    await grant('set', first(shared).id)
    await grant('submission', shared.id)
    expect(await sets()).toEqual([])
    expect(await submissions()).toEqual([])
    await grant('set', shared.id)
    const other = { ...viewer, userId: owner.userId }
    expect((await listSets(deps, other, { page: 1 })).items).toEqual([])
    expect((await listSubmissions(deps, other, { page: 1, sort: 'newest' })).items).toEqual([])
  })

  test('a viewer sees the submissions of a shared interview or applicant, and no others of the set', async () => {
    const made = first(shared)
    const [row] = await deps.withActor(owner, (tx) =>
      tx.select({ id: submission.applicantId }).from(submission).where(eq(submission.id, made.id)),
    )
    for (const [targetType, targetId] of [
      ['interview', made.sessionId],
      ['applicant', row?.id ?? ''],
    ] as const) {
      await deps.withActor(owner, (tx) => tx.delete(accessGrant))
      await grant(targetType, targetId, { lifetimeMs: hourMs })
      expect(await submissions()).toEqual([made.id])
      expect(await submissions({ keyword: 'Linh' })).toEqual([])
      expect(await sets()).toEqual([])
      expect(await getSubmission({ ...deps, assessments: assessmentReads }, viewer, made)).toMatchObject({
        neighbors: { previousId: null, nextId: null, place: 1, total: 1 },
      })
      for (const other of [...shared.submissions.slice(1), ...hidden.submissions]) await allReadsMiss(other)
      deps.clock.advance(hourMs)
      expect(await submissions()).toEqual([])
      await allReadsMiss(made)
    }
  })

  test('a viewer sees nothing by a link, nor by an id that belongs to another type', async () => {
    const made = first(shared)
    await deps.withActor(owner, (tx) =>
      tx.insert(accessGrant).values({
        id: deps.newId(),
        organizationId: owner.organizationId,
        kind: 'link',
        tokenHash: deps.newId(),
        targetType: 'submission',
        targetId: made.id,
        grantedBy: owner.userId,
        createdAt: new Date(deps.clock.nowMs()),
        expiresAt: new Date(deps.clock.nowMs() + hourMs),
      }),
    )
    await grant('interview', made.id)
    await grant('applicant', made.sessionId)
    await grant('submission', made.sessionId)
    expect(await submissions()).toEqual([])
    await allReadsMiss(made)
  })

  test('a viewer watches recordings that are part of the share, and downloads none', async () => {
    const { id } = first(shared)
    await grant('submission', id, { mayWatch: true })
    await addCv(id)
    const detail = await getSubmission({ ...deps, assessments: assessmentReads }, viewer, { id })
    expect(detail.can).toEqual({ review: false, delete: false, watch: true })
    expect(detail.answers.flatMap((answer) => answer.media)).toHaveLength(1)
    expect(
      (await getTranscript(createChatDeps(deps), viewer, { id })).answers.flatMap((answer) => answer.media),
    ).toHaveLength(1)
    expect(detail.answers.map((answer) => answer.videoUrl)).toEqual([null])
    expect(detail.fullVideoUrl).toBeNull()
    expect(detail.cv).toBeNull()
  })

  test('a viewer without recordings in the share sees none, and no CV, which requires the right to review', async () => {
    const { id } = first(shared)
    await addCv(id)
    await grant('submission', id)
    const detail = await getSubmission({ ...deps, assessments: assessmentReads }, viewer, { id })
    expect(detail.can.watch).toBe(false)
    expect(detail.cv).toBeNull()
    expect(detail.answers.flatMap((answer) => answer.media)).toEqual([])
    expect(
      (await getTranscript(createChatDeps(deps), viewer, { id })).answers.flatMap((answer) => answer.media),
    ).toEqual([])
    const reviewer: MemberCaller = { ...viewer, role: 'reviewer' }
    const full = await getSubmission({ ...deps, assessments: assessmentReads }, reviewer, { id })
    expect(full.cv).toMatchObject({ name: 'cv.pdf' })
    expect(full.answers.flatMap((answer) => answer.media)).toHaveLength(1)
  })

  test('a viewer is the only role that needs a grant: every other role sees the whole organization', async () => {
    for (const role of ['owner', 'admin', 'recruiter', 'reviewer'] as const) {
      const actor: MemberCaller = { ...viewer, role }
      expect((await listSets(deps, actor, { page: 1 })).total).toBe(2)
      expect((await listSubmissions(deps, actor, { page: 1, sort: 'newest' })).total).toBe(4)
      expect(
        await getSubmission({ ...deps, assessments: assessmentReads }, actor, { id: first(hidden).id }),
      ).toMatchObject({ neighbors: { total: 4 } })
    }
  })
})
