import type { SubmissionListItem } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as submissionList } from '../../../locales/en/submission-list'
import { DecisionCell, GroupCell, LevelCell } from './list-cells'

afterEach(cleanup)

const read = (cell: ReactNode): string | null =>
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, submissionList }}>
      {cell}
    </IntlProvider>,
  ).container.textContent

const item = (part: Partial<SubmissionListItem>) =>
  ({ overallLevel: null, known: null, assessmentState: 'pending', ownDecision: null, ...part }) as SubmissionListItem

test('a submission without an overall level says what is known, and without an assessment its state', () => {
  const known = { judged: 3, dimensions: 13, words: 152 }
  const readLevel = (part: Partial<SubmissionListItem>) => read(<LevelCell submission={item(part)} />)
  expect(readLevel({ known, pointsPercent: 40 })).toBe('3 of 13 judged, 152 words')
  expect(readLevel({ known: { ...known, judged: 0, words: 1 } })).toBe('0 of 13 judged, 1 word')
  expect(readLevel({ known: { ...known, words: null } })).toBe('3 of 13 judged')
  expect(readLevel({})).toBe(assessment.states.pending)
  expect(readLevel({ overallLevel: 4, known })).toBe('4.0')
})

test('a group’s level has one decimal like the overall one', () => {
  expect(read(<GroupCell level={4} />)).toBe('4.0')
  expect(read(<GroupCell level={null} />)).toContain(submissionList.noValue)
})

test('the member’s own decision is a word, and a missing one is none of them', () => {
  read(<DecisionCell submission={item({ ownDecision: 'maybe' })} />)
  expect(screen.getByTestId('own-decision').textContent).toBe('Maybe')
  cleanup()
  read(<DecisionCell submission={item({})} />)
  expect(screen.queryByTestId('own-decision')).toBeNull()
})
