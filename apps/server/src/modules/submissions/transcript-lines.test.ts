import { describe, expect, test } from 'vitest'
import { transcriptLines } from './transcript-lines'

/** Each word lasts 300 ms, 50 ms after the one before; `pauses` are added before the word of that index. */
const timed = (text: string, pauses: Readonly<Record<number, number>> = {}) => {
  let atMs = 0
  return text.split(' ').map((word, index) => {
    atMs += 50 + (pauses[index] ?? 0)
    const spoken = { text: word, startMs: atMs, endMs: atMs + 300 }
    atMs = spoken.endMs
    return spoken
  })
}
const shown = (answer: Parameters<typeof transcriptLines>[0]) => transcriptLines(answer).map((line) => line.text)

describe('transcript lines', () => {
  const text = 'Tôi tuyển mười hai kỹ sư. Sau đó chúng tôi giữ họ.'
  test('a line ends with a sentence and has the times and places of its words', () => {
    const lines = transcriptLines({ text, words: timed(text), segments: null })
    expect(lines.map((line) => line.text)).toEqual(['Tôi tuyển mười hai kỹ sư.', 'Sau đó chúng tôi giữ họ.'])
    for (const line of lines) expect(text.slice(line.start, line.end)).toBe(line.text)
    expect(lines.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [50, 2_100],
      [2_150, 4_200],
    ])
  })

  test('a typed line ends with a sentence, and not inside a number', () => {
    const typed = 'Her temperature was 38.6 and rose. At 1.5 ml it fell!'
    expect(shown({ text: typed, words: null, segments: null })).toEqual([
      'Her temperature was 38.6 and rose.',
      'At 1.5 ml it fell!',
    ])
  })

  test('a line ends at a pause of 0.7 s, and not at a shorter one', () => {
    const plain = 'one two three four'
    expect(shown({ text: plain, words: timed(plain, { 2: 650 }), segments: null })).toEqual(['one two', 'three four'])
    expect(shown({ text: plain, words: timed(plain, { 2: 649 }), segments: null })).toEqual([plain])
  })

  test('lines are never longer than fourteen words', () => {
    const long = Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')
    const lines = shown({ text: long, words: timed(long), segments: null })
    expect(lines.map((line) => line.split(' ').length)).toEqual([14, 14, 2])
  })

  test('lines place a repeated word where it occurs and omit a word that the text does not have', () => {
    const words = timed('the the cat')
    const lines = transcriptLines({ text: 'the cat the', words, segments: null })
    expect(lines).toMatchObject([{ start: 0, text: 'the cat the' }])
    expect(shown({ text: 'only this', words: timed('nothing only this'), segments: null })).toEqual(['only this'])
  })

  test('lines follow the recognizer’s segments if words have no times', () => {
    const segments = [
      { text: ' Tôi tuyển mười hai kỹ sư.', startMs: 0, endMs: 2_000, no_speech_prob: 0.1 },
      { text: ' Sau đó chúng tôi giữ họ.', startMs: 2_000, endMs: 4_000 },
    ]
    const lines = transcriptLines({ text, words: null, segments })
    expect(lines.map((line) => [line.text, line.startMs, line.endMs])).toEqual([
      ['Tôi tuyển mười hai kỹ sư.', 0, 2_000],
      ['Sau đó chúng tôi giữ họ.', 2_000, 4_000],
    ])
    for (const line of lines) expect(text.slice(line.start, line.end)).toBe(line.text)
  })

  test('lines are sentences without times if neither words nor segments have times', () => {
    const typed = 'First. Second one!\n\n- A point\n“Quoted.” Last'
    const lines = transcriptLines({ text: typed, words: null, segments: [] })
    expect(lines.map((line) => line.text)).toEqual(['First.', 'Second one!', '- A point', '“Quoted.”', 'Last'])
    for (const line of lines) expect(typed.slice(line.start, line.end)).toBe(line.text)
    expect(lines.every(({ startMs, endMs }) => startMs === null && endMs === null)).toBe(true)
  })

  test('throws if the stored words or segments are invalid', () => {
    expect(() => transcriptLines({ text: 'A b.', words: [{ text: 'A', startMs: 'x' }], segments: null })).toThrow()
    expect(() => transcriptLines({ text: 'A b.', words: null, segments: 'x' })).toThrow()
  })

  test('returns no lines for an answer without words', () => {
    expect(transcriptLines({ text: '', words: null, segments: null })).toEqual([])
  })
})
