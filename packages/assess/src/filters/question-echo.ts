import { normalizeForm } from '../normalize/token'
import { tokenize } from '../normalize/tokenize'
import type { Unit } from '../normalize/unit'
import { dropUnit } from '../normalize/unit'

const minContainment = 0.7
const minWords = 5
const personSwaps = new Map([
  ['you', 'i'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['bạn', 'tôi'],
  ['em', 'tôi'],
  ['mình', 'tôi'],
])

/** Drops sentences that only give the question back; "you" and "I" count as the same word. */
export function dropEchoes<T extends Unit>(units: readonly T[], questionTexts: readonly string[]): T[] {
  const known = new Set(questionTexts.flatMap((text) => listBigrams(tokenize(text).map(normalizeForm))))
  return units.map((unit) => {
    if (unit.dropped !== null || unit.clean.length < minWords) return unit
    const pairs = listBigrams(unit.clean.map(normalizeForm))
    const common = pairs.filter((pair) => known.has(pair)).length
    return common / pairs.length >= minContainment ? dropUnit(unit, 'echo') : unit
  })
}

function listBigrams(forms: readonly string[]): string[] {
  const words = forms.map((form) => personSwaps.get(form) ?? form)
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)
}
