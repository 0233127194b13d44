import { formOf } from '../normalize/token'
import { drop, type Unit } from '../normalize/unit'

const nearJaccard = 0.8
const shortest = 4

interface Seen {
  readonly sets: Set<string>[]
  /** Positions in sets by one of the rarest words: two near-duplicates always share one of those. */
  readonly byWord: Map<string, number[]>
}

/** Drops a sentence said before anywhere in the interview (same words, or 0.8 of the words in common); the first one stays. */
export function dropDuplicates<T extends Unit>(answers: readonly (readonly T[])[]): T[][] {
  const counts = wordCounts(answers)
  const seen: Seen = { sets: [], byWord: new Map() }
  return answers.map((units) =>
    units.map((unit) => {
      const words = new Set(unit.clean.map(formOf))
      if (unit.dropped !== null || unit.clean.length < shortest) return unit
      const rare = prefixOf(words, counts)
      if (isSeen(words, rare, seen)) return drop(unit, 'duplicate')
      remember(words, rare, seen)
      return unit
    }),
  )
}

function wordCounts(answers: readonly (readonly Unit[])[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const unit of answers.flat()) {
    for (const word of new Set(unit.clean.map(formOf))) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

/** Prefix filter: with Jaccard at least 0.8 the rarest n - ceil(0.8 n) + 1 words of both sets must meet. */
function prefixOf(words: ReadonlySet<string>, counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...words].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1))
  return sorted.slice(0, sorted.length - Math.ceil(nearJaccard * sorted.length) + 1)
}

function isSeen(words: ReadonlySet<string>, rare: readonly string[], seen: Seen): boolean {
  const candidates = new Set(rare.flatMap((word) => seen.byWord.get(word) ?? []))
  for (const position of candidates) {
    const other = seen.sets[position]
    if (other !== undefined && jaccard(words, other) >= nearJaccard) return true
  }
  return false
}

function remember(words: Set<string>, rare: readonly string[], seen: Seen): void {
  const position = seen.sets.push(words) - 1
  for (const word of rare) {
    const list = seen.byWord.get(word)
    if (list === undefined) seen.byWord.set(word, [position])
    else list.push(position)
  }
}

export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  const union = a.size + b.size - common
  return union === 0 ? 0 : common / union
}
