import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveShortcutSetting } from '../../../shared/keys/shortcut-setting'
import { useListKeys } from './use-list-keys'

const onToggle = vi.fn()
const onSelect = vi.fn()
const onOpen = vi.fn()
const onDecide = vi.fn()
const onClear = vi.fn()

function List({ mayReview = true }: { mayReview?: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, { onToggle, onSelect, onOpen, ...(mayReview ? { onDecide, onClear } : {}) })
  return (
    <div ref={list}>
      {['a', 'b', 'c'].map((id) => (
        <div key={id} data-row-id={id}>
          <input type="checkbox" aria-label={`select ${id}`} />
          <a href={`#${id}`}>{id}</a>
        </div>
      ))}
      <input aria-label="search" />
    </div>
  )
}

const press = (key: string, more: object = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const getFocused = (): string | undefined => document.activeElement?.textContent

beforeEach(() => {
  saveShortcutSetting(true)
  render(<List />)
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('J and K move through the rows, from the first or the last one, and stay at the ends', () => {
  press('j')
  expect(getFocused()).toBe('a')
  press('J')
  press('j')
  expect(getFocused()).toBe('c')
  press('j')
  expect(getFocused()).toBe('c')
  press('k')
  expect(getFocused()).toBe('b')
})

test('the arrow keys move within the list, and scroll the page elsewhere', () => {
  expect(press('ArrowDown')).toBe(true)
  expect(document.activeElement).toBe(document.body)
  press('k')
  expect(press('ArrowUp')).toBe(false)
  expect(getFocused()).toBe('b')
})

test('X selects the focused row, and with Shift a move selects both rows', () => {
  press('x')
  expect(onToggle).not.toHaveBeenCalled()
  press('j')
  press('x')
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('a')
  press('J', { shiftKey: true })
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
})

test('Enter opens the row from its checkbox, and a link keeps the key', () => {
  screen.getByLabelText('select b').focus()
  press('Enter')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('b')
  press('j')
  expect(press('Enter')).toBe(true)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('Y, U and N decide about the focused row, and about none elsewhere', () => {
  expect(press('y')).toBe(true)
  press('j')
  for (const key of ['y', 'U', 'n']) expect(press(key)).toBe(false)
  expect(onDecide.mock.calls).toEqual([
    ['a', 'yes'],
    ['a', 'maybe'],
    ['a', 'no'],
  ])
})

test('Escape clears the selection from anywhere on the page, but not from a field', () => {
  press('Escape')
  expect(onClear).toHaveBeenCalledOnce()
  screen.getByLabelText('search').focus()
  expect(press('Escape')).toBe(true)
  expect(onClear).toHaveBeenCalledOnce()
})

test('members who don’t review decide nothing, and where nothing is selected, Escape is left to the browser', () => {
  cleanup()
  render(<List mayReview={false} />)
  press('j')
  expect([press('y'), press('Escape')]).toEqual([true, true])
})

test('no key acts while someone types, or with another key held', () => {
  screen.getByLabelText('search').focus()
  for (const key of ['j', 'k', 'x', 'y', 'ArrowDown', 'Enter']) expect(press(key)).toBe(true)
  screen.getByLabelText('select a').focus()
  expect(press('j', { ctrlKey: true })).toBe(true)
  expect([onToggle.mock.calls, onOpen.mock.calls]).toEqual([[], []])
})

test('no key acts when the keys are switched off', () => {
  act(() => saveShortcutSetting(false))
  expect(press('j')).toBe(true)
  expect(document.activeElement).toBe(document.body)
})
