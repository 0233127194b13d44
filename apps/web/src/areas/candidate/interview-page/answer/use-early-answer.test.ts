import type { ClientMessage, CurrentTurn } from '@candor/contract'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createSession } from '../../../../shared/realtime/testing/create-session'
import { silentLevel } from '../../../../shared/speech/level-source'
import type { InterviewerVoice } from '../session/use-interviewer'
import { useEarlyAnswer } from './use-early-answer'

const current: CurrentTurn = {
  turn: 1,
  answerId: 'a1',
  take: 1,
  questionText: 'Why?',
  questionNumber: 1,
  questionCount: 2,
  isFollowUp: false,
  minCharacters: null,
}
const FRAME_MS = 32

function renderEarlyAnswer() {
  const sent: ClientMessage[] = []
  const setPaused = vi.fn()
  const skip = vi.fn()
  const voice: InterviewerVoice = {
    caption: '',
    isSpeaking: true,
    level: silentLevel,
    currentSpeech: null,
    voiceSource: null,
    isQuestionAsked: false,
    isQuestionClosing: false,
    isQuiet: false,
    skip,
    repeat: vi.fn(),
    setPaused,
  }
  const realtime = {
    state: 'open' as const,
    failures: 0,
    hasBeenOpen: true,
    send: (message: ClientMessage) => {
      sent.push(message)
      return true
    },
    sendSound: () => true,
    subscribe: () => () => {},
    join: () => {},
    reclaim: () => {},
    notePlayed: () => {},
  }
  const session = {
    snapshot: createSession({ current }),
    connection: 'connected' as const,
    quality: 'good' as const,
    clock: { remainingMs: 1000, isRunning: true },
    realtime,
    apply: () => {},
    command: () => Promise.resolve(createSession({})),
    waitForAnswer: () => {},
  }
  return { sent, setPaused, skip, props: { session, voice, mode: 'live' as 'live' | 'chat' } }
}
type Props = ReturnType<typeof renderEarlyAnswer>['props']

/** Feeds half a second of the interviewer alone, then `ms` of the candidate's voice over it. */
function speakOver(onFrame: (frame: never) => void, ms: number) {
  let atMs = 1000
  const feed = (forMs: number, levelDb: number, probability: number) => {
    for (let fed = 0; fed < forMs; fed += FRAME_MS) {
      atMs += FRAME_MS
      onFrame({ atMs, levelDb, probability, isSpeaking: probability > 0.5 } as never)
    }
  }
  feed(500, -60, 0.05)
  feed(ms, -20, 0.95)
}
const render = (props: Props) => renderHook((own: Props) => useEarlyAnswer(own, false), { initialProps: props })

test('speech over the question stops it at once, starts the recording and is reported to the server', () => {
  const { sent, setPaused, skip, props } = renderEarlyAnswer()
  const { result } = render(props)
  expect(result.current.isAsked).toBe(false)
  act(() => speakOver(result.current.onFrame, 700))
  expect(setPaused).toHaveBeenCalledWith(true)
  expect(skip).toHaveBeenCalled()
  expect(sent).toEqual([expect.objectContaining({ type: 'bargedIn', turn: 1, take: 1 })])
  expect(result.current.isAsked).toBe(true)
})

test('the candidate can’t interrupt by speaking in the mode in which a button ends the answer', () => {
  const { setPaused, props } = renderEarlyAnswer()
  const { result } = render({ ...props, mode: 'chat' })
  act(() => speakOver(result.current.onFrame, 700))
  expect(setPaused).not.toHaveBeenCalledWith(true)
  expect(result.current.isAsked).toBe(false)
})

test('in hands-free mode, the recording starts in the last part of the question; with the button, after it', () => {
  const { props } = renderEarlyAnswer()
  const closing = { ...props, voice: { ...props.voice, isQuestionClosing: true } }
  expect(render(closing).result.current.isAsked).toBe(true)
  expect(render({ ...closing, mode: 'chat' }).result.current.isAsked).toBe(false)
})

test('the recording of an answer continues when the mode changes in its middle', () => {
  const { props } = renderEarlyAnswer()
  const closing = { ...props, voice: { ...props.voice, isQuestionClosing: true } }
  const { result, rerender } = render(closing)
  expect(result.current.isAsked).toBe(true)
  rerender({ ...props, mode: 'chat' })
  expect(result.current.isAsked).toBe(true)
  const next = { ...props.session, snapshot: createSession({ current: { ...current, turn: 2, answerId: 'a2' } }) }
  rerender({ ...props, session: next, mode: 'chat' })
  expect(result.current.isAsked).toBe(false)
})
