import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HighlightList } from './highlight-list'
import { renderResult } from './testing/render-result'
import { sampleAssessment, sampleQuote, scoredDim } from './testing/sample-assessment'

afterEach(cleanup)

const shown = (effect: '+' | '-' | null) => {
  const evidence = effect === null ? [] : [sampleQuote({ effect })]
  const dims = { coherence: scoredDim('coherence', 4, { evidence }), fluency: scoredDim('fluency', 2, { evidence }) }
  renderResult(<HighlightList assessment={sampleAssessment({ dims })} />)
  return [screen.queryAllByTestId('evidence-quote').length, screen.queryAllByText(/^No quote;/).length]
}

test('the note that a level has no quote is shown only if there is no quote at all', () => {
  expect(shown(null)).toEqual([0, 2])
  cleanup()
  expect(shown('+')).toEqual([1, 0])
  cleanup()
  expect(shown('-')).toEqual([1, 0])
})
