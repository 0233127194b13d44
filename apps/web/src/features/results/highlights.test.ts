import { expect, test } from 'vitest'
import { findHighlights } from './highlights'
import { sampleAssessment, sampleQuote, scoredDim } from './testing/sample-assessment'

test('the strongest dimension shows a supporting quote, the weakest an opposing one', () => {
  const both = [sampleQuote({ effect: '+' }), sampleQuote({ effect: '-', start: 40 })]
  const dims = {
    coherence: scoredDim('coherence', 4, { evidence: both }),
    clarity: scoredDim('clarity', 3),
    fluency: scoredDim('fluency', 2, { evidence: both }),
  }
  const found = findHighlights(sampleAssessment({ dims }))
  expect(found?.strongest).toMatchObject({ dim: { id: 'coherence' }, quote: { effect: '+' } })
  expect(found?.weakest).toMatchObject({ dim: { id: 'fluency' }, quote: { effect: '-' } })
})

test('opposing quotes never appear under the strongest dimension, nor supporting ones under the weakest', () => {
  const dims = {
    coherence: scoredDim('coherence', 4, { evidence: [sampleQuote({ effect: '-' })] }),
    fluency: scoredDim('fluency', 2, { evidence: [sampleQuote({ effect: '+' })] }),
  }
  const found = findHighlights(sampleAssessment({ dims }))
  expect([found?.strongest.quote, found?.weakest.quote]).toEqual([null, null])
})

test('a dimension without a level is not the weakest, and CV attributes are not compared with the interview', () => {
  const dims = {
    coherence: scoredDim('coherence', 4),
    clarity: scoredDim('clarity', 3),
    strategic_focus: scoredDim('strategic_focus', 1),
  }
  expect(findHighlights(sampleAssessment({ dims }))?.weakest.dim.id).toBe('clarity')
})

test('levels that are close together are not ranked', () => {
  const dims = { coherence: scoredDim('coherence', 3.4), clarity: scoredDim('clarity', 3) }
  expect(findHighlights(sampleAssessment({ dims }))).toBeNull()
  expect(findHighlights(sampleAssessment())).toBeNull()
})

test('of two dimensions with equal levels, the one with a playable quote comes first', () => {
  const dims = {
    coherence: scoredDim('coherence', 4),
    clarity: scoredDim('clarity', 4, { evidence: [sampleQuote()] }),
    fluency: scoredDim('fluency', 2),
  }
  expect(findHighlights(sampleAssessment({ dims }))?.strongest.dim.id).toBe('clarity')
})
