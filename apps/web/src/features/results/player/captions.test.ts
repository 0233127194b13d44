import { expect, test } from 'vitest'
import { captionAt, toVtt } from './captions'

const line = (text: string, startMs: number | null, endMs: number | null) => ({
  start: 0,
  end: 0,
  text,
  startMs,
  endMs,
})
const lines = [line('One', 1_000, 2_000), line('Two <b>', 3_661_500, 3_662_000)]

test('a caption is shown while it is spoken and briefly afterwards, but not in a later silence', () => {
  expect(captionAt(lines, 999)).toBeNull()
  expect(captionAt(lines, 1_000)).toBe('One')
  expect(captionAt(lines, 3_400)).toBe('One')
  expect(captionAt(lines, 3_600)).toBeNull()
})

test('typed text without times is never a caption', () => {
  expect(captionAt([line('Typed', null, null)], 5_000)).toBeNull()
  expect(toVtt([line('Typed', null, null)], 0)).toBe('WEBVTT\n\n\n')
})

test('the caption file uses the time of its piece and escapes markup', () => {
  expect(toVtt(lines, 0)).toContain('01:01:01.500 --> 01:01:02.000\nTwo &lt;b>')
  expect(toVtt(lines, 1_500)).toContain('00:00:00.000 --> 00:00:00.500\nOne')
  expect(toVtt(lines, 2_000)).not.toContain('One')
})
