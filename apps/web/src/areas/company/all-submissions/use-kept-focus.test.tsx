import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

let keep: (id: string) => void

function List({ ids }: { ids: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null)
  keep = useKeptFocus(list)
  return (
    <div ref={list}>
      {ids.map((id) => (
        <div key={id} data-row-id={id}>
          <a href={`#${id}`}>{id}</a>
        </div>
      ))}
    </div>
  )
}

const focusRow = (id: string): void => document.querySelector<HTMLElement>(`[data-row-id=${id}] a`)?.focus()
const getFocused = (): string | undefined => document.activeElement?.textContent

afterEach(cleanup)

test('the focus of a decided row that leaves the list goes to the row in its place, or to the last one', () => {
  const { rerender } = render(<List ids={['a', 'b', 'c']} />)
  focusRow('b')
  keep('b')
  rerender(<List ids={['a', 'b', 'c']} />)
  expect(getFocused()).toBe('b')
  rerender(<List ids={['a', 'c']} />)
  expect(getFocused()).toBe('c')
  keep('c')
  rerender(<List ids={['a']} />)
  expect(getFocused()).toBe('a')
})

test('the focus stays where the person has moved it meanwhile, and a row that leaves for another reason passes on none', () => {
  const { rerender } = render(<List ids={['a', 'b', 'c']} />)
  keep('b')
  focusRow('a')
  rerender(<List ids={['a', 'c']} />)
  expect(getFocused()).toBe('a')
  rerender(<List ids={['c']} />)
  expect(document.activeElement).toBe(document.body)
})
