import type { Probe } from '@candor/ai'
import { digitalSources } from '@candor/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTypedTurn, type InterviewFixture, openInterviewFixture } from '../../testing/interview-fixture'
import { assessmentReads } from '../assessments'
import { getQuestionAnswer } from '../assessments/operations/get-question-answer'
import { commitTurn } from '../sessions/operations/commit-turn'
import { sweepSessions } from '../sessions/operations/sweep-sessions'
import { presentSession } from '../sessions/present'
import { getSubmission } from './operations/get-submission'
import { listMessages } from './operations/list-messages'
import { listSubmissions } from './operations/list-submissions'

const probes: readonly Probe[] = [
  { kind: 'role', text: 'Which of those steps were yours?', producedBy: 'vendor/m' },
  { kind: 'result', text: 'How did it end?' },
]
let fixture: InterviewFixture
beforeAll(async () => {
  fixture = await openInterviewFixture()
})
afterAll(() => fixture.close())

/** An interview in which each of the probes is asked once; returns it as the candidate saw it at each turn. */
async function interview() {
  const asked = [...probes]
  const decideProbe = async () => asked.shift() ?? null
  const ports = { ...fixture.ports, interviewer: { ...fixture.ports.interviewer, decideProbe } }
  const set = await fixture.makeSet()
  const { id, actor, view: begun } = await fixture.begin(set.linkId)
  const show = (view: typeof begun) => presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })
  const shown = [show(begun)]
  for (let turn = shown.at(-1)?.current; turn; turn = shown.at(-1)?.current)
    shown.push(show(await commitTurn({ ...fixture.context, ports }, actor, createTypedTurn(id, turn.turn))))
  return { id, shown }
}

test('a follow-up names its source to the candidate and to the company, and a question of the set names none', async () => {
  const { deps, member } = fixture
  const { id: sessionId, shown } = await interview()
  const expected = [undefined, digitalSources.model, digitalSources.rules]
  expect(shown.slice(0, 3).map(({ current }) => current?.questionDigitalSource)).toEqual(expected)
  const spoken = shown.at(-1)?.messages.filter(({ digitalSource }) => digitalSource !== undefined)
  const marked = [
    [probes[0]?.text, digitalSources.model],
    [probes[1]?.text, digitalSources.rules],
  ]
  expect(spoken?.map(({ content, digitalSource }) => [content, digitalSource])).toEqual(marked)

  const findSubmission = async () => (await listSubmissions(deps, member, { page: 1, sort: 'newest' })).items[0]
  for (let minutes = 0; minutes < 60 && (await findSubmission()) === undefined; minutes += 1) {
    deps.clock.advance(60_000)
    await sweepSessions(fixture.context)
  }
  const id = (await findSubmission())?.id ?? ''
  const { answers } = await getSubmission({ ...deps, assessments: assessmentReads }, member, { id })
  expect(answers.slice(0, 3).map(({ questionDigitalSource }) => questionDigitalSource)).toEqual(expected)
  const { items } = await listMessages(deps, member, { id, sessionId })
  const written = items.filter(({ digitalSource }) => digitalSource !== undefined)
  expect(written.map(({ content, digitalSource }) => [content, digitalSource])).toEqual(marked)
  const blind = await getQuestionAnswer(deps, member, { id, questionId: answers[0]?.questionId ?? '' })
  expect(blind.answers.map(({ questionDigitalSource }) => questionDigitalSource)).toEqual(expected)
})
