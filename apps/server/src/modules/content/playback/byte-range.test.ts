import { expect, test } from 'vitest'
import { readRange } from './byte-range'

const many = `bytes=${Array.from({ length: 1000 }, () => '0-99').join(',')}`

test.each([
  [undefined, null],
  ['bytes=0-0', { start: 0, endInclusive: 0 }],
  ['bytes=-1', { start: 99, endInclusive: 99 }],
  ['bytes=5-', { start: 5, endInclusive: 99 }],
  ['bytes=-500', { start: 0, endInclusive: 99 }],
  ['bytes=90-500', { start: 90, endInclusive: 99 }],
  ['Bytes=0-9', { start: 0, endInclusive: 9 }],
  ['bytes=0-18446744073709551615', { start: 0, endInclusive: 99 }],
  ['bytes=-18446744073709551615', { start: 0, endInclusive: 99 }],
  ['bytes=18446744073709551615-', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', null],
  ['bytes=0-1,5-6', null],
  [many, null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['bytes=-5-', null],
  ['lines=0-5', null],
])('of 100 bytes, the header %s selects %j (F-09)', (header, span) => {
  expect(readRange(header, 100)).toEqual(span)
})
