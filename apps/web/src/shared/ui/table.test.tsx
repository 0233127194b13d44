import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '../testing/render-with-texts'
import { Table } from './table'

const onOpen = vi.fn()
const onIntent = vi.fn()
const onSort = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  renderWithTexts(
    <Table
      caption="Fruits"
      rows={['apple', 'pear']}
      rowKey={(row) => row}
      onOpen={onOpen}
      onIntent={onIntent}
      columns={[
        {
          id: 'name',
          header: 'Name',
          cell: (row) => <a href={`#${row}`}>{row}</a>,
          sorting: { direction: 'descending', onPress: onSort },
        },
        { id: 'text', header: 'Text', cell: (row) => `about the ${row}` },
        { id: 'button', header: 'Button', cell: (row) => <button type="button">copy {row}</button> },
      ]}
    />,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

const enter = (text: string, pointerType = 'mouse') => fireEvent.pointerEnter(screen.getByText(text), { pointerType })
const leave = (text: string) => fireEvent.pointerLeave(screen.getByText(text))

test('a press on a row opens it, a press on a link or a button in it does not', () => {
  fireEvent.click(screen.getByText('pear'))
  fireEvent.click(screen.getByText('copy pear'))
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('about the pear'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('pear')
})

test('a heading that sorts is a button, says its direction, and is pressed once', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledOnce()
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Text' }).hasAttribute('aria-sort')).toBe(false)
})

test('a press on a link in a row reaches the document, which decides where it leads', () => {
  const seen = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', seen)
  fireEvent.click(screen.getByText('pear'))
  document.removeEventListener('click', seen)
  expect(seen).toHaveBeenCalledOnce()
})

test('a mouse that rests on a row is reported once for each row', () => {
  enter('about the pear')
  vi.advanceTimersByTime(79)
  expect(onIntent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  leave('about the pear')
  enter('about the pear')
  vi.advanceTimersByTime(1_000)
  expect(onIntent).toHaveBeenCalledExactlyOnceWith('pear')
  enter('about the apple')
  vi.advanceTimersByTime(80)
  expect(onIntent).toHaveBeenLastCalledWith('apple')
})

test('a mouse that crosses a row, a finger and a page that saves data are not reported', () => {
  enter('about the pear')
  leave('about the pear')
  enter('about the apple', 'touch')
  vi.advanceTimersByTime(1_000)
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  enter('about the pear')
  vi.advanceTimersByTime(1_000)
  expect(onIntent).not.toHaveBeenCalled()
})

test('a row that left the screen is not reported', () => {
  enter('about the pear')
  cleanup()
  vi.advanceTimersByTime(1_000)
  expect(onIntent).not.toHaveBeenCalled()
})
