import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as company } from '../../../locales/en/company'
import { ReplyDate } from './reply-date'

afterEach(cleanup)

const show = (instant: string) =>
  render(
    <IntlProvider locale="en" timeZone="UTC" now={new Date('2026-11-10T12:00:00.000Z')} messages={{ company }}>
      <ReplyDate instant={instant} />
    </IntlProvider>,
  ).container.textContent

test('a promised reply is shown with its time of day and the time zone, because a day alone can be read as two', () => {
  expect(show('2026-11-10T15:30:00.000Z')).toBe('Reply due today, 3:30 PM UTC')
  expect(show('2026-11-11T15:30:00.000Z')).toBe('Reply due tomorrow, 3:30 PM UTC')
  expect(show('2026-11-20T15:30:00.000Z')).toBe('Reply due Nov 20, 3:30 PM UTC')
  expect(show('2026-11-02T15:30:00.000Z')).toBe('Reply overdue since Nov 2, 3:30 PM UTC')
})
