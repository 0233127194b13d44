import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OverviewCard } from './overview-card'
import { renderResult } from './testing/render-result'
import { sampleAssessment, scoredDim, scoredGroup } from './testing/sample-assessment'

afterEach(cleanup)

test('an overall level is shown with its range, its confidence and its parts', () => {
  const assessment = sampleAssessment({ overall: scoredGroup(3.2), groups: { cognitive: scoredGroup(3) } })
  const { container } = renderResult(<OverviewCard assessment={assessment} />)
  expect(container.textContent).toContain('Level 3.2 of 5, between 2.8 and 3.6')
  expect(container.textContent).toContain('Medium confidence')
  expect(container.textContent).toContain('40% communication, 60% cognitive')
})

test('without an overall level, the ring shows the communication level and says so', () => {
  const assessment = sampleAssessment({
    groups: { communication: scoredGroup(3) },
    overall: { state: 'not_evaluated', reason: 'insufficient_evidence', weightScored: 0.4 },
  })
  const { container } = renderResult(<OverviewCard assessment={assessment} />)
  expect(screen.getByRole('img', { name: /^Communication skills.*50/ })).toBeDefined()
  expect(container.textContent).toContain('Only 40% of the overall level could be scored')
})

test('if nothing could be judged, neither a level nor a zero is shown', () => {
  const { container } = renderResult(<OverviewCard assessment={sampleAssessment()} />)
  expect(screen.getByText('–')).toBeDefined()
  expect(container.textContent).not.toMatch(/Level|\b0 of 100|0 out of/)
  expect(screen.getByTestId('group-line-cognitive').textContent).toContain('Not enough evidence')
})

test('coverage is shown for every group', () => {
  const dims = { clarity: scoredDim('clarity', 3), logical_reasoning: scoredDim('logical_reasoning', 3) }
  renderResult(<OverviewCard assessment={sampleAssessment({ dims })} />)
  expect(screen.getByTestId('group-line-cognitive').textContent).toContain('2 of 8 scored')
  expect(screen.getByTestId('group-line-communication').textContent).toContain('0 of 5 scored')
})
