import { expect, test } from 'vitest'
import { findBoardAction } from './use-board-keys'

const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  findBoardAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('arrow keys go to the next card in each direction', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'focus', columns: -1, rows: 0 })
  expect(press('ArrowDown')).toEqual({ kind: 'focus', columns: 0, rows: 1 })
})

test('Shift with the left or right arrow key moves the card', () => {
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'move', columns: -1 })
  expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'move', columns: 1 })
})

test.each([
  ['a letter', press('x')],
  ['Shift with the up arrow key', press('ArrowUp', { shiftKey: true })],
  ['the browser’s way back', press('ArrowLeft', { altKey: true })],
  ['a shortcut of the system', press('ArrowRight', { ctrlKey: true, shiftKey: true })],
])('%s does nothing', (_, action) => {
  expect(action).toBeNull()
})
