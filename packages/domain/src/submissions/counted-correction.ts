import { correctionLimits } from '@candor/contract'
import { type LetterPair, pairLetters } from './heard-letters'
import { hasDigit, isNegation, isSpelledAlike } from './protected-words'
import { diffWords, splitWords } from './word-difference'

/** Without accents and case: a recognizer often hears the right sounds with the wrong tone. */
const toLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

interface Word {
  readonly letters: string
}

/** Numbers have no letters here, so that none of them is replaced or counts. */
const toWords = (texts: readonly string[]): Word[] =>
  texts.map((text) => ({ letters: hasDigit(text) ? '' : toLetters(text) }))
const joinLetters = (words: readonly Word[]): string => words.map(({ letters }) => letters).join('')

/** For each letter, the number of the word that it belongs to. */
const numberLetters = (words: readonly Word[]): number[] =>
  words.flatMap(({ letters }, index) => Array.from({ length: letters.length }, () => index))

/** Pairs of letters, as the numbers of their words. */
const pairWords = (removed: readonly Word[], added: readonly Word[]): LetterPair[] => {
  const [heardAt, correctedAt] = [numberLetters(removed), numberLetters(added)]
  return pairLetters(joinLetters(removed), joinLetters(added)).map(({ heard, corrected }) => ({
    heard: heardAt[heard] ?? 0,
    corrected: correctedAt[corrected] ?? 0,
  }))
}

/** The words of which at least this share of the letters is paired. The others have no letters any more. */
const keepAlike = (words: readonly Word[], paired: readonly number[], share: number): readonly Word[] =>
  words.map((word, index) => {
    const same = paired.filter((number) => number === index).length
    return same > 0 && same >= word.letters.length * share ? word : { letters: '' }
  })

/** Pairs between words that explain each other: a word that isn't replaced can't make another one count. */
function pairMutually(removed: readonly Word[], added: readonly Word[]): LetterPair[] {
  const pairs = pairWords(removed, added)
  const correctedPlaces = pairs.map(({ corrected }) => corrected)
  const counted = keepAlike(added, correctedPlaces, correctionLimits.alikeShare)
  if (joinLetters(counted) !== joinLetters(added)) return pairMutually(removed, counted)
  const heardPlaces = pairs.map(({ heard }) => heard)
  const replaced = keepAlike(removed, heardPlaces, correctionLimits.coveredShare)
  return joinLetters(replaced) === joinLetters(removed) ? pairs : pairMutually(replaced, added)
}

const listNegations = (words: readonly string[]): string => words.filter(isNegation).map(toLetters).join(' ')

const isComparable = (removed: readonly string[], added: readonly string[]): boolean =>
  Math.max(toLetters(removed.join('')).length, toLetters(added.join('')).length) <= correctionLimits.comparedLetters &&
  listNegations(removed) === listNegations(added)

/** The words that count of a changed stretch: those of the correction that sound like what was heard, and the heard ones of no such word. */
function countStretch(removed: readonly string[], added: readonly string[]): readonly string[] {
  if (!isComparable(removed, added)) return removed
  const heard = toWords(removed)
  const pairs = pairMutually(heard, toWords(added))
  if (pairs.length < joinLetters(heard).length * correctionLimits.coveredShare) return removed
  const replaced = new Set(pairs.map((pair) => pair.heard))
  const written = new Set<number>()
  const counted: string[] = []
  removed.forEach((word, index) => {
    if (!replaced.has(index)) counted.push(word)
    for (const pair of pairs) {
      if (pair.heard !== index || written.has(pair.corrected)) continue
      written.add(pair.corrected)
      counted.push(added[pair.corrected] ?? '')
    }
  })
  return counted
}

/**
 * The words of a small correction that are assessed (docs/decisions/073). A changed word counts where it sounds like what was heard
 * there. What was only added was not heard, and what was only removed was, so neither counts.
 */
export function countCorrectedWords(heard: string, corrected: string): string {
  const heardWords = splitWords(heard)
  const counted: string[] = []
  let at = 0
  let removed: readonly string[] = []
  let added: readonly string[] = []
  const close = () => {
    counted.push(...countStretch(removed, added))
    removed = []
    added = []
  }
  for (const { kind, words } of diffWords(heard, corrected)) {
    if (kind === 'added') {
      added = words
      continue
    }
    const here = heardWords.slice(at, at + words.length)
    at += words.length
    if (kind === 'removed') removed = words
    else {
      close()
      counted.push(...here.map((word, index) => chooseSpelling(word, words[index] ?? word)))
    }
  }
  close()
  return isSameWords(counted, heard) ? heard : counted.join(' ')
}

/** Case and the signs around a word are the correction's. */
const chooseSpelling = (heard: string, corrected: string): string =>
  isSpelledAlike(heard, corrected) ? corrected : heard

const isSameWords = (words: readonly string[], text: string): boolean => words.join(' ') === splitWords(text).join(' ')
