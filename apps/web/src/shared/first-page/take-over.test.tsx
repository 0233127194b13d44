import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DrawnPage } from './drawn-page'
import { findCounterpart } from './take-over'

const finish = vi.fn()

beforeEach(() => {
  document.getAnimations = () => []
})
afterEach(() => {
  cleanup()
  finish.mockClear()
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'candorEarlyPress')
  delete document.documentElement.dataset.firstPage
})

const send = vi.fn()

function Form() {
  const [email, setEmail] = useState('')
  return (
    <div data-screen="page">
      <p>Sign in</p>
      <label>
        Email
        <input type="email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      </label>
      <button type="button" onClick={() => send(email)}>
        Send code
      </button>
      <button type="button">Cancel</button>
    </div>
  )
}

/** The page as the server rendered it. */
function serve(isWhole = true): HTMLElement {
  document.body.innerHTML = `<div id="first-page"${isWhole ? ' data-whole=""' : ''}>${renderToString(<Form />)}</div><div id="root"></div>`
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  return root
}

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`#first-page ${selector}`)
  if (element === null) throw new Error(`the first page has no ${selector}`)
  return element
}

/** The app draws, and what it put off to the next task runs. */
async function draw(root: HTMLElement, app = <Form />): Promise<void> {
  render(<DrawnPage root={root}>{app}</DrawnPage>, { container: root })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('the drawn page replaces the rendered one', async () => {
  await draw(serve())
  expect(document.querySelector('#first-page')).toBeNull()
  expect(screen.getAllByText('Sign in')).toHaveLength(1)
})

test('what was typed and an early press act in the drawn page, in this order', async () => {
  const root = serve()
  const field = find('input')
  if (field instanceof HTMLInputElement) field.value = 'mai@example.org'
  Object.assign(window, { candorEarlyPress: { button: find('button') } })
  await draw(root)
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mai@example.org')
  expect(send.mock.calls).toEqual([['mai@example.org']])
})

test('the focus moves to the same field', async () => {
  const root = serve()
  find('input').focus()
  await draw(root)
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('a press is dropped if the page has something else at its place', async () => {
  const root = serve()
  Object.assign(window, { candorEarlyPress: { button: find('button') } })
  const other = vi.fn()
  await draw(
    root,
    <div data-screen="page">
      <p />
      <p />
      <button type="button" onClick={other}>
        Delete account
      </button>
    </div>,
  )
  expect(other).not.toHaveBeenCalled()
})

test('an element of another screen has no counterpart', () => {
  const root = serve()
  root.innerHTML = '<div data-screen="notice"><p>Sign in</p></div>'
  expect(findCounterpart(find('p'), root)).toBeNull()
})

test.each([
  ['ends', true, undefined, 1],
  ['leaves after a skeleton', false, undefined, 0],
  ['leaves after a page that was hidden', true, 'hidden', 0],
])('the drawn page %s the entrance of its elements', async (...row) => {
  const [, isWhole, firstPage, times] = row
  const root = serve(isWhole)
  if (firstPage !== undefined) document.documentElement.dataset.firstPage = firstPage
  const animate = (endTime: number) => ({ effect: { getComputedTiming: () => ({ endTime }) }, finish })
  // Not in this document library: one entrance, and one animation that never ends.
  Object.assign(document, { getAnimations: () => [animate(320), animate(Number.POSITIVE_INFINITY)] })
  await draw(root)
  expect(finish).toHaveBeenCalledTimes(times)
})

test('without a rendered page the app just draws', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await draw(document.getElementById('root') ?? document.body)
  expect(screen.getByText('Sign in')).toBeDefined()
})
