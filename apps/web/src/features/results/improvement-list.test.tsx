import { digitalSources, rubric } from '@candor/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ImprovementList } from './improvement-list'
import { NotesCard } from './notes-card'
import { renderResult } from './testing/render-result'
import { scoredDim } from './testing/sample-assessment'

afterEach(cleanup)

const judged = { samples: [2, 3, 3], spread: 1, whyNotHigher: 'No <b>second</b> option.', checks: [] }
const shownText = () => screen.queryByTestId('raise')?.textContent ?? null

test('a level from a model shows the rubric’s next level, and the model’s own words as plain text', () => {
  renderResult(<ImprovementList dim={scoredDim('problem_solving', 3, { judged })} />)
  expect(shownText()).toContain(rubric.en.problem_solving[3])
  expect(shownText()).toContain('No <b>second</b> option.')
})

test('the highest level says that it is the highest', () => {
  renderResult(<ImprovementList dim={scoredDim('clarity', 5, { judged: { ...judged, whyNotHigher: '' } })} />)
  expect(shownText()).toContain('This is the highest level.')
})

test('criteria that were not found come first; if there are none, measures below full credit are listed', () => {
  const measures = [
    { id: 'fillers_per_100' as const, value: 6, unit: 'per_100_words' as const, contribution: 0.4, norm: '15→1' },
  ]
  renderResult(<ImprovementList dim={scoredDim('fluency', 2, { measures })} />)
  expect(shownText()).toContain('Filler words: 6 per 100 words here, and 1 earns full credit.')
  cleanup()
  renderResult(
    <ImprovementList dim={scoredDim('fluency', 2, { measures, missing: [{ key: 'missing.result', params: {} }] })} />,
  )
  expect(shownText()).not.toContain('Filler words')
})

test('a long list shows the first remarks and counts the rest', () => {
  const notes = Array.from({ length: 9 }, (_, index) => ({
    kind: 'duplicate_dropped' as const,
    answerId: 'a1',
    start: index * 10,
    end: index * 10 + 5,
    quote: `Sentence ${index}`,
  }))
  renderResult(<NotesCard notes={notes} />)
  expect(screen.getByText('Show 6 more').closest('details')?.open).toBe(false)
  cleanup()
  renderResult(<NotesCard notes={notes.slice(0, 3)} />)
  expect(screen.queryByText(/^Show/)).toBeNull()
})

test('a model’s own words are marked so that programs recognize them, and the rubric’s are not', () => {
  const { container } = renderResult(<ImprovementList dim={scoredDim('problem_solving', 3, { judged })} />)
  const marked = [...container.querySelectorAll('[data-digital-source-type]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Model’s note: No <b>second</b> option.'])
  expect(marked[0]?.getAttribute('data-digital-source-type')).toBe(digitalSources.model)
})

test('measures that all earn full credit say that their highest level is reached', () => {
  const measure = { id: 'fillers_per_100' as const, value: 0.5, unit: 'per_100_words' as const, contribution: 2 }
  renderResult(<ImprovementList dim={scoredDim('fluency', 4, { measures: [{ ...measure, norm: '15→1' }] })} />)
  expect(shownText()).toContain('the highest level that these measures give')
  cleanup()
  renderResult(<ImprovementList dim={scoredDim('fluency', 4, { measures: [{ ...measure, norm: '0→∞' }] })} />)
  expect(shownText()).not.toContain('the highest level that these measures give')
})

test('a cap on a model’s level names what lifts it', () => {
  const capped = { ...judged, checks: ['short_answers_capped' as const] }
  renderResult(<ImprovementList dim={scoredDim('clarity', 4, { judged: capped })} />)
  expect(shownText()).toContain('Answers of at least 60 words in all. Shorter ones get level 4 at most.')
  expect(shownText()).toContain(rubric.en.clarity[4])
})
