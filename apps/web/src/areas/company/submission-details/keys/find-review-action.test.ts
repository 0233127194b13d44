import { expect, test, vi } from 'vitest'
import { findReviewAction, type ReviewActions } from './find-review-action'

const create = () => ({
  setLevel: vi.fn<(level: number) => void>(),
  undo: vi.fn<() => void>(),
  decide: vi.fn<(decision: 'yes' | 'maybe' | 'no') => void>(),
  stepQuestion: vi.fn<(by: 1 | -1) => void>(),
  stepSubmission: vi.fn<(by: 1 | -1) => void>(),
  goToStage: vi.fn<() => void>(),
  writeReason: vi.fn<() => void>(),
  playReel: vi.fn<() => void>(),
  help: vi.fn<() => void>(),
})
const press = (actions: ReviewActions, key: string, target: Element = document.body) => {
  const action = findReviewAction({ key, target }, actions)
  action?.()
  return action !== null
}

test('keys set a level, undo it, decide, and move between questions and submissions', () => {
  const actions = create()
  for (const key of ['1', '5', 'z', 'Y', 'u', 'n', '[', ']', 'h', 'j', 's', 'r', 'e', '?'])
    expect(press(actions, key)).toBe(true)
  expect(actions.setLevel.mock.calls).toEqual([[1], [5]])
  expect(actions.undo).toHaveBeenCalledOnce()
  expect(actions.decide.mock.calls).toEqual([['yes'], ['maybe'], ['no']])
  expect(actions.stepQuestion.mock.calls).toEqual([[-1], [1]])
  expect(actions.stepSubmission.mock.calls).toEqual([[-1], [1]])
  expect(actions.goToStage).toHaveBeenCalledOnce()
  expect(actions.writeReason).toHaveBeenCalledOnce()
  expect(actions.playReel).toHaveBeenCalledOnce()
  expect(actions.help).toHaveBeenCalledOnce()
})

test('0, 6, space and the keys of the player do nothing here', () => {
  const actions = create()
  for (const key of ['0', '6', ' ', 'm', 'c', 'f', 'k', 'Enter']) expect(press(actions, key)).toBe(false)
})

test('no key acts while someone types, picks from a list, or works in a window over the page', () => {
  const actions = create()
  const places = [
    '<input>',
    '<textarea></textarea>',
    '<div role="combobox"></div>',
    '<div role="dialog"><button></button></div>',
  ]
  for (const html of places) {
    document.body.innerHTML = html
    const target = document.body.querySelector('button') ?? document.body.firstElementChild
    if (target === null) throw new Error('the place is missing')
    expect([html, press(actions, '4', target)]).toEqual([html, false])
  }
})

test('a member who only reads has no keys for levels and decisions, but moves all the same', () => {
  const { setLevel: _, undo: __, decide: ___, ...reading } = create()
  for (const key of ['3', 'z', 'y', 'u', 'n']) expect(press(reading, key)).toBe(false)
  expect(press(reading, ']')).toBe(true)
})
