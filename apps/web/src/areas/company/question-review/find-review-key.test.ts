import { afterEach, expect, test, vi } from 'vitest'
import { findReviewKey, type QuestionReviewActions } from './find-review-key'

afterEach(() => document.body.replaceChildren())

const create = (isRated: boolean) => ({
  setLevel: vi.fn(),
  step: vi.fn(),
  stepQuestion: vi.fn(),
  writeReason: vi.fn(),
  play: vi.fn(),
  ...(isRated ? { toNext: vi.fn(), openSubmission: vi.fn() } : {}),
})
const press = (actions: QuestionReviewActions, key: string, target: Element = document.body): boolean => {
  const action = findReviewKey({ key, target }, actions)
  action?.()
  return action !== null
}

test('1 to 5 rate, J and K step, R writes a reason, and the space bar plays', () => {
  const actions = create(false)
  for (const key of ['3', 'j', 'K', ']', '[', 'r', ' ']) expect([key, press(actions, key)]).toEqual([key, true])
  expect(actions.setLevel).toHaveBeenCalledExactlyOnceWith(3)
  expect(actions.step.mock.calls).toEqual([[1], [-1]])
  expect(actions.stepQuestion.mock.calls).toEqual([[1], [-1]])
  expect(actions.writeReason).toHaveBeenCalledOnce()
  expect(actions.play).toHaveBeenCalledOnce()
  for (const key of ['0', '6', 'x', 'Escape']) expect([key, press(actions, key)]).toEqual([key, false])
})

test('Enter and O act only after the answer is rated', () => {
  const before = create(false)
  expect([press(before, 'Enter'), press(before, 'o')]).toEqual([false, false])
  const after = create(true)
  expect([press(after, 'Enter'), press(after, 'o')]).toEqual([true, true])
  expect(after.toNext).toHaveBeenCalledOnce()
  expect(after.openSubmission).toHaveBeenCalledOnce()
})

test('keys belong to a field that is typed in, and Enter and the space bar to a focused button', () => {
  const actions = create(true)
  document.body.innerHTML = '<textarea></textarea><button></button><div role="dialog"><p></p></div>'
  const find = (selector: string) => document.body.querySelector(selector) ?? document.body
  for (const key of ['3', 'j', 'Enter', ' ']) expect(press(actions, key, find('textarea'))).toBe(false)
  expect(press(actions, '3', find('p'))).toBe(false)
  expect(press(actions, ' ', find('button'))).toBe(false)
  expect(press(actions, 'Enter', find('button'))).toBe(false)
  expect(press(actions, '3', find('button'))).toBe(true)
})
