import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { keepPageClass } from './page-history'

const begin = (pathname: string) => {
  const left: string[] = []
  const inner = createMemoryHistory({ initialEntries: [pathname] })
  const history = keepPageClass(inner, pathname, {
    assign: (path) => left.push(`assign ${path}`),
    replace: (path) => left.push(`replace ${path}`),
  })
  return { history, left }
}

test('a way within one class stays in the document', () => {
  const { history, left } = begin('/company/interview-sets')
  history.push('/company/interview-set/1?tab=link#top')
  history.replace('/')
  expect(history.location.pathname).toBe('/')
  expect(left).toEqual([])
})

test.each([
  ['/company/interview-sets', '/interview/AbC?selected_lang=vi#x'],
  ['/company/interview-sets', '/practice/interview/AbC'],
  ['/interview/AbC', '/'],
  ['/interview/AbC/start', '/company/sign-in?return_url=/interview/AbC'],
])('a way from %s to %s loads the page anew, whether pushed or replaced', (from, to) => {
  const { history, left } = begin(from)
  history.push(to)
  history.replace(to)
  expect(left).toEqual([`assign ${to}`, `replace ${to}`])
  expect(history.location.pathname).toBe(from)
})

test('a way within an interview stays in the document', () => {
  const { history, left } = begin('/interview/AbC')
  history.push('/interview/AbC/start')
  expect(history.location.pathname).toBe('/interview/AbC/start')
  expect(left).toEqual([])
})
