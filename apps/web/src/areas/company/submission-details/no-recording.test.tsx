import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { messages as company } from '../../../locales/en/company'
import { NoRecording } from './no-recording'

afterEach(cleanup)

const show = (can: { review: boolean; watch: boolean }) => {
  const submission = { can: { ...can, delete: false }, answers: [] } as unknown as ComponentProps<
    typeof NoRecording
  >['submission']
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ company }}>
      <NoRecording submission={submission} />
    </IntlProvider>,
  )
  return screen.getByTestId('no-recording').textContent
}

test('a viewer with whom no recordings were shared never reads that there are none', () => {
  const words = show({ review: false, watch: false })
  expect(words).toBe('The recordings are not part of what was shared with you')
})

test('a viewer who may watch reads that nothing was recorded, like a reviewer', () => {
  for (const review of [true, false]) {
    expect(show({ review, watch: true })).toContain('No video response recorded')
    cleanup()
  }
})
