import type { Lexicon } from '../lexicons/lexicon'
import { drop, type Unit } from '../normalise/unit'

/** Drops sentences that address an automatic judge. They are listed for the recruiter and carry no penalty of their own. */
export function dropInjections(text: string, units: readonly Unit[], lexicon: Lexicon): Unit[] {
  return units.map((unit, index) => {
    const from = units[index - 1]?.end ?? 0
    const to = units[index + 1]?.start ?? text.length
    const passage = text.slice(from, to)
    return lexicon.injection.some((pattern) => pattern.test(passage)) ? drop(unit, 'injection') : unit
  })
}
