import { retakeState, type SessionAnswer } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../../locales/en/candidate'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as recording } from '../../../../locales/en/recording'
import { ApiError } from '../../../../shared/api/api-error'
import { AnswerReview } from './answer-review'
import type { RetakeActions } from './use-retake-actions'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(cleanup)

const unusable: SessionAnswer = {
  answerId: 'a',
  turn: 1,
  take: 1,
  state: 'ready',
  transcript: 'none',
  text: '',
  segments: [],
  faultReport: { faults: [{ kind: 'deviceLost', startMs: 12_000, endMs: 31_000 }], lostMs: 19_000, isUnusable: true },
  retakeReason: 'fault',
  canRevert: false,
  retakeState: retakeState.NONE,
}

const noRetakes = { numberOfRetakes: 0, retakesLeft: 0 }

function show(answer: SessionAnswer, part: Partial<RetakeActions> = {}, retakes = noRetakes): RetakeActions {
  const actions = {
    busyId: null,
    refused: null,
    start: vi.fn(() => Promise.resolve()),
    revert: vi.fn(() => Promise.resolve()),
    ...part,
  }
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ candidate, errors, recording }}>
      <AnswerReview answer={answer} retakes={retakes} actions={actions} />
    </IntlProvider>,
  )
  return actions
}
const button = (name: string) => screen.queryByRole('button', { name })

test('an unusable answer shows what happened, says that it never counts against the candidate, and offers a free retake', () => {
  const actions = show(unusable)
  expect(screen.getByText('The camera or microphone was disconnected from 0:12 to 0:31.')).toBeTruthy()
  expect(screen.getByText(candidate.faults.neverCounts)).toBeTruthy()
  expect(screen.getByText(candidate.faults.retakeNote)).toBeTruthy()
  expect(button(candidate.faults.revert)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: candidate.faults.retake }))
  expect(actions.start).toHaveBeenCalledExactlyOnceWith('a')
})

test('a fault that left the answer usable is shown without an offer of a retake', () => {
  const faults = [{ kind: 'networkLost' as const, startMs: 1_000, endMs: 21_000 }]
  show({ ...unusable, faultReport: { faults, lostMs: 0, isUnusable: false }, retakeReason: null })
  expect(screen.getByText(candidate.faults.title)).toBeTruthy()
  expect(button(candidate.faults.retake)).toBeNull()
})

test('after a retake without faults the earlier recording can be used again', () => {
  const none = { faults: [], lostMs: 0, isUnusable: false }
  const actions = show({ ...unusable, take: 2, faultReport: none, retakeReason: null, canRevert: true })
  expect(screen.queryByText(candidate.faults.neverCounts)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: candidate.faults.revert }))
  expect(actions.revert).toHaveBeenCalledExactlyOnceWith('a')
})

test('a refusal is shown at its answer, and a running command ignores a second press', () => {
  const error = new ApiError('RETAKE_NOT_OFFERED', 409, { params: {}, fields: {}, requestId: null })
  show(unusable, { refused: { answerId: 'a', error }, busyId: 'a' })
  expect(screen.getByRole('alert').textContent).toBe(errors.RETAKE_NOT_OFFERED)
  expect(screen.getByRole('button', { name: candidate.faults.retake }).getAttribute('aria-busy')).toBe('true')
})

test('an answer without faults shows no fault notice', () => {
  show({ ...unusable, faultReport: { faults: [], lostMs: 0, isUnusable: false }, retakeReason: null })
  expect(screen.queryByTestId('answer-review')).toBeNull()
})

const intact = { ...unusable, faultReport: { faults: [], lostMs: 0, isUnusable: false } }

test('a retake that the set allows says how many are left and nothing of a fault', () => {
  const actions = show({ ...intact, retakeReason: 'set' }, {}, { numberOfRetakes: 3, retakesLeft: 2 })
  expect(screen.getByText('2 of 3 left. The submission countdown pauses while you answer.')).toBeTruthy()
  expect(screen.queryByText(candidate.faults.neverCounts)).toBeNull()
  expect(button(candidate.faults.retake)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: recording.setRetakes.again }))
  expect(actions.start).toHaveBeenCalledExactlyOnceWith('a')
})

test('going back to the original says that it does not return a retake of the set', () => {
  show({ ...intact, take: 2, retakeReason: null, canRevert: true }, {}, { numberOfRetakes: 1, retakesLeft: 0 })
  expect(screen.getByText(recording.setRetakes.revertNote)).toBeTruthy()
  expect(button(recording.setRetakes.again)).toBeNull()
})
