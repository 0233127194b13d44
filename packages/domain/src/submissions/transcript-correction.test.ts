import { correctionLimits } from '@candor/contract'
import { expect, test } from 'vitest'
import {
  alignCorrectedWords,
  findCorrectionProblem,
  getCorrectionEndMs,
  getMaxCorrectionLength,
  measureCorrection,
} from './transcript-correction'
import { diffWords } from './word-difference'

const heard = 'I lead the team of twelve engine ears and we moved the date a base to the cloud in ten weeks'

/** Repeatable pseudorandom numbers below `end`. */
function createRandom(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * end)
  }
}

const vocabulary = ['một', 'mot', 'team', 'hired', 'x', 'và', 'ten', 'Weeks.', 'weeks']
const makeText = (random: (end: number) => number, length: number): string =>
  Array.from({ length }, () => vocabulary[random(vocabulary.length)]).join(' ')

test('the difference contains both texts, word for word', () => {
  const random = createRandom(7)
  for (let round = 0; round < 300; round += 1) {
    const before = makeText(random, random(30))
    const after = makeText(random, random(30))
    const runs = diffWords(before, after)
    const join = (kinds: readonly string[]) =>
      runs.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words)
    expect(join(['same', 'added']).join(' ')).toBe(after)
    expect(join(['same', 'removed']).join(' ').toLowerCase().replaceAll('.', '')).toBe(
      before.toLowerCase().replaceAll('.', ''),
    )
  }
})

test('a text differs from itself in nothing, and from an unrelated one in everything', () => {
  expect(measureCorrection(heard, heard)).toEqual({ kind: 'small', changedPercent: 0 })
  const other = 'Cooking is what my brother does best when guests come over for dinner'
  expect(measureCorrection(heard, other)).toMatchObject({ kind: 'rewrite' })
  expect(measureCorrection('alpha '.repeat(900), 'beta '.repeat(900))).toEqual({ kind: 'rewrite', changedPercent: 100 })
})

test('words that were misheard make a small correction, and case or punctuation none at all', () => {
  const corrected = 'I led the team of twelve engineers and we moved the database to the cloud in ten weeks'
  expect(measureCorrection(heard, corrected)).toEqual({ kind: 'small', changedPercent: 29 })
  expect(measureCorrection('so we did it', 'So, we did it.')).toEqual({ kind: 'small', changedPercent: 0 })
})

test('more than a third of the words is a rewrite, but one or two words of a short answer are not', () => {
  expect(measureCorrection('a b c d e f g h i', 'a b c d e f x y z').kind).toBe('small')
  expect(measureCorrection('a b c d e f g h i', 'a b c d e w x y z').kind).toBe('rewrite')
  expect(measureCorrection('yes', 'no').kind).toBe('small')
  expect(measureCorrection('yes', 'no never ever').kind).toBe('rewrite')
})

test('a long addition in one place is a rewrite, also with single unchanged words inside', () => {
  const long = Array.from({ length: 90 }, (_, index) => `w${index}`)
  const added = Array.from({ length: correctionLimits.addedWordsInARow + 1 }, (_, index) => `n${index}`)
  const insert = (words: readonly string[]) => [...long.slice(0, 40), ...words, ...long.slice(40)].join(' ')
  expect(measureCorrection(long.join(' '), insert(added.slice(1))).kind).toBe('small')
  expect(measureCorrection(long.join(' '), insert(added)).kind).toBe('rewrite')
  const split = [
    ...long.slice(0, 40),
    ...added.slice(0, 6),
    ...long.slice(40, 41),
    ...added.slice(6),
    ...long.slice(41),
  ]
  expect(measureCorrection(long.join(' '), split.join(' ')).kind).toBe('rewrite')
})

test('refuses a text that is empty, unchanged, too long, too late or one version too many', () => {
  const now = { heard, versions: [], submittedAtMs: 0, nowMs: 1_000 }
  expect(findCorrectionProblem(`${heard} now`, now)).toBeNull()
  expect(findCorrectionProblem('  ', now)).toBe('unchanged')
  expect(findCorrectionProblem(` ${heard}`, now)).toBe('unchanged')
  expect(findCorrectionProblem(heard, { ...now, versions: ['other'] })).toBeNull()
  expect(findCorrectionProblem('a'.repeat(getMaxCorrectionLength(heard) + 1), now)).toBe('tooLong')
  expect(findCorrectionProblem('a', { ...now, versions: ['a', 'b', 'c'] })).toBe('tooMany')
  expect(findCorrectionProblem('a', { ...now, nowMs: getCorrectionEndMs(0) })).toBe('closed')
})

test('unchanged words keep their times and changed ones share the time of what they replace', () => {
  const timed = ['of', 'engine', 'ears', 'now'].map((text, index) => ({
    text,
    startMs: index * 100,
    endMs: index * 100 + 80,
    confidence: 0.5,
  }))
  expect(alignCorrectedWords(timed, 'of twelve engineers now indeed')).toEqual([
    { text: 'of', startMs: 0, endMs: 80, confidence: 0.5 },
    { text: 'twelve', startMs: 100, endMs: 190 },
    { text: 'engineers', startMs: 190, endMs: 280 },
    { text: 'now', startMs: 300, endMs: 380, confidence: 0.5 },
    { text: 'indeed', startMs: 380, endMs: 380 },
  ])
  expect(alignCorrectedWords([], 'of twelve')).toEqual([])
})

test('times of corrected words never run backwards or leave the answer', () => {
  const random = createRandom(11)
  for (let round = 0; round < 200; round += 1) {
    const timed = makeText(random, 1 + random(25))
      .split(' ')
      .map((text, index) => ({ text, startMs: index * 100, endMs: index * 100 + random(100) }))
    const aligned = alignCorrectedWords(timed, makeText(random, random(25)))
    const times = aligned.flatMap(({ startMs, endMs }) => [startMs, endMs])
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(Math.max(0, ...times)).toBeLessThanOrEqual(timed.at(-1)?.endMs ?? 0)
  }
})
