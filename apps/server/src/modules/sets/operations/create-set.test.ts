import { type SetContent, setAssessmentPreset } from '@candor/contract'
import { interviewSet, position } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from './create-set'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const create = (input: Partial<Parameters<typeof createSet>[2]> = {}) =>
  createSet(deps, owner, { name: 'Recruiter', content: sampleContent(deps.newId), producedBy: 'builtin', ...input })

describe('createSet', () => {
  test('creates a complete set that waits for activation, with a link of 128 random bits', async () => {
    const set = await create()
    expect(set).toMatchObject({ status: 0, version: 1, isFrozen: false, producedBy: 'builtin' })
    expect(Buffer.from(set.linkId, 'base64url')).toHaveLength(16)
    expect(set.url).toBe(`http://localhost:3000/interview/${set.linkId}`)
  })

  test('creates an active set on request, but only a draft if the set is incomplete', async () => {
    expect((await create({ isActive: true })).status).toBe(1)
    const content = { ...sampleContent(deps.newId), questions: [] }
    expect((await create({ isActive: true, content })).status).toBe(4)
  })

  test('gives candidates their result unless the content says otherwise, and refuses "off" without a reason', async () => {
    expect((await create()).content.assessment).toEqual(setAssessmentPreset)
    const assessment = { ...setAssessmentPreset, candidateResult: 'off' as const }
    const content = { ...sampleContent(deps.newId), languages: ['en' as const], assessment }
    await expect(create({ content })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { 'content.assessment.resultOffReason.en': 'required' },
    })
    const resultOffReason = { en: 'We call everyone.' }
    const made = await create({ content: { ...content, assessment: { ...assessment, resultOffReason } } })
    expect(made.content.assessment).toMatchObject({ candidateResult: 'off', resultOffReason })
  })

  test('refuses a second language in which texts are missing', async () => {
    const questions = [{ ...sampleContent(deps.newId).questions[0], translations: {} }] as SetContent['questions']
    const run = create({ content: { ...sampleContent(deps.newId), questions } })
    await expect(run).rejects.toMatchObject({
      code: 'SET_INCOMPLETE',
      fields: { 'content.questions.0.translations.vi.text': 'required' },
    })
  })

  test('stores the position with the name from the content', async () => {
    const { id } = await create({ content: { ...sampleContent(deps.newId), positionName: 'Kế toán' } })
    const [row] = await deps.withActor(owner, (tx) =>
      tx
        .select({ name: position.name })
        .from(interviewSet)
        .innerJoin(position, eq(position.id, interviewSet.positionId))
        .where(eq(interviewSet.id, id)),
    )
    expect(row?.name).toBe('Kế toán')
  })

  test('cannot write into another organization, even with a statement of its own', async () => {
    const at = new Date(deps.clock.nowMs())
    const run = deps.withActor(stranger, (tx) =>
      tx.insert(position).values({
        id: deps.newId(),
        organizationId: owner.organizationId,
        name: 'Planted',
        status: 1,
        createdAt: at,
        updatedAt: at,
      }),
    )
    await expect(run).rejects.toThrow()
  })
})
