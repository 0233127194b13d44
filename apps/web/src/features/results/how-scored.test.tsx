import { type Dim, digitalSources } from '@candor/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DimRow } from './dim-row'
import { HowScored } from './how-scored'
import { renderResult } from './testing/render-result'
import { scoredDim } from './testing/sample-assessment'

afterEach(cleanup)

const measures = [{ id: 'hdd', value: 0.81, unit: 'share', contribution: 0, norm: '0.70→0.84' }] as const
const measured: Dim = {
  id: 'vocabulary',
  state: 'not_evaluated',
  reason: 'exam_not_passed',
  confidence: 'low',
  evidence: [],
  measures: [...measures],
  why: [
    { key: 'not_evaluated.exam_not_passed', params: {} },
    { key: 'vocabulary.variety', params: { distinct: 41, words: 300 } },
  ],
  missing: [],
}

test('what the engine is not accurate enough for shows its measures as facts, without range, credit or weight', () => {
  const { container } = renderResult(<HowScored dim={measured} />)
  expect(screen.getByText('What was measured')).toBeDefined()
  expect(within(screen.getByTestId('measure')).getByText(/81/)).toBeDefined()
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(2)
  expect(container.textContent).not.toContain('84')
  expect(container.textContent).not.toMatch(/weight|scored/i)
})

test('a level shows the range and the credit of its measures', () => {
  renderResult(<HowScored dim={scoredDim('vocabulary', 3, { measures: [{ ...measures[0], contribution: 1 }] })} />)
  expect(screen.getAllByRole('columnheader', { hidden: true })).toHaveLength(3)
})

test('its row says why it has no level and what is known', () => {
  const { container } = renderResult(<DimRow dim={measured} />)
  expect(container.textContent).toContain('Not accurate enough for a level')
  fireEvent.click(screen.getByRole('button', { name: /^Vocabulary/ }))
  expect(container.textContent).toContain('This engine isn’t accurate enough to give a level here. A reviewer can.')
  expect(container.textContent).toContain('41')
})

test('a model’s explanation is marked so that programs recognize it', () => {
  const judged = { samples: [3], spread: 0, whyNotHigher: 'No second option.', checks: [] }
  const { container } = renderResult(<HowScored dim={scoredDim('problem_solving', 3, { judged })} />)
  const marked = [...container.querySelectorAll(`[data-digital-source-type="${digitalSources.model}"]`)]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['No second option.'])
})
