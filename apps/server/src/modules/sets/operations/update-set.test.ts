import { setAssessmentPreset } from '@candor/contract'
import { interviewee, interviewSetVersion } from '@candor/db'
import { isResultShared } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { freezeSet } from '../testing/set-fixture'
import { createSet } from './create-set'
import { getSet } from './get-set'
import { updateSet } from './update-set'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const make = (name = 'Recruiter 2026') =>
  createSet(deps, owner, { name, content: sampleContent(deps.newId), producedBy: 'builtin' })

describe('updateSet', () => {
  test('activates a complete set', async () => {
    const { id } = await make()
    expect((await updateSet(deps, owner, { id, status: 1 })).status).toBe(1)
  })

  test('rejects the activation of an incomplete set with what is missing, and changes nothing', async () => {
    const content = { ...sampleContent(deps.newId), questions: [] }
    const { id } = await createSet(deps, owner, { name: 'Empty', content, producedBy: null })
    const run = updateSet(deps, owner, { id, status: 1, name: 'Renamed' })
    await expect(run).rejects.toMatchObject({ code: 'SET_INCOMPLETE', params: { missing: 'question' } })
    expect(await getSet(deps, owner, { id })).toMatchObject({ status: 4, name: 'Empty' })
  })

  test('overwrites the version until the first interview, and adds a version afterwards', async () => {
    const set = await make('Versions')
    const content = { ...set.content, positionName: 'Senior recruiter' }
    const first = await updateSet(deps, owner, { id: set.id, content, baseVersion: 1 })
    expect([first.version, first.content.positionName]).toEqual([1, 'Senior recruiter'])
    await freezeSet(deps, set.id)
    const second = await updateSet(deps, owner, { id: set.id, content: set.content, baseVersion: 1 })
    expect([second.version, second.isFrozen]).toEqual([2, false])
  })

  test('rejects an edit of an old version with SET_VERSION_CONFLICT, and changes nothing', async () => {
    const set = await make('Conflict')
    await freezeSet(deps, set.id)
    await updateSet(deps, owner, { id: set.id, content: set.content, baseVersion: 1 })
    const late = { ...set.content, positionName: 'Lost update' }
    const run = updateSet(deps, owner, { id: set.id, content: late, baseVersion: 1 })
    await expect(run).rejects.toMatchObject({ code: 'SET_VERSION_CONFLICT' })
    expect((await getSet(deps, owner, { id: set.id })).content.positionName).toBe('Recruiter')
  })

  test('sets who may take the interview and until when; open invitations follow the deadline', async () => {
    const { id } = await make('Admission')
    const at = new Date(deps.clock.nowMs())
    const add = (email: string, dates: Partial<typeof interviewee.$inferInsert>) => ({
      id: deps.newId(),
      organizationId: owner.organizationId,
      setId: id,
      email,
      name: '',
      invitedBy: owner.userId,
      createdAt: at,
      expiresAt: at,
      ...dates,
    })
    await deps.withActor(owner, (tx) =>
      tx.insert(interviewee).values([add('open@example.org', {}), add('done@example.org', { submittedAt: at })]),
    )
    const deadline = '2027-01-31T16:59:59.999Z'
    const changed = await updateSet(deps, owner, { id, access: 'invitation', deadline })
    expect(changed).toMatchObject({ access: 'invitation', deadline })
    const rows = await deps.withActor(owner, (tx) => tx.select().from(interviewee).where(eq(interviewee.setId, id)))
    expect(new Map(rows.map(({ email, expiresAt }) => [email, expiresAt]))).toEqual(
      new Map([
        ['open@example.org', new Date(deadline)],
        ['done@example.org', at],
      ]),
    )
    expect(await updateSet(deps, owner, { id, name: 'Admission 2' })).toMatchObject({ access: 'invitation', deadline })
    expect(await updateSet(deps, owner, { id, deadline: null })).toMatchObject({ deadline: null })
  })

  test('sets the color of the candidates’ pages without a new version, and refuses one that is too light', async () => {
    const { id } = await make('Color')
    await freezeSet(deps, id)
    const changed = await updateSet(deps, owner, { id, accentColor: '#c8102e' })
    expect(changed).toMatchObject({ accentColor: '#c8102e', version: 1 })
    await expect(updateSet(deps, owner, { id, accentColor: '#ff0000', name: 'Red' })).rejects.toMatchObject({
      code: 'ACCENT_TOO_LIGHT',
      params: { suggestion: '#ee0000' },
    })
    expect(await updateSet(deps, owner, { id, access: 'invitation' })).toMatchObject({
      accentColor: '#c8102e',
      name: 'Color',
    })
    expect(await updateSet(deps, owner, { id, accentColor: null })).toMatchObject({ accentColor: null })
  })

  test('rejects an edit that gives no result without a reason in each language, and changes nothing', async () => {
    const set = await make('Results')
    const change = (resultOffReason?: Record<string, string>) => {
      const assessment = {
        ...setAssessmentPreset,
        candidateResult: 'off' as const,
        ...(resultOffReason && { resultOffReason }),
      }
      return updateSet(deps, owner, { id: set.id, content: { ...set.content, assessment } })
    }
    await expect(change()).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: {
        'content.assessment.resultOffReason.en': 'required',
        'content.assessment.resultOffReason.vi': 'required',
      },
    })
    await expect(change({ en: 'We call everyone.', vi: ' ' })).rejects.toMatchObject({
      fields: { 'content.assessment.resultOffReason.vi': 'required' },
    })
    expect((await getSet(deps, owner, { id: set.id })).content.assessment?.candidateResult).toBe('free')
    const reasons = { en: 'We call everyone.', vi: 'Chúng tôi gọi cho mọi người.' }
    expect((await change(reasons)).content.assessment).toMatchObject({
      candidateResult: 'off',
      resultOffReason: reasons,
    })
  })

  test('rejects a second language in which texts are missing, with each of them, and changes nothing', async () => {
    const set = await make('Languages')
    const [first, second] = set.content.questions
    if (first === undefined || second === undefined) throw new Error('the sample has two questions')
    const { translations: _, ...untranslated } = second
    const content = { ...set.content, questions: [first, { ...untranslated, expectedPoints: ['mail: email / call'] }] }
    const run = updateSet(deps, owner, { id: set.id, content, status: 1 })
    await expect(run).rejects.toMatchObject({
      code: 'SET_INCOMPLETE',
      params: { missing: 'translation' },
      fields: {
        'content.questions.1.translations.vi.text': 'required',
        'content.questions.1.translations.vi.expectedPoints': 'required',
      },
    })
    expect(await getSet(deps, owner, { id: set.id })).toMatchObject({ status: 0, content: set.content })
    const english = { ...content, languages: ['en' as const] }
    expect((await updateSet(deps, owner, { id: set.id, content: english, status: 1 })).status).toBe(1)
  })

  test('rejects the activation of a stored set whose second language lacks texts', async () => {
    const set = await make('Old languages')
    const questions = set.content.questions.map(({ translations: _, ...question }) => question)
    await deps.withActor(owner, (tx) =>
      tx
        .update(interviewSetVersion)
        .set({ content: { ...set.content, questions } })
        .where(eq(interviewSetVersion.setId, set.id)),
    )
    const run = updateSet(deps, owner, { id: set.id, status: 1 })
    await expect(run).rejects.toMatchObject({ code: 'SET_INCOMPLETE', params: { missing: 'translation' } })
    expect((await getSet(deps, owner, { id: set.id })).can.activate).toBe(false)
  })

  test('an edit that says nothing about the assessment leaves it as it was', async () => {
    const set = await make('Silent')
    const { assessment: _, ...content } = set.content
    expect((await updateSet(deps, owner, { id: set.id, content })).content.assessment).toEqual(setAssessmentPreset)
  })

  test('an edit that says nothing about attempts, retakes and the company leaves all as they were', async () => {
    const set = await make('Attempts')
    const companyIntro = { en: 'We hire.', vi: 'Chúng tôi tuyển.' }
    const settings = { attemptsPerPerson: 3, numberOfRetakes: 2, companyIntro }
    await updateSet(deps, owner, { id: set.id, content: { ...set.content, ...settings } })
    expect((await updateSet(deps, owner, { id: set.id, content: set.content })).content).toMatchObject(settings)
  })

  test('rejects the company’s text in one of two languages, and changes nothing', async () => {
    const set = await make('Introduced')
    const run = updateSet(deps, owner, { id: set.id, content: { ...set.content, companyIntro: { en: 'We hire.' } } })
    await expect(run).rejects.toMatchObject({
      code: 'SET_INCOMPLETE',
      fields: { 'content.companyIntro.vi': 'required' },
    })
    expect((await getSet(deps, owner, { id: set.id })).content.companyIntro).toBeUndefined()
  })

  test('a set from before results could be chosen still gives none after an edit', async () => {
    const set = await make('Old')
    const { assessment: _, ...content } = set.content
    await deps.withActor(owner, (tx) =>
      tx.update(interviewSetVersion).set({ content }).where(eq(interviewSetVersion.setId, set.id)),
    )
    const edited = await updateSet(deps, owner, { id: set.id, content: { ...content, positionName: 'Renamed' } })
    expect([edited.content.assessment, isResultShared(edited.content)]).toEqual([undefined, false])
  })

  test('rejects a set of another organization with NOT_FOUND, and changes nothing', async () => {
    const { id } = await make('Private')
    const run = updateSet(deps, stranger, { id, name: 'Mine now' })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await getSet(deps, owner, { id })).name).toBe('Private')
  })
})
