import { correctionLimits } from '@candor/contract'
import { diffWords, splitWords } from './word-difference'

/** Without accents and case: a recognizer often hears the right sounds with the wrong tone. */
const toLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Rows of the edit distance between two words lists' letters: how many edits each pair of beginnings is apart. */
function measureDistances(heard: string, corrected: string): number[][] {
  const rows = [Array.from({ length: corrected.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= heard.length; row += 1) {
    const above = rows[row - 1] ?? []
    const distances = [row]
    for (let column = 1; column <= corrected.length; column += 1) {
      const isSame = heard[row - 1] === corrected[column - 1]
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1)
      distances.push(Math.min(replaced, (above[column] ?? 0) + 1, (distances[column - 1] ?? 0) + 1))
    }
    rows.push(distances)
  }
  return rows
}

interface Place {
  readonly row: number
  readonly column: number
}

/** Which letters of the corrected text stand where the same letter was heard, on the shortest way from one to the other. */
function findHeardLetters(heard: string, corrected: string): Set<number> {
  const rows = measureDistances(heard, corrected)
  const isSame = ({ row, column }: Place): boolean => heard[row - 1] === corrected[column - 1]
  const findPrevious = ({ row, column }: Place): Place => {
    const distance = rows[row]?.[column] ?? 0
    const diagonal = rows[row - 1]?.[column - 1] ?? 0
    if (distance === diagonal + (isSame({ row, column }) ? 0 : 1)) return { row: row - 1, column: column - 1 }
    const isRemoved = distance === (rows[row - 1]?.[column] ?? 0) + 1
    return isRemoved ? { row: row - 1, column } : { row, column: column - 1 }
  }
  const found = new Set<number>()
  let place: Place = { row: heard.length, column: corrected.length }
  while (place.row > 0 && place.column > 0) {
    const previous = findPrevious(place)
    if (previous.row < place.row && previous.column < place.column && isSame(place)) found.add(previous.column)
    place = previous
  }
  return found
}

/** The words that count of a changed stretch: those of the correction that sound like what was heard, else what was heard. */
function countStretch(removed: readonly string[], added: readonly string[]): readonly string[] {
  const heard = toLetters(removed.join(''))
  const letters = added.map(toLetters)
  const corrected = letters.join('')
  if (Math.max(heard.length, corrected.length) > correctionLimits.comparedLetters) return removed
  const found = findHeardLetters(heard, corrected)
  let end = 0
  let covered = 0
  const counted = added.filter((_word, index) => {
    const start = end
    end += letters[index]?.length ?? 0
    const same = [...found].filter((place) => place >= start && place < end).length
    const isAlike = same > 0 && same >= (end - start) * correctionLimits.alikeShare
    if (isAlike) covered += same
    return isAlike
  })
  return covered > 0 && covered >= heard.length * correctionLimits.coveredShare ? counted : removed
}

/**
 * The words of a small correction that are assessed (docs/decisions/073). A changed word counts where it sounds like what was heard
 * there. What was only added was not heard, and what was only removed was, so neither counts.
 */
export function countCorrectedWords(heard: string, corrected: string): string {
  const counted: string[] = []
  let removed: readonly string[] = []
  let added: readonly string[] = []
  const close = () => {
    counted.push(...countStretch(removed, added))
    removed = []
    added = []
  }
  for (const { kind, words } of diffWords(heard, corrected)) {
    if (kind === 'removed') removed = words
    else if (kind === 'added') added = words
    else {
      close()
      counted.push(...words)
    }
  }
  close()
  return isSameWords(counted, heard) ? heard : counted.join(' ')
}

const isSameWords = (words: readonly string[], text: string): boolean => words.join(' ') === splitWords(text).join(' ')
