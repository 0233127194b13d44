import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { beforeEach, expect, test } from 'vitest'
import { Visits } from './visits'

const list = '/company/all-submissions'
let history: RouterHistory
let visits: Visits

beforeEach(() => {
  history = createMemoryHistory({ initialEntries: ['/company/setting'] })
  visits = new Visits()
  visits.record(history.location, false)
  history.subscribe(({ location, action }) => visits.record(location, action.type === 'PUSH'))
})

const find = () => visits.findEarlier(list, history.location)

test('finds the list with its page and filters, and how far back it is', () => {
  history.push(list)
  history.replace(`${list}?page=3&keyword=linh`)
  history.push('/company/submission-details?id=1')
  expect(find()).toEqual({ href: `${list}?page=3&keyword=linh`, distance: 1 })
  history.push('/company/submission-details?id=2')
  expect(find()).toEqual({ href: `${list}?page=3&keyword=linh`, distance: 2 })
})

test('finds a list behind another page, but gives no way back over it', () => {
  history.push(`${list}?page=2`)
  history.push('/company/interview-set/1')
  history.push('/company/submission-details?id=1')
  expect(find()).toEqual({ href: `${list}?page=2`, distance: null })
})

test('forgets what a push discarded', () => {
  history.push(`${list}?page=2`)
  history.back()
  history.push('/company/submission-details?id=1')
  history.push('/company/submission-details?id=2')
  expect(find()).toBeNull()
})

test('finds nothing on the list itself, or where it was not visited', () => {
  expect(find()).toBeNull()
  history.push(`${list}?page=2`)
  expect(find()).toBeNull()
})
