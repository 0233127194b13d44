import type { CurrentTurn, Session } from '@candor/contract'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../shared/api/api-error'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { saveTypedDraft } from './typed-draft'
import { useTypedAnswer } from './use-typed-answer'

const createTurn = (answerId: string): CurrentTurn => ({
  turn: 1,
  answerId,
  take: 1,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 2,
  isFollowUp: false,
  minCharacters: null,
})
const refusal = (code: ApiError['code']) => new ApiError(code, 409, { params: {}, fields: {}, requestId: null })
const send = vi.fn<(text: string) => Promise<Session>>()
const render = (current: CurrentTurn | null = createTurn('a1')) =>
  renderHook((turn: CurrentTurn | null) => useTypedAnswer({ current: turn, send }), { initialProps: current })

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset()
  send.mockResolvedValue(createSession({}))
})

test('restores unsent text after a reload', () => {
  const before = render()
  act(() => before.result.current.change('I worked as a'))
  before.unmount()
  expect(render().result.current.text).toBe('I worked as a')
})

test('shows each answer its own saved text when the turn changes', () => {
  const { result, rerender } = render()
  act(() => result.current.change('First answer'))
  saveTypedDraft('a2', 'Second answer')
  rerender(createTurn('a2'))
  expect(result.current.text).toBe('Second answer')
  rerender(createTurn('a1'))
  expect(result.current.text).toBe('First answer')
})

test('drops the saved text only after the server has accepted the answer', async () => {
  let accept: (session: Session) => void = () => {}
  send.mockReturnValue(
    new Promise((resolve) => {
      accept = resolve
    }),
  )
  const { result } = render()
  act(() => result.current.change('My answer'))
  let sending: Promise<void> = Promise.resolve()
  act(() => {
    sending = result.current.submit()
  })
  expect(render().result.current.text).toBe('My answer')
  await act(async () => {
    accept(createSession({}))
    await sending
  })
  expect(send).toHaveBeenCalledExactlyOnceWith('My answer')
  expect(render().result.current.text).toBe('')
})

test('keeps the text in the field and shows the error when the server refuses the answer', async () => {
  const error = refusal('TURN_OUT_OF_ORDER')
  send.mockRejectedValue(error)
  const { result } = render()
  act(() => result.current.change('My answer'))
  await act(() => result.current.submit())
  expect(result.current).toMatchObject({ text: 'My answer', error, isBusy: false })
  expect(render().result.current.text).toBe('My answer')
})

test('shows no error when the session ended first, and still keeps the text', async () => {
  send.mockRejectedValue(refusal('SESSION_ENDED'))
  const { result } = render()
  act(() => result.current.change('My answer'))
  await act(() => result.current.submit())
  expect(result.current).toMatchObject({ text: 'My answer', error: null })
})

test('sends an answer once when submit is pressed again while it is sent', async () => {
  send.mockReturnValue(new Promise(() => {}))
  const { result } = render()
  act(() => result.current.change('My answer'))
  act(() => void result.current.submit())
  act(() => void result.current.submit())
  expect(send).toHaveBeenCalledTimes(1)
})

test('a reply that comes after the next question drops the sent answer’s text only', async () => {
  let accept: (session: Session) => void = () => {}
  send.mockReturnValue(
    new Promise((resolve) => {
      accept = resolve
    }),
  )
  const { result, rerender } = render()
  act(() => result.current.change('First answer'))
  act(() => void result.current.submit())
  rerender(createTurn('a2'))
  act(() => result.current.change('Second answer'))
  await act(async () => accept(createSession({})))
  expect(result.current).toMatchObject({ text: 'Second answer', isBusy: false })
  expect(render(createTurn('a2')).result.current.text).toBe('Second answer')
  expect(render(createTurn('a1')).result.current.text).toBe('')
})

test('a refusal that comes after the next question is not shown with that question', async () => {
  let refuse: (error: unknown) => void = () => {}
  send.mockReturnValue(
    new Promise((_resolve, reject) => {
      refuse = reject
    }),
  )
  const { result, rerender } = render()
  act(() => result.current.change('First answer'))
  act(() => void result.current.submit())
  rerender(createTurn('a2'))
  await act(async () => refuse(refusal('TURN_OUT_OF_ORDER')))
  expect(result.current).toMatchObject({ text: '', error: null, isBusy: false })
  rerender(createTurn('a1'))
  expect(result.current.text).toBe('First answer')
})

test('a page that is left while an answer is sent keeps its text until the server has it', async () => {
  send.mockReturnValue(new Promise(() => {}))
  const { result, unmount } = render()
  act(() => result.current.change('My answer'))
  act(() => void result.current.submit())
  unmount()
  expect(render().result.current.text).toBe('My answer')
})
