import { expect, test } from 'vitest'
import { withKnownOrder } from './submission-filter'

test('an order by the date of the reply goes with the filter of people who wait', () => {
  expect(withKnownOrder({ waiting: true, sort: 'replyBy' })).toEqual({ waiting: true, sort: 'replyBy' })
  expect(withKnownOrder({ sort: 'replyByDescending', page: 2 })).toEqual({ sort: undefined, page: 2 })
  expect(withKnownOrder({ sort: 'level' })).toEqual({ sort: 'level' })
})
