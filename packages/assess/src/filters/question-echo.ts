import { formOf } from '../normalize/token'
import { tokenize } from '../normalize/tokenize'
import type { Unit } from '../normalize/unit'
import { drop } from '../normalize/unit'

const containment = 0.7
const shortest = 5
const turned = new Map([
  ['you', 'i'],
  ['your', 'my'],
  ['yourself', 'myself'],
  ['bạn', 'tôi'],
  ['em', 'tôi'],
  ['mình', 'tôi'],
])

/** Drops sentences that only give the question back; "you" and "I" count as the same word. */
export function dropEchoes<T extends Unit>(units: readonly T[], questionTexts: readonly string[]): T[] {
  const known = new Set(questionTexts.flatMap((text) => pairsOf(tokenize(text).map(formOf))))
  return units.map((unit) => {
    if (unit.dropped !== null || unit.clean.length < shortest) return unit
    const pairs = pairsOf(unit.clean.map(formOf))
    const common = pairs.filter((pair) => known.has(pair)).length
    return common / pairs.length >= containment ? drop(unit, 'echo') : unit
  })
}

function pairsOf(forms: readonly string[]): string[] {
  const words = forms.map((form) => turned.get(form) ?? form)
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)
}
