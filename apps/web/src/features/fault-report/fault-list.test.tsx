import type { FaultReport } from '@candor/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as english } from '../../locales/en/recording'
import { messages as vietnamese } from '../../locales/vi/recording'
import { FaultList } from './fault-list'

afterEach(cleanup)

const catalogs: Record<'en' | 'vi', Record<string, unknown>> = {
  en: { recording: english },
  vi: { recording: vietnamese },
}

const unusable: FaultReport = {
  faults: [
    { kind: 'deviceLost', startMs: 12_000, endMs: 31_000 },
    { kind: 'networkLost', startMs: 40_000, endMs: 60_000 },
    { kind: 'muted', startMs: 70_000, endMs: null },
  ],
  lostMs: 24_000,
  isUnusable: true,
}

function show(faultReport: FaultReport, locale: 'en' | 'vi' = 'en'): HTMLElement[] {
  render(
    <IntlProvider locale={locale} timeZone="UTC" messages={catalogs[locale]}>
      <FaultList faultReport={faultReport} answerMs={null} />
    </IntlProvider>,
  )
  return screen.getAllByRole('listitem')
}

test('each fault is one plain sentence with its times, and a summary says what is missing', () => {
  expect(show(unusable).map((item) => item.textContent)).toEqual([
    'The camera or microphone was disconnected from 0:12 to 0:31.',
    'No connection for 20 s, from 0:40 to 1:00; recording continued on the device.',
    'The microphone was muted from 1:10 to the end.',
  ])
  expect(screen.getByText('0:24 of this answer without video or audio')).toBeTruthy()
})

test('the fault report has a Vietnamese text for every kind and extent', () => {
  const kinds = ['gap', 'deviceLost', 'networkLost', 'muted', 'black', 'damaged'] as const
  const items = kinds.flatMap((kind) => {
    const faults = [
      { kind, startMs: 1_000, endMs: 2_000 },
      { kind, startMs: 3_000, endMs: null },
      { kind, startMs: 0, endMs: null },
    ]
    return show({ faults, lostMs: 0, isUnusable: false }, 'vi')
  })
  expect(items.length).toBeGreaterThanOrEqual(18)
  for (const item of items) expect(item.textContent).not.toContain('recording.faultReport')
})

test('a fault that took nothing away says that nothing is missing', () => {
  show({ faults: [{ kind: 'networkLost', startMs: 0, endMs: 9_000 }], lostMs: 0, isUnusable: false })
  expect(screen.getByText('No part of this answer is missing.')).toBeTruthy()
})

test('a long list shows four faults and puts the others behind one press', () => {
  const faults = Array.from({ length: 9 }, (_, nth) => ({
    kind: 'gap' as const,
    startMs: nth * 10_000,
    endMs: nth * 10_000 + 1_000,
  }))
  show({ faults, lostMs: 9_000, isUnusable: true })
  const more = screen.getByText('Show 5 more').closest('details')
  expect(more && within(more).getAllByRole('listitem')).toHaveLength(5)
})
