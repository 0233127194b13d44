import type { ReportedFault } from '@candor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../http/caller'
import { createTypedTurn } from '../../testing/interview-fixture'
import { makeMember } from '../../testing/make-member'
import { sampleContent, sampleQuestion } from '../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../testing/test-deps'
import { createSet } from '../sets/operations/create-set'
import { getSubmission } from '../submissions/operations/get-submission'
import { getTranscript } from '../submissions/operations/get-transcript'
import { createChatDeps } from '../submissions/testing/create-chat-deps'
import { makeSubmission, type TakeOptions } from '../submissions/testing/make-submission'
import { assessmentReads } from '.'
import { assessSubmission } from './operations/assess-submission'

let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  member = await makeMember(deps)
  const content = sampleContent(deps.newId)
  content.questions.push(sampleQuestion(deps.newId(), 'How did you decide between two suppliers?'))
  const made = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
  set = { id: made.id, questions: made.content.questions }
})

const texts = [
  createTypedTurn('', 1).text ?? '',
  'Because our customers called us every evening, I first counted which questions came up most often. Then I wrote short guides ' +
    'with the support team and tested them with six new colleagues. Although two of the guides had to be rewritten, the number of ' +
    'calls fell by a third within a month, so we kept the method and taught it to the warehouse as well.',
  'When the supplier raised its prices, we had to decide quickly whether to look for another one. I compared four offers, visited ' +
    'two factories and asked our engineers what would break if the material changed. In the end we stayed for one more year, ' +
    'while a smaller supplier was prepared, which saved the launch and lowered our risk.',
] as const
const muted: ReportedFault = { kind: 'muted', startMs: 10_000, endMs: 30_000 }
const black: ReportedFault = { kind: 'black', startMs: 0, endMs: null }
const heard: TakeOptions = {
  text: texts[2],
  modality: 'spoken',
  transcriptState: 'ready',
  transcribedBy: 'whisper-1',
  durationMs: 60_000,
  segmentCount: 1,
  videoMs: 60_000,
}
const onDevice: TakeOptions = { ...heard, transcribedBy: 'device' }
const { videoMs: _, ...unstored } = heard
/** Two answers without faults. */
const whole = [[{ ...heard, text: texts[0] }], [{ ...heard, text: texts[1] }]] as const
/** Levels, reasons and how many questions counted. */
const summarizeAssessment = ({ assessment }: Awaited<ReturnType<typeof assessed>>) =>
  Object.values(assessment.dims).map((dim) => [
    dim.id,
    dim.state === 'not_evaluated' ? dim.reason : dim.state === 'scored' && dim.level,
    dim.why,
  ])

const assessed = async (answers: readonly (readonly TakeOptions[])[]) => {
  const { id, answerIds } = await makeSubmission(deps, { member, set }, { answers })
  deps.clock.advance(11 * 60_000)
  await assessSubmission(deps, { submissionId: id })
  const detail = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  const { assessment } = detail
  if (assessment === null) throw new Error('not assessed')
  const leftOut = assessment.notes.filter((note) => note.kind === 'technical_fault').map((note) => note.answerId)
  return { id, answerIds, detail, assessment, leftOut: leftOut.map((answerId) => answerIds.indexOf(answerId)) }
}

describe('an answer that a technical fault made unusable', () => {
  test.each<[string, TakeOptions]>([
    ['muted while it was given', { ...heard, faults: [muted] }],
    ['muted, although the device recognized its words', { ...onDevice, faults: [muted] }],
    ['whose recording is stored only in part', { ...heard, videoMs: 30_000 }],
    ['whose recording could not be transcribed', { ...heard, text: '', transcriptState: 'failed' }],
    ['whose recording never came', { ...unstored, text: '', transcriptState: 'pending' }],
  ])('leaves out an answer %s, says so, and assesses the others as if it had not been asked', async (_name, take) => {
    const run = await assessed([...whole, [take]])
    expect(run.leftOut).toEqual([2])
    expect(run.assessment.state).toBe('scored')
    expect(summarizeAssessment(run)).toEqual(summarizeAssessment(await assessed(whole)))
  })

  test.each<[string, readonly TakeOptions[]]>([
    ['whose video is black', [{ ...heard, faults: [black] }]],
    [
      'recorded without a gap while the connection was lost',
      [{ ...heard, faults: [{ ...muted, kind: 'networkLost' }] }],
    ],
    ['recognized on the device, whose recording is not stored', [{ ...unstored, transcribedBy: 'device' }]],
    ['muted for a moment', [{ ...heard, faults: [{ ...muted, endMs: 14_000 }] }]],
    ['typed', [{ text: texts[2], modality: 'typed', faults: [muted] }]],
    ['muted in a take that is not current', [{ ...heard, faults: [muted] }, heard]],
    ['silent for no technical reason', [{ ...heard, text: '' }]],
  ])('assesses an answer %s', async (_name, takes) => {
    const run = await assessed([...whole, takes])
    expect(run.leftOut).toEqual([])
    expect(summarizeAssessment(run)).not.toEqual(summarizeAssessment(await assessed(whole)))
  })

  test('assesses nothing if the only answer is unusable, and shows both sides the reason', async () => {
    const { assessment, leftOut } = await assessed([[{ ...heard, faults: [muted] }], [{ ...heard, faults: [muted] }]])
    expect(leftOut).toEqual([0, 1])
    expect(assessment).toMatchObject({ state: 'empty', overall: { reason: 'technical_fault' } })
    expect(assessment.dims.grammar).toMatchObject({ state: 'not_evaluated', reason: 'technical_fault' })
  })
})

describe('the company’s fault report', () => {
  test('the company’s fault report describes the current take in every view of the answer', async () => {
    const { id } = await assessed([
      [
        { ...heard, faults: [black] },
        { ...heard, videoMs: 58_000, faults: [muted] },
      ],
    ])
    const faultReport = {
      faults: [muted, { kind: 'gap', startMs: 58_000, endMs: 60_000 }],
      lostMs: 22_000,
      isUnusable: true,
    }
    const views = [
      (await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })).answers[0],
      (await getTranscript(createChatDeps(deps), member, { id })).answers[0],
    ]
    expect(views.map((view) => view?.faultReport)).toEqual([faultReport, faultReport])
  })
})
