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
  /** For the candidate's way through the lobby: it has screening questions. */
  readonly screenedLinkId: string
}

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

/** What the pictures show: a company with sets in three states and two assessed interviews, one in each language. */
export const makeFixture = async (url: string): Promise<Fixture> => {
  const recruiter = await makeRecruiter(url, 'Lotus Ventures')
  const { api } = recruiter
  const set = await makeActiveSet(api, setContent({ positionName: 'Senior backend engineer' }, questions))
  const closed = await makeActiveSet(api, setContent({ positionName: 'Customer support specialist' }, questions))
  await api.patch(`/api/interview/interview/set/${closed.id}`, { status: 0 })
  const screened = await makeActiveSet(
    api,
    setContent({ positionName: 'Product designer', screeningQuestions }, questions),
  )
  for (const person of people) await takeTypedInterview(url, set.linkId, person)
  return {
    recruiter,
    ids: { setId: set.id, linkId: set.linkId, closedLinkId: closed.linkId, submissionIds: [] },
    screenedLinkId: screened.linkId,
  }
}

/** The fixture with every submission so far, assessed. */
export const addSubmissions = async (fixture: Fixture): Promise<Fixture> => {
  const submissions = await waitForAssessed(fixture.recruiter.api, people.length)
  return { ...fixture, ids: { ...fixture.ids, submissionIds: submissions.map(({ id }) => id) } }
}
