import { setLimits } from '@candor/contract'
import type { Requirement, UncoveredLine } from '../../../../ports/set-author'

/** Must-haves that a set keeps before its duties have their place. */
const MUST_PLACES = 14

/** As many requirements as a set holds: must-haves, duties, then pluses, each in the order of the description. */
export function selectRequirements(all: readonly Requirement[]): {
  readonly kept: readonly Requirement[]
  readonly uncovered: readonly UncoveredLine[]
} {
  const musts = all.filter(({ isMustHave }) => isMustHave)
  const duties = all.filter(({ kind, isMustHave }) => kind === 'duty' && !isMustHave)
  const pluses = all.filter(({ kind, isMustHave }) => kind !== 'duty' && !isMustHave)
  const ranked = [...musts.slice(0, MUST_PLACES), ...duties, ...musts.slice(MUST_PLACES), ...pluses]
  const chosen = new Set(ranked.slice(0, setLimits.requirements))
  const uncovered = all
    .filter((entry) => !chosen.has(entry) && (entry.kind === 'duty' || entry.isMustHave))
    .map((entry): UncoveredLine => ({ text: entry.name, kind: entry.kind === 'duty' ? 'duty' : 'requirement' }))
  return { kept: [...musts, ...duties, ...pluses].filter((entry) => chosen.has(entry)), uncovered }
}
