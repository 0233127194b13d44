import type { IntegrityView } from '@candor/contract'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as englishCommon } from '../../../locales/en/common'
import { messages as errors } from '../../../locales/en/errors'
import { messages as english } from '../../../locales/en/integrity'
import { messages as vietnameseCommon } from '../../../locales/vi/common'
import { messages as vietnamese } from '../../../locales/vi/integrity'
import { IntegrityPanel, type IntegrityPanelProps } from './integrity-panel'

afterEach(cleanup)

const catalogs: Record<'en' | 'vi', Record<string, unknown>> = {
  en: { integrity: english, common: englishCommon, errors },
  vi: { integrity: vietnamese, common: vietnameseCommon },
}
const signal = (
  id: IntegrityView['signals'][number]['id'],
  change: Partial<IntegrityView['signals'][number]> = {},
) => ({
  id,
  band: 'none' as const,
  totalMs: 0,
  count: 0,
  longestMs: 0,
  share: null,
  ...change,
})
const moment = (change: Partial<IntegrityView['intervals'][number]> = {}): IntegrityView['intervals'][number] => ({
  id: 'i1',
  answerId: 'a2',
  kind: 'face_out_of_view',
  startMs: 12_000,
  endMs: 18_000,
  confidence: 0.36,
  light: 'low',
  trackedShare: 1,
  comment: null,
  ...change,
})
const view: IntegrityView = {
  availability: 'available',
  signals: [
    signal('multiple_faces'),
    signal('face_out_of_view', { band: 'review', count: 2, totalMs: 9_000, longestMs: 6_000 }),
    signal('gaze_away', { band: 'low', count: 1, totalMs: 5_000, longestMs: 5_000, share: 0.12 }),
    signal('eye_contact', { share: 0.64 }),
  ],
  intervals: [moment(), moment({ id: 'i2', kind: 'gaze_away', light: 'good', confidence: 0.7, comment: 'My notes.' })],
  quality: { trackedShare: 0.93, samplesPerSecond: 2, light: 'good' },
  comment: 'My camera stands at the side.',
}

function show(change: Partial<IntegrityPanelProps> = {}, locale: 'en' | 'vi' = 'en') {
  const play = vi.fn()
  const props: IntegrityPanelProps = {
    view,
    side: 'company',
    answers: [{ answerId: 'a2', questionNumber: 2 }],
    // The second answer begins at four minutes.
    playback: { play, positionMs: (_answerId, ms) => 240_000 + (ms ?? 0) },
    durationMs: 600_000,
    onComment: null,
    ...change,
  }
  render(
    <IntlProvider
      locale={locale}
      timeZone="UTC"
      messages={catalogs[locale]}
      onError={(error) => {
        throw error
      }}
    >
      <IntegrityPanel {...props} />
    </IntlProvider>,
  )
  return { play }
}

test('a moment is a plain sentence with its certainty, and plays the recording from a second before', () => {
  const { play } = show()
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.dataset.moment)
  expect(first?.textContent).toContain('No face was found for 6 s at 4:12; lighting was low, so confidence is low.')
  expect(second?.textContent).toContain('Looked away for 6 s while speaking, at 4:12.')
  fireEvent.click(within(first ?? document.body).getByRole('button', { name: 'Watch at 4:12' }))
  expect(play).toHaveBeenCalledWith('a2', 11_000)
})

test('the company reads that it is not a score and that the moment must be watched, and can write nothing', () => {
  show()
  expect(screen.getByText('Never part of a score')).toBeTruthy()
  expect(screen.getByText(/watch the moment first/)).toBeTruthy()
  expect(screen.getByText('My camera stands at the side.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /comment|Edit/ })).toBeNull()
})

test('each of the four signals has its band and its figures in words', () => {
  show()
  const tiles = screen.getAllByRole('listitem').filter((item) => item.dataset.signal)
  expect(tiles.map((tile) => [tile.dataset.signal, tile.textContent])).toEqual([
    ['multiple_faces', 'More than one faceNothing detectedNot once'],
    ['face_out_of_view', 'Face out of viewWorth watching2 times, 9 s in total, longest 6 s'],
    ['gaze_away', 'Looking away while speakingA littleOnce, for 5 s12% of the speaking time'],
    ['eye_contact', 'Eye contactAs usual64% of the speaking time'],
  ])
  expect(screen.getByText('Analyzed 93% of the time, 2 frames/s, good light')).toBeTruthy()
})

test.each(['off', 'not_available', 'opted_out', 'not_enough_data'] as const)(
  '%s is said, and nothing looks clean',
  (availability) => {
    for (const locale of ['en', 'vi'] as const) {
      show({ view: { availability, signals: [], intervals: [], quality: null, comment: null } }, locale)
      expect(
        screen.getByText(
          catalogs[locale].integrity === english
            ? english.panel.states[availability]
            : vietnamese.panel.states[availability],
        ),
      ).toBeTruthy()
      expect(screen.queryAllByRole('listitem')).toEqual([])
      cleanup()
    }
  },
)

test('without a record the text addresses the candidate and claims to have noticed nothing', () => {
  for (const availability of ['not_available', 'opted_out', 'not_enough_data'] as const) {
    show({ side: 'candidate', view: { ...view, availability, intervals: [], comment: null } })
    expect(screen.getByText(english.panel.ownStates[availability])).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/The candidate|Detected on/)
    cleanup()
  }
})

test('too little usable data is reported with its share and the reason', () => {
  const quality = { trackedShare: 0.4, samplesPerSecond: 2, light: 'low' } as const
  show({ view: { availability: 'not_enough_data', signals: [], intervals: [], quality, comment: null } })
  expect(screen.getByText('Analyzed 40% of the time, 2 frames/s, low light')).toBeTruthy()
})

test('without a recording the moments show the answer’s own time and can’t be played', () => {
  show({ playback: null, durationMs: null })
  expect(screen.getByText(/No face was found for 6 s at 0:12/)).toBeTruthy()
  expect(screen.getAllByText('Question 2, from the start of the answer')).toHaveLength(2)
  expect(screen.queryByTestId('integrity-play')).toBeNull()
})

test('the candidate comments on a moment and on the whole record, and a refusal keeps the typed text', async () => {
  const onComment = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  show({ side: 'candidate', onComment, view: { ...view, intervals: [moment()], comment: null } })
  fireEvent.click(screen.getByRole('button', { name: /^Add a comment: No face was found for 6 s at 4:12/ }))
  const words = screen.getByRole('textbox')
  fireEvent.change(words, { target: { value: ' The doorbell. ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('alert')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(' The doorbell. ')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(onComment.mock.calls).toEqual([
    ['i1', 'The doorbell.'],
    ['i1', 'The doorbell.'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Add a general comment' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'All.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onComment).toHaveBeenLastCalledWith(null, 'All.'))
})

test('the record is shown in Vietnamese', () => {
  show({}, 'vi')
  expect(
    screen.getByText(/Không thấy khuôn mặt trong 6 giây lúc 4:12; ánh sáng yếu nên độ tin cậy thấp\./),
  ).toBeTruthy()
})

test('each moment has the objection to it, with the sentence that names it', () => {
  show({ renderObjection: (intervalId, title) => <p title={title}>Objection to {intervalId}</p> })
  expect(screen.getByTitle(/^No face was found for 6 s at 4:12/)).toBeTruthy()
  const rows = screen
    .getAllByText(/^Objection to/)
    .map((shown) => shown.closest('[data-moment]')?.getAttribute('data-moment'))
  expect(rows).toEqual(['face_out_of_view', 'gaze_away'])
})
