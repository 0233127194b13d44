import { normalizeForm } from '../normalize/token'
import { dropUnit, type Unit } from '../normalize/unit'

const nearJaccard = 0.8
const minWords = 4

interface SeenUnits {
  readonly sets: Set<string>[]
  /** Positions in sets by one of the rarest words: two near-duplicates always share one of those. */
  readonly byWord: Map<string, number[]>
}

/**
 * Drops a sentence that repeats an earlier one of the interview (same words, or 0.8 of the words in common); the first
 * one stays.
 */
export function dropDuplicates<T extends Unit>(answers: readonly (readonly T[])[]): T[][] {
  const counts = countUnitsPerWord(answers)
  const seen: SeenUnits = { sets: [], byWord: new Map() }
  return answers.map((units) =>
    units.map((unit) => {
      const words = new Set(unit.clean.map(normalizeForm))
      if (unit.dropped !== null || unit.clean.length < minWords) return unit
      const rare = selectRarestWords(words, counts)
      if (isDuplicate(words, rare, seen)) return dropUnit(unit, 'duplicate')
      addSeenUnit(words, rare, seen)
      return unit
    }),
  )
}

function countUnitsPerWord(answers: readonly (readonly Unit[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const unit of answers.flat()) {
    for (const word of new Set(unit.clean.map(normalizeForm))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** Prefix filter: with Jaccard at least 0.8 the rarest n - ceil(0.8 n) + 1 words of both sets must meet. */
function selectRarestWords(words: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...words].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
  return sorted.slice(0, sorted.length - Math.ceil(nearJaccard * sorted.length) + 1)
}

function isDuplicate(words: ReadonlySet<string>, rare: readonly string[], seen: SeenUnits): boolean {
  const candidates = new Set(rare.flatMap((word) => seen.byWord.get(word) ?? []))
  for (const position of candidates) {
    const other = seen.sets[position]
    if (other !== undefined && measureJaccard(words, other) >= nearJaccard) return true
  }
  return false
}

function addSeenUnit(words: Set<string>, rare: readonly string[], seen: SeenUnits): void {
  const position = seen.sets.push(words) - 1
  for (const word of rare) {
    const list = seen.byWord.get(word)
    if (list === undefined) seen.byWord.set(word, [position])
    else list.push(position)
  }
}

export function measureJaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  const union = a.size + b.size - common
  return union === 0 ? 0 : common / union
}
