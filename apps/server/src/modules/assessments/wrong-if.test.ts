import type { Question } from '@candor/contract'
import { interviewSession, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../http/caller'
import { makeMember } from '../../testing/make-member'
import { sampleAssessment, sampleContent } from '../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { createSet } from '../sets/operations/create-set'
import { updateSet } from '../sets/operations/update-set'
import { getOwnSubmission } from '../submissions/operations/get-own-submission'
import { getSubmission } from '../submissions/operations/get-submission'
import { type MadeSubmission, makeSubmission, type SubmissionOptions } from '../submissions/testing/make-submission'
import { assessmentReads } from '.'
import { assessSubmission } from './operations/assess-submission'

const worker = { kind: 'worker' } as const
const phrases = { en: 'promise a higher salary', vi: 'hứa lương cao hơn' } as const
const texts = {
  en: 'In my last role I hired twelve engineers in one quarter. Then I promised everyone a higher salary, and they came.',
  vi: 'Năm ngoái tôi tuyển mười hai kỹ sư trong một quý. Sau đó tôi hứa lương cao hơn cho mọi người và họ đến.',
} as const
let deps: TestDeps
let member: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
})
afterAll(() => deps.close())

const addPhrases = ({ text, ...question }: Question): Question => ({
  ...question,
  text,
  wrongIf: [phrases.en],
  translations: { vi: { text, expectedPoints: [], wrongIf: [phrases.vi] } },
})

async function makeSet(change: (question: Question) => Question) {
  const content = sampleContent(deps.newId)
  const made = await createSet(deps, member, {
    name: 'Recruiter',
    content: { ...content, questions: content.questions.map(change), assessment: sampleAssessment('free') },
    producedBy: null,
    isActive: true,
  })
  return { id: made.id, content: made.content, questions: made.content.questions }
}

async function submit(set: Awaited<ReturnType<typeof makeSet>>, language: 'en' | 'vi', more: SubmissionOptions = {}) {
  const text = texts[language]
  const made = await makeSubmission(deps, { member, set }, { answers: [[{ text }], [{ text: 'x' }]], ...more })
  await deps.withActor(worker, (tx) =>
    tx.update(interviewSession).set({ language }).where(eq(interviewSession.id, made.sessionId)),
  )
  await assessSubmission(deps, { submissionId: made.id })
  return made
}
const read = async ({ id }: MadeSubmission) =>
  (await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })).assessment
const listSentences = async (made: MadeSubmission) =>
  (await read(made))?.questions?.flatMap(({ sentencesToCheck = [] }) =>
    sentencesToCheck.map(({ phrases: held, evidence }) => [held, evidence.quote]),
  )
const readOwn = async ({ id }: MadeSubmission) => {
  const dataSubjectId = await deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, id))
    return row?.dataSubjectId ?? ''
  })
  const access = { accessId: deps.newId(), organizationId: member.organizationId, dataSubjectId }
  return getOwnSubmission(deps, { candidate: [access] }, { id })
}

describe('the “wrong if” phrases of a set', () => {
  test('lead to the sentence that holds one, in the language of the interview', async () => {
    const set = await makeSet(addPhrases)
    expect(await listSentences(await submit(set, 'en'))).toEqual([
      [[phrases.en], 'Then I promised everyone a higher salary, and they came'],
    ])
    expect(await listSentences(await submit(set, 'vi'))).toEqual([
      [[phrases.vi], 'Sau đó tôi hứa lương cao hơn cho mọi người và họ đến'],
    ])
  })

  test('change no level of an interview', async () => {
    const [plain, made] = [await makeSet((question) => question), await makeSet(addPhrases)]
    const [without, withPhrases] = [await read(await submit(plain, 'en')), await read(await submit(made, 'en'))]
    const pick = (body: typeof without) => ({
      overall: body?.overall,
      points: body?.points,
      groups: body?.groups,
      requirements: body?.requirements?.map(({ name, state }) => [name, state]),
    })
    expect(without?.questions).toHaveLength(2)
    expect(pick(withPhrases)).toEqual(pick(without))
  })

  test('and the sentences that hold them are not shown to the candidate', async () => {
    const made = await submit(await makeSet(addPhrases), 'en')
    expect(JSON.stringify(await read(made))).toContain(phrases.en)
    const own = await readOwn(made)
    expect(own.assessment?.questions).toHaveLength(2)
    expect(JSON.stringify(own)).not.toMatch(/promise a higher salary|wrong_if|sentencesToCheck/u)
  })

  test('are not searched for without consent to AI', async () => {
    const made = await submit(await makeSet(addPhrases), 'en', { isAiDeclined: true })
    expect(await listSentences(made)).toEqual([])
  })

  test('are needed in each language of the set', async () => {
    const set = await makeSet((question) => question)
    const questions = set.questions.map((question) => ({ ...question, wrongIf: [phrases.en] }))
    await expect(updateSet(deps, member, { id: set.id, content: { ...set.content, questions } })).rejects.toMatchObject(
      {
        code: 'SET_INCOMPLETE',
        fields: { 'content.questions.0.translations.vi.wrongIf': 'required' },
      },
    )
  })
})
