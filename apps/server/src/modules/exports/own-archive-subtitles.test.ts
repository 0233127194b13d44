import { expect, test } from 'vitest'
import { writeSubtitles } from './own-archive-subtitles'

const line = (text: string, startMs: number | null, endMs: number | null) => ({
  start: 0,
  end: 0,
  text,
  startMs,
  endMs,
})

test('subtitles have the times of their recording, not of the answer', () => {
  const lines = [line('In the first part.', 500, 900), line('In the second.', 3_725_004, 3_726_000)]
  expect(writeSubtitles(lines, { startMs: 0, endMs: 60_000 })).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:00.900\nIn the first part.\n',
  )
  expect(writeSubtitles(lines, { startMs: 4, endMs: null })).toContain('01:02:05.000 --> 01:02:05.996\nIn the second.')
  expect(writeSubtitles(lines, { startMs: 60_000, endMs: null })).not.toContain('first')
})

test('subtitles contain words as text, whatever the words are', () => {
  const subtitles = writeSubtitles([line('a --> b\n\n<b>&', 10, 10)], { startMs: 0, endMs: null })
  expect(subtitles).toBe('WEBVTT\n\n00:00:00.010 --> 00:00:00.011\na --&gt; b &lt;b&gt;&amp;\n')
})

test('words without times make no subtitles', () => {
  expect(writeSubtitles([line('Typed.', null, null)], { startMs: 0, endMs: null })).toBeNull()
})
