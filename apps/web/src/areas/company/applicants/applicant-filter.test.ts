import { expect, test } from 'vitest'
import { isFiltered, toInput } from './applicant-filter'

test('an empty address asks for the first page, the newest first', () => {
  expect(toInput({})).toEqual({ page: 1, sort: 'newest' })
})

test('each filter of the address is sent by the name that the API has for it', () => {
  const filter = { position: 'a', stage: 'b', interview: 'unfinished', keyword: 'Lan', sort: 'name', page: 3 } as const
  expect(toInput(filter)).toEqual({
    page: 3,
    sort: 'name',
    positionId: 'a',
    stageId: 'b',
    interview: 'unfinished',
    keyword: 'Lan',
  })
})

test('neither the order nor the page narrows the list', () => {
  expect(isFiltered({ sort: 'name', page: 2 })).toBe(false)
  expect(isFiltered({ interview: 'started' })).toBe(true)
})
