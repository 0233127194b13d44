import { describe, expect, it } from 'vitest'
import { formatExpectedPoint, parseExpectedPoint } from './expected-points'

describe('an expected point', () => {
  it('is read as a heading and its alternatives', () => {
    expect(parseExpectedPoint('Finds the cause: root cause / checked log /trace')).toEqual({
      heading: 'Finds the cause',
      alternatives: ['root cause', 'checked log', 'trace'],
    })
  })
  it.each(['Names the result', 'Names the result: what got better', 'On call 24/7', 'Knows CI/CD: why it helps'])(
    'that is one sentence is a heading alone: %s',
    (line) => {
      expect(parseExpectedPoint(line)).toEqual({ heading: line, alternatives: [] })
    },
  )
  it('keeps a slash inside an alternative', () => {
    expect(parseExpectedPoint('Ships often: CI/CD / rollback').alternatives).toEqual(['CI/CD', 'rollback'])
  })
  it.each(['Finds the cause: root cause / checked log', 'Names the result'])(
    'is written as it was read: %s',
    (line) => {
      expect(formatExpectedPoint(parseExpectedPoint(line))).toBe(line)
    },
  )
})
