import type { CurrentTurn, Turn } from '@candor/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { silentLevel } from '../../../../shared/speech/level-source'
import { commitSpokenAnswer } from './commit-spoken-answer'
import { readTypedDraft, saveTypedDraft } from './typed-draft'

const current: CurrentTurn = {
  turn: 2,
  answerId: 'a2',
  take: 1,
  questionText: 'Why?',
  questionNumber: 2,
  questionCount: 4,
  isFollowUp: false,
  minCharacters: null,
}

function createTake() {
  const resume = vi.fn()
  const flush = vi.fn(() => new Promise<void>(() => {}))
  const take = {
    recording: {
      isOn: true,
      hasFailed: false,
      stop: () => Promise.resolve({ segmentCount: 3, durationMs: 9000 }),
      resume,
      elapsedMs: () => 9000,
      hasBegun: () => true,
      segmentCount: () => 3,
    },
    faults: { isMuted: false, isBlack: false, onSound: () => {}, flush },
    speech: { level: silentLevel, speechMs: 4000, segments: [] },
  }
  return { take, resume, flush }
}
const commit = (take: ReturnType<typeof createTake>['take'], send: (turn: Turn) => Promise<unknown>, speechMs = 0) =>
  commitSpokenAnswer({ sessionId: 's', current, take, source: 'server', typed: '', speechMs }, send)

beforeEach(() => {
  sessionStorage.clear()
})

test('sends the recorded segments and the longer measure of speech, without waiting for the fault report', async () => {
  const { take, resume, flush } = createTake()
  const send = vi.fn((_turn: Turn) => Promise.resolve())
  await commit(take, send, 6500)
  expect(send.mock.calls[0]?.[0]).toMatchObject({ turn: 2, take: 1, segmentCount: 3, durationMs: 9000, speechMs: 6500 })
  expect(flush).toHaveBeenCalledTimes(1)
  expect(resume).not.toHaveBeenCalled()
})

test('resumes the recording and keeps the typed text when the server refuses the answer', async () => {
  const { take, resume } = createTake()
  saveTypedDraft('a2', 'words beside the video')
  const refusal = new Error('refused')
  await expect(commit(take, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(resume).toHaveBeenCalledTimes(1)
  expect(readTypedDraft('a2')).toBe('words beside the video')
})

test('drops the typed text once the server has accepted the answer', async () => {
  saveTypedDraft('a2', 'words beside the video')
  await commit(createTake().take, () => Promise.resolve())
  expect(readTypedDraft('a2')).toBe('')
})
