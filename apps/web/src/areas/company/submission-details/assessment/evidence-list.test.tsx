import type { Evidence } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as common } from '../../../../locales/en/common'
import { EvidenceList, type Playback } from './evidence-list'

afterEach(cleanup)

const quote = (part: Partial<Evidence>): Evidence => ({
  answerId: 'a',
  start: 0,
  end: 4,
  quote: 'I measured it first',
  effect: '+',
  tag: 'precise_words',
  startMs: 12_400,
  endMs: 14_000,
  ...part,
})

function show(evidence: Evidence[], playback: Playback | null) {
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common, assessment }}>
      <EvidenceList evidence={evidence} answers={[]} playback={playback} />
    </IntlProvider>,
  )
  return screen.getAllByTestId('evidence-quote')
}

/** The answer begins a minute into the recording. */
const playback = () => ({ play: vi.fn(), positionMs: (_: string, answerMs: number | null) => 60_000 + (answerMs ?? 0) })

test('a quote says where it is in the recording and plays from its own time in the answer', () => {
  const used = playback()
  const [button] = show([quote({})], used)
  expect(button?.textContent).toContain('Play from 1:12')
  if (button) fireEvent.click(button)
  expect(used.play).toHaveBeenCalledExactlyOnceWith('a', 12_400)
})

test('a quote without word times plays the answer from its start and says so', () => {
  const used = playback()
  const [button] = show([quote({ startMs: null, endMs: null })], used)
  expect(button?.textContent).toContain('Plays the answer from its start')
  if (button) fireEvent.click(button)
  expect(used.play).toHaveBeenCalledExactlyOnceWith('a', null)
})

test('where nothing was recorded, or the role may not watch, a quote is read and cannot be pressed', () => {
  for (const none of [null, { play: vi.fn(), positionMs: () => null }]) {
    const [button] = show([quote({})], none)
    expect(button?.hasAttribute('disabled')).toBe(true)
    expect(button?.textContent).toContain('There is no recording of this answer')
    cleanup()
  }
})
