import type { ChatEvent } from '@candor/contract'
import { deliverEvents } from '../../../platform/events/deliver-events'
import type { InterviewFixture } from '../../../testing/interview-fixture'
import { assessmentReads } from '../../assessments'
import { getQuestionAnswer } from '../../assessments/operations/get-question-answer'
import { listQuestionAnswers } from '../../assessments/operations/list-question-answers'
import { notifySubmission } from '../../notices/events/notify-submission'
import { listNotices } from '../../notices/operations/list-notices'
import { listInterviewees } from '../../sets/operations/list-interviewees'
import { askSubmission } from '../operations/ask-submission'
import { getSubmission } from '../operations/get-submission'
import { getTranscript } from '../operations/get-transcript'
import { listBoard } from '../operations/list-board'
import { listMessages } from '../operations/list-messages'
import { listSessions } from '../operations/list-sessions'
import { listSubmissions } from '../operations/list-submissions'
import { correctAnswers } from './correct-answers'
import { createChatDeps } from './create-chat-deps'
import { exportFiles, readShared } from './read-company-files'
import { readOpinions } from './read-opinions'

/** About what was said, about what only a discarded take said, and about nothing. */
const chatQuestions = [
  'Has she hired backend engineers?',
  'Was there a second or third try?',
  'Question 1?',
  'Kubernetes?',
]

/** Everything the company can read of a submission, with the assessment separately. */
const readAll = async (fixture: InterviewFixture, sessionId: string) => {
  const { deps, member } = fixture
  const corrected = await correctAnswers(fixture, sessionId)
  // `at` is the time of reading.
  const { at: _list, ...list } = await listSubmissions(deps, member, { page: 1, sort: 'newest' })
  const { at: _board, ...board } = await listBoard(deps, member, { sort: 'newest' })
  const input = { id: list.items[0]?.id ?? '' }
  const { assessment, ...detail } = await getSubmission({ ...deps, assessments: assessmentReads }, member, input)
  const chatDeps = createChatDeps(deps)
  const script = await getTranscript(chatDeps, member, input)
  const chat: ChatEvent[] = []
  for (const question of chatQuestions)
    for await (const event of await askSubmission(chatDeps, member, { ...input, question })) chat.push(event)
  const sessions = await listSessions(deps, member, input)
  const messages = await listMessages(deps, member, { ...input, sessionId })
  const questions = await listQuestionAnswers(deps, member, { id: detail.setId, question: 1 })
  const [asked] = questions.questions
  const blind = await getQuestionAnswer(deps, member, { ...input, questionId: asked?.id ?? '' })
  const shared = await readShared(fixture, input.id)
  const files = await exportFiles(fixture)
  const notified = { 'submission.created': notifySubmission.bind(null, deps) }
  await deliverEvents(deps, [notified], { subjectId: input.id })
  const notices = await listNotices(deps, member, { page: 1 })
  const invited = await listInterviewees(deps, member, { setId: detail.setId, page: 1 })
  const opinions = await readOpinions(fixture, { id: input.id, setId: detail.setId })
  const seen = {
    list,
    board,
    detail,
    script,
    chat,
    sessions,
    messages,
    questions,
    blind,
    shared,
    files,
    notices,
    invited,
    opinions,
    corrected,
  }
  return { seen, assessment }
}

/** Replaces the random code and random ids, and the input hash that depends on them, with numbers in the order of appearance. */
const normalizeIds = (value: unknown): string => {
  const seen = new Map<string, number>()
  const text = JSON.stringify(value, null, 1)
    .replace(/"code": "[\w-]{22}"/g, 'a code')
    .replace(/[\w-]{22}\?code=[\w.-]+/g, 'a link')
  return text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
    seen.set(id, seen.get(id) ?? seen.size)
    return `id ${seen.get(id)}`
  })
}

/** The engine reads the answers in the order of their random ids, so its lines are compared in any order. */
const inAnyOrder = (assessment: unknown): string =>
  JSON.stringify(assessment, null, 1)
    .replace(/"inputHash": "[0-9a-f]{64}"/g, 'the hash of the ids')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .sort()
    .join('\n')

/** Everything the company can read of a submission, as text that two interviews can be compared by. `extra` is shown with it. */
export const readCompanyViews = async (
  fixture: InterviewFixture,
  sessionId: string,
  extra: unknown,
): Promise<string> => {
  const { seen, assessment } = await readAll(fixture, sessionId)
  return `${normalizeIds({ seen, extra })}\n${inAnyOrder(assessment)}`
}
