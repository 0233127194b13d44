import type { Session } from '@candor/contract'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../locales/en/candidate'
import { messages as errors } from '../../../locales/en/errors'
import { api } from '../../../shared/api/client'
import { createSession } from '../../../shared/realtime/testing/create-session'
import { createIntro } from '../testing/create-intro'
import { QuestionTools } from './question-tools'

vi.mock('../../../shared/api/client', () => ({
  api: { interview: { chat: { pace: vi.fn(), repeat: vi.fn() } } },
}))
afterEach(cleanup)
beforeEach(() => vi.resetAllMocks())

const current = {
  turn: 3,
  answerId: '00000000-0000-4000-8000-000000000009',
  take: 1,
  questionText: 'What went wrong?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}

function show(own: Partial<Session>, isQuestionAsked = true) {
  const snapshot = createSession({ current, ...own })
  const apply = vi.fn()
  const send = vi.fn()
  const repeat = vi.fn()
  const command = vi.fn(async (run: () => Promise<Session>) => run())
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ candidate, errors }}>
      <QuestionTools
        session={{ snapshot, apply, command, waitForAnswer: vi.fn(), realtime: { send } }}
        voice={{ isQuestionAsked, repeat }}
        intro={createIntro({ organizationName: 'Sao Mai' })}
      />
    </IntlProvider>,
  )
  return { snapshot, apply, send, repeat }
}
const button = (name: string) => screen.getByRole('button', { name })

test('the question is repeated without time lost: its silence doesn’t end the answer, and the server gives the time back', () => {
  const { snapshot, send, repeat } = show({})
  vi.mocked(api.interview.chat.repeat).mockResolvedValue(snapshot)
  fireEvent.click(button('Repeat the question'))
  expect(repeat).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledWith({ type: 'think', turn: 3, take: 1 })
  expect(api.interview.chat.repeat).toHaveBeenCalledWith({ sessionId: snapshot.id, turn: 3 })
})

test('a question can’t be repeated while it is still being asked', () => {
  show({}, false)
  expect(button('Repeat the question').hasAttribute('disabled')).toBe(true)
})

test('one press chooses the candidate’s own pace, and another one ends it', async () => {
  const { snapshot, apply } = show({})
  const changed = { ...snapshot, isOwnPace: true }
  vi.mocked(api.interview.chat.pace).mockResolvedValue(changed)
  expect(button('At my own pace').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button('At my own pace'))
  expect(api.interview.chat.pace).toHaveBeenCalledWith({ sessionId: snapshot.id, isOwnPace: true })
  await waitFor(() => expect(apply).toHaveBeenCalledWith(changed))
  cleanup()
  const on = show({ isOwnPace: true })
  expect(button('At my own pace').getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(button('At my own pace'))
  expect(api.interview.chat.pace).toHaveBeenLastCalledWith({ sessionId: on.snapshot.id, isOwnPace: false })
})
