import { cvLimitPresets, type SetContent } from '@candor/contract'
import { assessment, file, screeningAnswer, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../http/caller'
import { makeMember } from '../../testing/make-member'
import { sampleContent } from '../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { createSet } from '../sets/operations/create-set'
import { type MadeSubmission, makeSubmission } from '../submissions/testing/make-submission'
import { readFrozenInput } from './judging/frozen-input'
import { assessSubmission } from './operations/assess-submission'
import { getAssessmentPolicy } from './operations/get-assessment-policy'
import { getVersion } from './operations/get-version'
import { listVersions } from './operations/list-versions'
import { reevaluateSubmission } from './operations/reevaluate-submission'
import { setAssessmentPolicy } from './operations/set-assessment-policy'

const worker = { kind: 'worker' } as const
const cv = `Ana Costa
ana@example.com
Summary
A clerk who reads, writes, plans and speaks with people of every kind, calmly and with care, every day of the week.
Experience
Senior Clerk, Calder Logistics
03/2022 - present
• Keeps the archive of the city in order.
Clerk, Acme Ltd
02/2018 - 05/2021
• Answered letters of citizens every day.
`
const said =
  'I left Acme in 2018 because the archive was finished. After that I wrote a list of every letter that had come in, and I showed the ' +
  'team how to sort them by street, so that nobody had to look for one twice.'
const question = { id: crypto.randomUUID(), label: 'How many years of experience do you have?' }
const background = { id: crypto.randomUUID(), label: 'Your background' }

let deps: TestDeps
let member: MemberCaller
let policyDeps: TestDeps & { today: null }
let set: { id: string; questions: { id: string; text: string }[] }
beforeAll(async () => {
  deps = await createTestDeps()
  policyDeps = { ...deps, today: null }
  member = await makeMember(deps)
  const common = { isRequired: false, options: [] }
  const screeningQuestions: SetContent['screeningQuestions'] = [
    { ...question, type: 250, ...common },
    { ...background, type: 308, ...common, facts: ['currentTitle', 'yearsOfExperience'] },
  ]
  const { id, content } = await createSet(deps, member, {
    name: 'Clerk',
    content: { ...sampleContent(deps.newId), screeningQuestions, languages: ['en'] },
    producedBy: null,
    isActive: true,
  })
  set = { id, questions: content.questions }
})
afterAll(() => deps.close())

const handedIn = async (): Promise<MadeSubmission> => {
  const made = await makeSubmission(deps, { member, set }, { answers: [[{ text: said }]] })
  const createdAt = new Date(deps.clock.nowMs())
  await deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
    if (row === undefined) throw new Error('no such submission')
    const { organizationId, dataSubjectId, sessionId } = row
    const ids = { organizationId, dataSubjectId, sessionId, createdAt }
    await tx.insert(file).values({
      id: deps.newId(),
      ...ids,
      purpose: 'cv',
      name: 'cv.txt',
      kind: 'text',
      sizeBytes: cv.length,
      sha256: 'a'.repeat(64),
      storageKey: deps.newToken(16),
      text: cv,
    })
    await tx.insert(screeningAnswer).values([
      { id: deps.newId(), ...ids, questionId: question.id, values: ['20'] },
      {
        id: deps.newId(),
        ...ids,
        questionId: background.id,
        values: { currentTitle: 'Clerk', yearsOfExperience: 20.5 },
      },
    ])
  })
  return made
}

const assess = async (id: string) => {
  await assessSubmission(deps, { submissionId: id })
  return (await listVersions(deps, member, { id })).items
}
const readBody = (id: string, assessmentId = '') => getVersion(deps, member, { id, assessmentId })

test('an organization’s limits apply from the next assessment on; each version keeps its own limits and lists the changes', async () => {
  expect((await getAssessmentPolicy(policyDeps, member)).cvLimits).toEqual(cvLimitPresets)
  const { id } = await handedIn()
  const [first] = await assess(id)
  const before = await readBody(id, first?.id)
  expect(before.cv?.limits).toEqual(cvLimitPresets)
  expect(before.redFlags.map((flag) => flag.id)).toContain('gap')

  const cvLimits = { ...cvLimitPresets, gapMonths: 12 }
  expect(await setAssessmentPolicy(policyDeps, member, { cvLimits })).toMatchObject({ engine: 'builtin', cvLimits })
  expect((await readBody(id, first?.id)).redFlags).toEqual(before.redFlags)

  await reevaluateSubmission(deps, member, { id, reason: 'Longer gaps', excludesFluency: false })
  deps.clock.advance(1_000)
  const [second] = await assess(id)
  const after = await readBody(id, second?.id)
  expect(after.redFlags.map((flag) => flag.id)).not.toContain('gap')
  expect(second).toMatchObject({ changes: [], limitChanges: [{ id: 'gapMonths', before: 6, after: 12 }] })
  expect(after.dims).toEqual(before.dims)

  expect((await setAssessmentPolicy(policyDeps, member, { cvLimits: null })).cvLimits).toEqual(cvLimitPresets)
  expect((await setAssessmentPolicy(policyDeps, member, { engine: 'builtin' })).cvLimits).toEqual(cvLimitPresets)
})

test('an assessment compares the CV with the answers and the screening answers, and its frozen input can be read unchanged', async () => {
  const { id, answerIds } = await handedIn()
  const [version] = await assess(id)
  const { redFlags, inputHash } = await readBody(id, version?.id)
  expect(redFlags.flatMap((flag) => flag.said ?? [])).toMatchObject([
    { answerId: answerIds[0], quote: 'I left Acme in 2018' },
    { answerId: 'screening', quote: '20' },
  ])
  const rows = await deps.withActor(worker, (tx) =>
    tx.select({ input: assessment.input }).from(assessment).where(eq(assessment.submissionId, id)),
  )
  const input = readFrozenInput(rows[0]?.input, inputHash)
  const years = { label: 'Years of experience', value: '20' }
  const screening = [{ label: question.label, value: '20' }, years]
  expect(input?.cv).toMatchObject({ limits: cvLimitPresets, screening })
})

test('another organization does not see an organization’s limits', async () => {
  await setAssessmentPolicy(policyDeps, member, { cvLimits: { ...cvLimitPresets, shortStays: 5 } })
  expect((await getAssessmentPolicy(policyDeps, await makeMember(deps))).cvLimits).toEqual(cvLimitPresets)
})
