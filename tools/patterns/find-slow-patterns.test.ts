import { describe, expect, test } from 'vitest'
import { findPatterns } from './collect-patterns'
import { findSlowPatterns } from './find-slow-patterns'

const read = (text: string) => findSlowPatterns(findPatterns('/planted.ts', text).literals)

describe('the check of regular expressions', () => {
  test.each([
    ['a run of blanks before the end', String.raw`/\s+$/u`],
    ['an email address', String.raw`/[\w.+-]+@[\w-]+\.\w+/`],
    ['two neighboring runs of the same characters', String.raw`/^\d+[\d.]*x/`],
    ['a repeated group that can match the same text in many ways', String.raw`/^(?:\w+\s?)*$/u`],
  ])('reports %s as slower than linear', (_name, pattern) => {
    expect(read(`export const planted = ${pattern}\n`)).toHaveLength(1)
  })

  test.each([
    ['a bounded run of blanks', String.raw`/\s{1,16}$/u`],
    ['whole words behind a look-behind', String.raw`/(?<![\p{L}])increas[a-z]*(?![\p{L}])/iu`],
  ])('accepts %s', (_name, pattern) => {
    expect(read(`export const planted = ${pattern}\n`)).toEqual([])
  })

  test('lists each place that builds a pattern from a text', () => {
    expect(findPatterns('/planted.ts', "const a = 'x'\nconst b = new RegExp(a)\n").constructed).toHaveLength(1)
  })
})
