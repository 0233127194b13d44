import type { AssessSet } from '../input'
import type { Lexicon } from '../lexicons/lexicon'
import { tokenize } from '../normalize/tokenize'
import { tagTokens } from '../tag/tag-unit'
import type { TaggedUnit } from '../tag/word'
import { isFirstPerson } from './own-action'

export interface RequirementHit {
  readonly name: string
  readonly weight: number
  readonly unit: TaggedUnit | null
}

/** For each requirement the first sentence in which the speaker names half of its words about own work, or null. */
export function findRequirementHits(
  units: readonly TaggedUnit[],
  requirements: AssessSet['requirements'],
  lexicon: Lexicon,
): RequirementHit[] {
  const own = units.filter((unit) => isFirstPerson(unit, lexicon) && hasVerb(unit, lexicon))
  return requirements.flatMap((requirement) => {
    const lemmas = getRequirementLemmas(requirement, lexicon)
    if (lemmas.size === 0) return []
    const unit = own.find((candidate) => {
      const spoken = new Set(candidate.words.map((word) => word.lemma))
      return [...lemmas].filter((lemma) => spoken.has(lemma)).length >= Math.max(1, Math.ceil(lemmas.size / 2))
    })
    return [{ name: requirement.name, weight: requirement.weight, unit: unit ?? null }]
  })
}

function hasVerb(unit: TaggedUnit, lexicon: Lexicon): boolean {
  return lexicon.language === 'vi' || unit.words.some((word) => word.pos === 'VERB')
}

/** Covered share of the requirements' weights (0 to 1), or null when the set has none. */
export function measureRequirementCoverage(hits: readonly RequirementHit[]): number | null {
  const total = hits.reduce((sum, hit) => sum + hit.weight, 0)
  if (total <= 0) return null
  return hits.reduce((sum, hit) => sum + (hit.unit === null ? 0 : hit.weight), 0) / total
}

type Requirement = AssessSet['requirements'][number]

const cache = new WeakMap<Requirement, ReadonlySet<string>>()

function getRequirementLemmas(requirement: Requirement, lexicon: Lexicon): ReadonlySet<string> {
  const known = cache.get(requirement)
  if (known !== undefined) return known
  const words = tagTokens(tokenize(requirement.name), lexicon)
  const lemmas = new Set(
    words.filter((word) => !lexicon.functionWords.has(word.form) && word.form !== '#').map((word) => word.lemma),
  )
  cache.set(requirement, lemmas)
  return lemmas
}
