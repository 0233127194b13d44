import { cognitiveDims, communicationDims } from '@candor/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages as texts } from '../../locales/en/assessment'
import { LevelRadar } from './level-radar'
import { renderResult } from './testing/render-result'
import { sampleAssessment, scoredDim } from './testing/sample-assessment'

afterEach(cleanup)

const dims = {
  coherence: scoredDim('coherence', 3.4),
  fluency: scoredDim('fluency', 1, { se: null }),
  clarity: scoredDim('clarity', 4.9, { se: 0.1 }),
}

test('the table shows the level of every dimension, or why it has none', () => {
  renderResult(<LevelRadar assessment={sampleAssessment({ dims })} />)
  const shown = Object.fromEntries(
    [...communicationDims, ...cognitiveDims].map((id) => {
      const row = screen.getByRole('row', { name: new RegExp(`^${texts.dims[id]}`) })
      return [id, within(row).getByRole('cell').textContent]
    }),
  )
  expect(shown).toMatchObject({
    coherence: 'Level 3.4 of 5, between 3 and 3.8',
    fluency: 'Level 1 of 5',
    clarity: 'Level 4.9 of 5, between 4.8 and 5',
    grammar: 'Not enough evidence',
  })
})

test('a dimension without a level gets no corner, instead of one at the bottom', () => {
  const { container } = renderResult(<LevelRadar assessment={sampleAssessment({ dims })} />)
  expect(container.querySelectorAll('svg circle')).toHaveLength(2)
  expect(container.querySelectorAll('svg rect')).toHaveLength(1)
})

test('a radar with fewer than three levels is not drawn', () => {
  renderResult(<LevelRadar assessment={sampleAssessment({ dims: { coherence: dims.coherence } })} />)
  expect(screen.queryByTestId('radar')).toBeNull()
})
