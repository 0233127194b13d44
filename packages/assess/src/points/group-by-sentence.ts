import type { TaggedUnit } from '../tag/word'

/** The units of each written sentence, in order. */
export function groupBySentence(units: readonly TaggedUnit[]): TaggedUnit[][] {
  const bySentence = new Map<number, TaggedUnit[]>()
  for (const unit of units) {
    const known = bySentence.get(unit.sentence)
    if (known === undefined) bySentence.set(unit.sentence, [unit])
    else known.push(unit)
  }
  return [...bySentence.values()]
}
