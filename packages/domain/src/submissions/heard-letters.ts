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

/** Places in both texts, from 0. */
export interface LetterPair {
  readonly heard: number
  readonly corrected: number
}

/** Which letters of the corrected text stand where the same letter was heard, on the shortest way from one to the other. */
export function pairLetters(heard: string, corrected: string): LetterPair[] {
  const rows = measureDistances(heard, corrected)
  const isSame = (place: LetterPair): boolean => heard[place.heard - 1] === corrected[place.corrected - 1]
  const findPrevious = (place: LetterPair): LetterPair => {
    const { heard: row, corrected: column } = place
    const distance = rows[row]?.[column] ?? 0
    const diagonal = rows[row - 1]?.[column - 1] ?? 0
    if (distance === diagonal + (isSame(place) ? 0 : 1)) return { heard: row - 1, corrected: column - 1 }
    const isRemoved = distance === (rows[row - 1]?.[column] ?? 0) + 1
    return isRemoved ? { heard: row - 1, corrected: column } : { heard: row, corrected: column - 1 }
  }
  const pairs: LetterPair[] = []
  let place: LetterPair = { heard: heard.length, corrected: corrected.length }
  while (place.heard > 0 && place.corrected > 0) {
    const previous = findPrevious(place)
    const isPair = previous.heard < place.heard && previous.corrected < place.corrected && isSame(place)
    if (isPair) pairs.push(previous)
    place = previous
  }
  return pairs.reverse()
}
