import { expect, test } from 'vitest'
import { faultText, isLoss } from './fault-text'

test('a fault is described by its first and last second', () => {
  expect(faultText({ kind: 'deviceLost', startMs: 12_900, endMs: 30_100 }, null)).toEqual({
    kind: 'deviceLost',
    extent: 'span',
    from: '0:12',
    to: '0:31',
    seconds: 17,
  })
})

test('a fault without an end lasts to the end of the answer, and one that covers everything is the whole time', () => {
  expect(faultText({ kind: 'muted', startMs: 4_000, endMs: null }, null).extent).toBe('toEnd')
  expect(faultText({ kind: 'muted', startMs: 4_000, endMs: 9_000 }, 9_000).extent).toBe('toEnd')
  expect(faultText({ kind: 'muted', startMs: 0, endMs: null }, null).extent).toBe('whole')
  expect(faultText({ kind: 'damaged', startMs: 0, endMs: 9_000 }, 9_000).extent).toBe('whole')
  expect(faultText({ kind: 'muted', startMs: 0, endMs: 8_999 }, 9_000).extent).toBe('span')
})

test('an unknown answer length shortens no fault', () => {
  expect(faultText({ kind: 'gap', startMs: 0, endMs: 700 }, 0)).toMatchObject({ extent: 'span', seconds: 1 })
})

test('a lost connection removes nothing from the recording, every other fault does', () => {
  const kinds = ['gap', 'deviceLost', 'networkLost', 'muted', 'black', 'damaged'] as const
  expect(kinds.filter((kind) => isLoss({ kind, startMs: 0, endMs: null }))).toEqual(
    kinds.filter((kind) => kind !== 'networkLost'),
  )
})
