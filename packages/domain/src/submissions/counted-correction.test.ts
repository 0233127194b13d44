import { correctionLimits } from '@candor/contract'
import { expect, test } from 'vitest'
import { countCorrectedWords } from './counted-correction'

const heard = 'I lead the team of twelve engine ears and we moved the date a base to the cloud in ten weeks'

test.each([
  ['engine ears', 'engineers'],
  ['the date a base', 'the database'],
  ['lead', 'led'],
  ['to the cloud', 'to the crowd'],
])('words that were misheard count as corrected: %s', (wrong, right) => {
  const corrected = heard.replace(wrong, right)
  expect(countCorrectedWords(heard, corrected)).toBe(corrected)
})

test.each([
  ['cooper netties', 'Kubernetes'],
  ['sequel', 'SQL'],
  ['okay ours', 'OKRs'],
  ['muoi ngay', 'mười ngày'],
  ['máy chù', 'máy chủ'],
])('a name or a tone that was misheard counts as corrected: %s', (wrong, right) => {
  expect(countCorrectedWords(`we used ${wrong} there`, `we used ${right} there`)).toBe(`we used ${right} there`)
})

test('words that are only added never count, wherever they stand', () => {
  const words = heard.split(' ')
  for (let at = 0; at <= words.length; at += 1) {
    const added = [...words.slice(0, at), 'measured', 'monthly', 'churn', ...words.slice(at)].join(' ')
    expect(countCorrectedWords(heard, added)).toBe(heard)
  }
})

test('words that are only removed still count, so that no "not" disappears', () => {
  expect(countCorrectedWords('I did not lead the team', 'I did lead the team')).toBe('I did not lead the team')
})

test('words in the place of others that sound different do not count', () => {
  const replaced = heard.replace('to the cloud in ten weeks', 'and measured monthly churn by cohort')
  expect(countCorrectedWords(heard, replaced)).toBe(heard)
})

test('of a changed stretch only the words that sound like it count', () => {
  const mixed = heard.replace('engine ears', 'engineers measured monthly churn')
  expect(countCorrectedWords(heard, mixed)).toBe(heard.replace('engine ears', 'engineers'))
  // A long stretch can't be made short by one word that sounds like a part of it.
  expect(countCorrectedWords(heard, heard.replace('moved the date a base to the cloud', 'moved'))).toBe(heard)
})

test('a stretch that is too long to compare stays as it was heard', () => {
  const word = 'a'.repeat(correctionLimits.comparedLetters)
  expect(countCorrectedWords(`so ${word}bb it`, `so ${word}bc it`)).toBe(`so ${word}bb it`)
})

test('case and punctuation are the correction’s where the words are the same', () => {
  expect(countCorrectedWords('so we did it', 'So, we did it.')).toBe('So, we did it.')
})

test.each([
  ['I did not lead the team', 'I did led the team', 'I did not lead the team'],
  ['we did not achieve the target', 'we did achieved the target', 'we did not achieve the target'],
  ['tôi không làm việc đó', 'tôi lam việc đó', 'tôi không làm việc đó'],
  ['tôi chưa quản lý nhóm nào', 'tôi quan lý nhóm nào', 'tôi chưa quản lý nhóm nào'],
  ['I hardly planned it', 'I planed it', 'I hardly planed it'],
  ['I scarcely planned it', 'I planed it', 'I scarcely planed it'],
])('a word that no corrected word explains stays: %s → %s', (before, after, kept) => {
  expect(countCorrectedWords(before, after)).toBe(kept)
})

test.each([
  ["I can't lead it", 'I can lead it'],
  ['I cant lead it', 'I can lead it'],
  ["we couldn't do it", 'we could do it'],
  ['we cannot do it', 'we can do it'],
  ['I never did it', 'I ever did it'],
  ['we did not do it', 'we did knot do it'],
  ['we did knot do it', 'we did not do it'],
  ['tôi không làm', 'tôi khổng làm'],
  ['tôi đừng tải', 'tôi dừng tải'],
  ['I never did it', 'I n-e-v-e-r did it'],
  ['by 10 percent', 'by 100 percent'],
  ['it rose 5 times', 'it rose 5% times'],
  ['it rose 10 times', 'it rose 1.0 times'],
  ['it rose ten times', 'it rose ten1 times'],
])('a correction turns no sense around and changes no number: %s → %s', (before, after) => {
  expect(countCorrectedWords(before, after)).toBe(before)
})

test('the words around a number and a negation that stays can be corrected', () => {
  expect(countCorrectedWords('we did not leed 10 engine ears', 'we did not lead 12 engineers')).toBe(
    'we did not lead 10 engineers',
  )
})
