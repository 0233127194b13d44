import { expect, test } from 'vitest'
import { formatCalendar } from './format-calendar'
import { parseCalendar } from './testing/parse-calendar'

const nowMs = Date.UTC(2026, 10, 26, 9, 30)
const event = { uid: 'one@candor', atMs: Date.UTC(2026, 11, 10, 23, 59, 59), title: 'Title', description: 'Text' }
const format = (change: Partial<typeof event> = {}, at = nowMs) =>
  formatCalendar({ ...event, ...change }, { nowMs: at, language: 'en' })

test('writes an event that a reader of calendar files understands', () => {
  expect(parseCalendar(format())).toEqual({
    uid: 'one@candor',
    stamp: '20261126T093000Z',
    sequence: nowMs / 60_000,
    start: '20261210T235959Z',
    title: 'Title',
    description: 'Text',
    language: 'en',
  })
})

test('escapes what separates values, and keeps line breaks', () => {
  const title = 'Ops; Dev, \\ and more'
  const description = 'First\r\nSecond\nBEGIN:VEVENT\nATTENDEE:mailto:eve@evil.example'
  const file = format({ title, description })
  expect(parseCalendar(file)).toMatchObject({ title, description: description.replaceAll('\r\n', '\n') })
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
  expect(file).not.toMatch(/^ATTENDEE/m)
})

test('replaces control characters, which no text may have', () => {
  expect(parseCalendar(format({ title: 'a\u0000b\u0007c\u0085d' })).title).toBe('a b c d')
})

test('folds lines at 75 octets and divides no character', () => {
  const title = `${'Kỹ sư độ tin cậy 👩🏽‍💻 '.repeat(20)}end`
  const file = format({ title })
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(Buffer.from(line).toString()).not.toContain('\uFFFD')
  }
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(parseCalendar(file).title).toBe(title)
})

test('a later file has a higher sequence and the same id', () => {
  const [first, second] = [parseCalendar(format()), parseCalendar(format({}, nowMs + 24 * 3_600_000))]
  expect(second.uid).toBe(first.uid)
  expect(second.sequence).toBeGreaterThan(first.sequence)
})
