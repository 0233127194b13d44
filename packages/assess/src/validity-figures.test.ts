import { describe, expect, it } from 'vitest'
import { capConfidence, highFrom, type ValidityFigure, validityFigures } from './validity-figures'

const figures = Object.values(validityFigures).flatMap((byDim): ValidityFigure[] => Object.values(byDim))
const buildFigure = (r: number | null): ValidityFigure => ({ r, source: 'authored', otherwise: 'medium' })

describe('the confidence of a dimension', () => {
  it('is high only where a held-out correlation with people of at least .7 is known', () => {
    expect(capConfidence('high', buildFigure(0.7))).toBe('high')
    expect(capConfidence('high', buildFigure(0.69))).toBe('medium')
    expect(capConfidence('high', buildFigure(null))).toBe('medium')
    expect(capConfidence('low', buildFigure(0.9))).toBe('low')
  })

  it('is high for no dimension today', () => {
    expect(figures).toHaveLength(10)
    for (const figure of figures) {
      expect(figure.r ?? 0).toBeLessThan(highFrom)
      expect(capConfidence('high', figure)).not.toBe('high')
    }
  })

  it('stays low for Vietnamese measures that were compared with no person, except timing and points', () => {
    const { grammar, vocabulary, coherence, fluency, comprehension } = validityFigures.vi
    for (const figure of [grammar, vocabulary, coherence]) expect(capConfidence('medium', figure)).toBe('low')
    for (const figure of [fluency, comprehension]) expect(capConfidence('high', figure)).toBe('medium')
  })
})
