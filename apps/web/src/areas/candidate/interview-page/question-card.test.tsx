import { type DigitalSource, digitalSources } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as common } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { createIntro } from '../testing/create-intro'
import type { ActiveInterviewProps } from './active-interview-props'
import { InterviewerPanel } from './interviewer-panel'
import { QuestionCard } from './question-card'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('../interviewer-avatar/interviewer-avatar', () => ({ InterviewerAvatar: () => null }))
vi.mock('../interviewer-avatar/avatar-switch', () => ({ AvatarSwitch: () => null }))
vi.mock('../interviewer-avatar/speaker-fault-text', () => ({ SpeakerFaultText: () => null }))
afterEach(cleanup)

const questionText = 'And what was your part?'

function show(source: DigitalSource | null) {
  const current = {
    turn: 2,
    answerId: '00000000-0000-4000-8000-000000000009',
    take: 1,
    questionText,
    questionNumber: 1,
    questionCount: 4,
    isFollowUp: source !== null,
    minCharacters: null,
    ...(source && { questionDigitalSource: source }),
  }
  const props = {
    intro: createIntro(),
    session: { snapshot: createSession({ current, mode: 'text' }), connection: 'connected', quality: null },
    mode: 'text',
    voice: { caption: questionText, isQuestionAsked: true },
    sound: { isMuted: true, toggle: null },
  } as unknown as ActiveInterviewProps
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ candidate, common, errors }}>
      <InterviewerPanel {...props} isBusy={false} />
      <QuestionCard {...props} />
    </IntlProvider>,
  )
  return ['question', 'caption'].map((id) => screen.getByTestId(id).getAttribute('data-digital-source-type'))
}

test('a model’s follow-up is marked in the question and its caption, and labeled for people', () => {
  expect(show(digitalSources.model)).toEqual([digitalSources.model, digitalSources.model])
  expect(screen.getByText(common.writtenByAi)).toBeDefined()
})

test('a follow-up by rules is marked without a label, and a question of the set has neither', () => {
  expect(show(digitalSources.rules)).toEqual([digitalSources.rules, digitalSources.rules])
  expect(screen.queryByText(common.writtenByAi)).toBeNull()
  cleanup()
  expect(show(null)).toEqual([null, null])
})
