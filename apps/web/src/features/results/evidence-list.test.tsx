import { cvSourceId, type Evidence } from '@candor/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EvidenceList } from './evidence-list'
import type { ResultView } from './result-view'
import { renderResult } from './testing/render-result'
import { sampleQuote } from './testing/sample-assessment'

afterEach(cleanup)

function show(evidence: Evidence[], view: Partial<ResultView>) {
  renderResult(<EvidenceList evidence={evidence} />, view)
  return screen.getAllByTestId('evidence-quote')
}

/** The answer begins a minute into the recording. */
const playback = () => ({ play: vi.fn(), positionMs: (_: string, answerMs: number | null) => 60_000 + (answerMs ?? 0) })

test('a quote shows its time in the recording and plays from its time in the answer', () => {
  const used = playback()
  const [button] = show([sampleQuote()], { playback: used })
  expect(button?.textContent).toContain('Play from 1:12')
  if (button) fireEvent.click(button)
  expect(used.play).toHaveBeenCalledExactlyOnceWith('a1', 12_400)
})

test('a quote without word times plays the answer from its start and says so', () => {
  const used = playback()
  const [button] = show([sampleQuote({ startMs: null, endMs: null })], { playback: used })
  expect(button?.textContent).toContain('Plays from the start of the answer')
  if (button) fireEvent.click(button)
  expect(used.play).toHaveBeenCalledExactlyOnceWith('a1', null)
})

test('a quote never says that nothing was recorded where the recordings are not part of the share', () => {
  const [quote] = show([sampleQuote()], { playback: null, isRecordingWithheld: true })
  expect(quote?.textContent).toContain('The recordings are not part of what was shared with you')
  expect(quote?.textContent).not.toContain('No recording')
})

test('a quote is plain text if nothing was recorded', () => {
  for (const none of [null, { play: vi.fn(), positionMs: () => null }]) {
    const [quote] = show([sampleQuote()], { playback: none })
    expect(screen.queryAllByRole('button')).toHaveLength(0)
    expect(quote?.textContent).toContain('No recording of this answer')
    cleanup()
  }
})

test('a quote of a typed answer links to its words', () => {
  const showWords = vi.fn()
  show([sampleQuote({ startMs: null, endMs: null })], { playback: null, showWords })
  fireEvent.click(screen.getByRole('button', { name: /^Show in transcript: “/ }))
  expect(showWords).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ answerId: 'a1', start: 0, end: 20 }))
})

test('a quote of the CV links to its line in the CV and never to the recording', () => {
  const used = playback()
  const showCv = vi.fn()
  const line = sampleQuote({ answerId: cvSourceId, start: 120, end: 160, startMs: null, endMs: null })
  const [button] = show([line], { playback: used, showCv })
  expect(button?.textContent).toContain('Show in CV')
  if (button) fireEvent.click(button)
  expect(showCv).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ start: 120, end: 160 }))
  expect(used.play).not.toHaveBeenCalled()
})

test('a model’s own words stay plain text', () => {
  const { container } = renderResult(<EvidenceList evidence={[sampleQuote({ note: '<b>Great</b> **answer**' })]} />)
  expect(container.textContent).toContain('Model’s note: <b>Great</b> **answer**')
  expect(container.querySelector('b')).toBeNull()
})
