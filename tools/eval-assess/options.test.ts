import { describe, expect, it } from 'vitest'
import { readOptions, UsageError } from './options'

describe('readOptions', () => {
  it('selects the held-out half (unseen) by default', () => {
    expect(readOptions(['--set', 'ellipse'], '/data')).toEqual({ set: 'ellipse', part: 'unseen', folder: '/data' })
    expect(readOptions(['--set', 'jfleg', '--part', 'tuned'], '/data').part).toBe('tuned')
  })

  it.each([
    ['an unknown set', ['--set', 'other'], '/data'],
    ['an unknown half', ['--set', 'ellipse', '--part', 'best'], '/data'],
    ['a model', ['--set', 'ellipse', '--engine', 'llm'], '/data'],
    ['no folder', ['--set', 'ellipse'], undefined],
  ])('refuses %s', (_what, args, folder) => {
    expect(() => readOptions(args, folder)).toThrow(UsageError)
  })
})
