import type { RetentionPreset } from '@candor/contract'
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as deletion } from '../../../../locales/en/deletion'
import { FixedPeriods } from './fixed-periods'

afterEach(cleanup)

const show = (preset: RetentionPreset): string =>
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ deletion }}>
      <FixedPeriods preset={preset} />
    </IntlProvider>,
  ).container.textContent ?? ''

test.each(['unlimited', 'delete_after_6_months'] as const)(
  'says that a candidate’s deletion erases within the days that Illinois allows, with %s',
  (preset) => {
    expect(show(preset)).toContain('erased 10 minutes later. That is within the 30 days')
  },
)

test.each(['unlimited', 'keep_3_years'] as const)('says that copies are the company’s to delete, with %s', (preset) => {
  expect(show(preset)).toContain('Backups and copies that someone downloaded are yours to delete.')
})

test.each(['keep_3_years', 'keep_4_years'] as const)(
  'warns that a candidate’s deletion waits for the end of the period, with %s',
  (preset) => {
    expect(show(preset)).toContain('erased only when it need not be kept anymore')
  },
)

test('says when an interview without a submission is erased', () => {
  expect(show('keep_4_years')).toContain('erased 30 days after the last activity in it, with its recordings')
})
