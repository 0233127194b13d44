import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OverviewCard } from './overview-card'
import { renderResult } from './testing/render-result'
import { sampleAssessment, scoredDim, scoredGroup } from './testing/sample-assessment'

afterEach(cleanup)

test('an overall level is shown in half levels like in lists, with its range, its confidence and its parts', () => {
  const assessment = sampleAssessment({ overall: scoredGroup(3.6), groups: { cognitive: scoredGroup(3) } })
  const { container } = renderResult(<OverviewCard assessment={assessment} />)
  expect(container.textContent).toContain('Level 3.5 of 5, between 3 and 4')
  expect(screen.getByTestId('overall').textContent).toContain('3.5of 5')
  expect(screen.getByRole('img', { name: 'Level 3.5 of 5' })).toBeDefined()
  expect(container.textContent).toContain('Medium confidence')
  expect(container.textContent).toContain('40% communication, 60% cognitive')
})

test('without an overall level, none is shown: good language must not stand for what was said', () => {
  const assessment = sampleAssessment({
    groups: { communication: scoredGroup(3) },
    overall: { state: 'not_evaluated', reason: 'no_points_heard', weightScored: 0.4 },
  })
  const { container } = renderResult(<OverviewCard assessment={assessment} />)
  expect(screen.getByRole('heading', { name: 'No overall level' })).toBeDefined()
  expect(screen.queryByRole('img', { name: /50/ })).toBeNull()
  expect(container.textContent).toContain('No expected point heard')
  expect(container.textContent).toContain('Only 40% of the overall level could be scored')
})

test('an overall level from points alone says so, and that language was not judged', () => {
  const points = { groups: { communication: 0.4, cognitive: 0, cv: 0 }, points: 0.6, dims: {} }
  const communication = { state: 'not_evaluated', reason: 'exam_not_passed', weightScored: 0.3 } as const
  const alone = sampleAssessment({ weights: points, overall: scoredGroup(3.2, 0.6), groups: { communication } })
  const { container } = renderResult(<OverviewCard assessment={alone} />)
  expect(container.textContent).toContain('From expected points covered. Language and thinking are not judged.')
  cleanup()
  const both = { ...alone, groups: { ...alone.groups, communication: scoredGroup(3) } }
  const { container: other } = renderResult(<OverviewCard assessment={both} />)
  expect(other.textContent).toContain('From expected points covered (60%) and communication (40%)')
})

test('if nothing could be judged, neither a level nor a zero is shown', () => {
  const { container } = renderResult(<OverviewCard assessment={sampleAssessment()} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.textContent).not.toMatch(/Level|\b0 of 100|0 out of/)
  expect(screen.getByTestId('group-line-cognitive').textContent).toContain('Not enough evidence')
})

test('the overall level and each group say on a press what they are made of', async () => {
  const points = { groups: { communication: 0.4, cognitive: 0, cv: 0 }, points: 0.6, dims: {} }
  renderResult(<OverviewCard assessment={sampleAssessment({ weights: points, overall: scoredGroup(3.2, 0.6) })} />)
  const expectTip = async (name: string, text: RegExp) => {
    fireEvent.click(screen.getByRole('button', { name: `About ${name}` }))
    expect(await screen.findByText(text, {}, { timeout: 20_000 })).toBeDefined()
  }
  await expectTip('Overall', /^One level from 1 to 5, made of what could be scored/)
  expect(screen.getAllByText(/^From expected points covered\. Language/)).toHaveLength(2)
  await expectTip('Communication skills', /how answers were put into words/)
  await expectTip('CV attributes', /isn’t part of the overall level/)
})

test('coverage is shown for every group', () => {
  const dims = { clarity: scoredDim('clarity', 3), logical_reasoning: scoredDim('logical_reasoning', 3) }
  renderResult(<OverviewCard assessment={sampleAssessment({ dims })} />)
  expect(screen.getByTestId('group-line-cognitive').textContent).toContain('2 of 8 scored')
  expect(screen.getByTestId('group-line-communication').textContent).toContain('0 of 5 scored')
})

const byPeople = (dimId: 'grammar' | 'clarity', level: number) => ({
  dimId,
  level,
  reason: 'Heard it',
  reviewerId: 'u1',
  reviewerName: 'Lan',
  at: '2026-11-27T00:00:00.000Z',
})
const weights = { groups: { communication: 0.4, cognitive: 0.6, cv: 0 }, dims: { grammar: 1, clarity: 1 } }

test('levels of people make an overall level of their own, named as theirs, once they have 60% of the weights', () => {
  const reviewer = [byPeople('clarity', 4), byPeople('grammar', 3)]
  renderResult(<OverviewCard assessment={sampleAssessment({ weights, reviewer })} />)
  expect(screen.getByTestId('reviewer-overall').textContent).toContain('from your reviewers: 3.5 of 5')
  cleanup()
  renderResult(<OverviewCard assessment={sampleAssessment({ weights, reviewer: [byPeople('grammar', 3)] })} />)
  expect(screen.getByTestId('reviewer-overall').textContent).toContain('1 dimension, 40% of the weights')
  cleanup()
  renderResult(<OverviewCard assessment={sampleAssessment({ weights })} />)
  expect(screen.queryByTestId('reviewer-overall')).toBeNull()
})
