import { describe, expect, test } from 'vitest'
import { limitCaller } from './caller-parts'

const caller = { user: null, blocked: null, candidate: [] }

describe('a caller of which parts were looked up', () => {
  test('gives these parts', () => {
    expect(limitCaller(caller, ['user']).user).toBeNull()
    expect(limitCaller(caller, ['candidate']).candidate).toEqual([])
  })

  test('throws for every other part, so that no caller is mistaken for a stranger', () => {
    expect(() => limitCaller(caller, ['candidate']).user).toThrow()
    expect(() => limitCaller(caller, ['candidate']).blocked).toThrow()
    expect(() => limitCaller(caller, ['user']).candidate).toThrow()
  })
})
