import type { SubmissionDetail } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as company } from '../../../locales/en/company'
import { ScreeningPanel } from './screening-panel'

afterEach(cleanup)

const show = (screening: SubmissionDetail['screening']) =>
  render(
    <IntlProvider locale="en" messages={{ company }}>
      <ScreeningPanel screening={screening} />
    </IntlProvider>,
  )

test('shows the facts a candidate stated with their units, and leaves out those that are not stated', () => {
  const facts = {
    currentTitle: 'Recruiter',
    noticePeriod: { amount: 1, unit: 'months' },
    salaryExpectation: { amount: 30_000_000, currency: 'VND', period: 'month' },
  } as const
  show([{ label: 'Your background', type: 308, values: [], facts }])
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Current job title: Recruiter',
    'Notice period: 1 month',
    'Salary expectation: ₫30,000,000 per month',
  ])
})

test('shows an answer in one text, as sets from before the facts have it', () => {
  show([{ label: 'Your background', type: 308, values: ['Seven years as a recruiter'] }])
  expect(screen.getByText('Seven years as a recruiter')).toBeDefined()
})
