import { describe, expect, it } from 'vitest'
import { atLeast, atMost, formatTable, isMet } from './table'

const row = { measure: 'overall r', naive: 0.28, n: 900 }

describe('the table of results', () => {
  it('compares the aim with the exact figure, not with the rounded one', () => {
    expect(isMet({ ...row, ours: 0.5999, aim: atLeast(0.6) })).toBe(false)
    expect(isMet({ ...row, ours: 0.6, aim: atLeast(0.6) })).toBe(true)
    expect(isMet({ ...row, ours: 0.151, aim: atMost(0.15) })).toBe(false)
  })

  it('never counts an unmeasured figure as met', () => {
    expect(isMet({ ...row, ours: null, aim: atMost(1) })).toBe(false)
    expect(isMet({ ...row, ours: 1, aim: null })).toBeNull()
  })

  it('prints rows that can be pasted into a document', () => {
    const printed = formatTable({
      set: 'ellipse',
      part: 'unseen',
      rows: [{ ...row, ours: 0.5, aim: atLeast(0.6) }],
      notes: ['10 left out'],
    })
    expect(printed).toContain('| overall r | 0.50 | 0.28 | >= 0.60 | no | 900 |')
    expect(printed).toContain('- 10 left out')
  })
})
