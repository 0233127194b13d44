import { randomUUID } from 'node:crypto'
import type { PageIds } from '../../e2e/support/pages'
import {
  makeActiveSet,
  makeRecruiter,
  type Recruiter,
  setContent,
  takeTypedInterview,
  waitForAssessed,
} from '../../e2e/support/scenario'
import { englishAnswers, vietnameseAnswers } from '../../e2e/support/typed-answers'

export interface Fixture {
  readonly recruiter: Recruiter
  readonly ids: PageIds
  /** A set with screening questions, for the pictures of the pre-interview steps. */
  readonly screenedLinkId: string
  /** Number of submitted typed interviews. */
  readonly submittedCount: number
}

/** Runs the work and notes its failure instead of throwing. */
export type Attempt = (name: string, work: () => Promise<void>) => Promise<void>

const questions = [
  'Tell me about a piece of work that you are proud of. What did you do yourself?',
  'Tell me about a mistake you made, and what you changed afterwards.',
]

const screeningQuestions = [
  { id: randomUUID(), type: 250 as const, label: 'When could you start?', isRequired: true, options: [] },
  {
    id: randomUUID(),
    type: 252 as const,
    label: 'Where would you like to work?',
    isRequired: true,
    options: ['In the office', 'From home', 'Some of both'],
  },
]

const people = [
  {
    firstName: 'Ánh',
    lastName: 'Nguyễn',
    email: 'anh.nguyen@example.org',
    language: 'vi' as const,
    answers: vietnameseAnswers,
  },
  {
    firstName: 'Minh',
    lastName: 'Trần',
    email: 'minh.tran@example.org',
    language: 'en' as const,
    answers: englishAnswers,
  },
]

/** Makes an organization with three sets and two typed interviews, one in each language. */
export const makeFixture = async (url: string, attempt: Attempt): Promise<Fixture> => {
  const recruiter = await makeRecruiter(url, 'Lotus Ventures')
  const { api } = recruiter
  const set = await makeActiveSet(api, setContent({ positionName: 'Senior backend engineer' }, questions))
  const closed = await makeActiveSet(api, setContent({ positionName: 'Customer support specialist' }, questions))
  await api.patch(`/api/interview/interview/set/${closed.id}`, { status: 0 })
  const screened = await makeActiveSet(
    api,
    setContent({ positionName: 'Product designer', screeningQuestions }, questions),
  )
  let submittedCount = 0
  for (const person of people) {
    await attempt(`the interview of ${person.firstName}`, async () => {
      await takeTypedInterview(url, set.linkId, person)
      submittedCount += 1
    })
  }
  return {
    recruiter,
    ids: { setId: set.id, linkId: set.linkId, closedLinkId: closed.linkId, submissionIds: [] },
    screenedLinkId: screened.linkId,
    submittedCount,
  }
}

/** Waits until all submissions are assessed and adds them to the fixture. */
export const addSubmissions = async (fixture: Fixture): Promise<Fixture> => {
  const submissions = await waitForAssessed(fixture.recruiter.api, fixture.submittedCount)
  return { ...fixture, ids: { ...fixture.ids, submissionIds: submissions.map(({ id }) => id) } }
}
