import { setLimits } from '@candor/contract'
import type { AuthorLanguage, Requirement } from '../../ports/set-author'
import { findScreeningKind } from '../builtin/set-author/text/screening-facts'
import { getTextKey, isNameIn, isPlainText, isProtectedText } from './check-text'
import { type Advertisement, classifyQuote } from './read-description'
import { findFault, type Reading, type Rule } from './reading'
import type { RequirementReply } from './requirement-prompt'

export interface RequirementCheck {
  readonly language: AuthorLanguage
  /** Null: there is none, so that nothing can be quoted from it. */
  readonly advertisement: Advertisement | null
  /** With an advertisement: what rests on no line of it is dropped. */
  readonly mustQuote: boolean
  readonly existing: readonly Requirement[]
  readonly minCount: number
  readonly maxCount: number
}

type Entry = RequirementReply['requirements'][number]
const minQuoteChars = 3

const isUnquoted = ({ source_quote: quote }: Entry, { advertisement, mustQuote }: RequirementCheck) => {
  if (quote === null) return mustQuote
  return advertisement === null || quote.trim().length < minQuoteChars || !advertisement.text.includes(quote.trim())
}

const isProtected = ({ name, source_quote: quote }: Entry, { advertisement }: RequirementCheck) => {
  if (isProtectedText(name) || (quote !== null && isProtectedText(quote))) return true
  return quote !== null && advertisement !== null && classifyQuote(advertisement, quote).has('protected')
}

const createRules = (check: RequirementCheck, seen: ReadonlySet<string>): readonly Rule<Entry>[] => [
  [
    'an empty or too long name',
    ({ name }) => name.trim() === '' || name.trim().length > setLimits.requirementCharacters,
  ],
  ['markup or an address', ({ name }) => !isPlainText(name)],
  ['a name in another language', ({ name }) => !isNameIn(name, check.language)],
  ['a source_quote that is not in the description', (entry) => isUnquoted(entry, check)],
  ['age, sex, looks, family, health, religion or origin', (entry) => isProtected(entry, check)],
  ['a requirement that is there already', ({ name }) => seen.has(getTextKey(name))],
]

/** Whether the advertisement says so wherever it has these words. */
function isRequired(quote: string, advertisement: Advertisement): boolean {
  const kinds = classifyQuote(advertisement, quote)
  return kinds.size === 1 && kinds.has('must')
}

function toRequirement(entry: Entry, { advertisement }: RequirementCheck): Requirement {
  const name = entry.name.trim()
  const quote = entry.source_quote?.trim() ?? null
  const isAskedFor = quote !== null && advertisement !== null && isRequired(quote, advertisement)
  const { min, max } = setLimits.requirementWeight
  return {
    name,
    kind: findScreeningKind(name) ?? entry.kind,
    weight: Math.min(max, Math.max(min, Math.round(entry.weight))),
    isMustHave: entry.is_must_have && isAskedFor,
    sourceQuote: quote,
  }
}

/** The requirements of a reply that pass every rule, at most as many as wanted. */
export function checkRequirements(reply: RequirementReply, check: RequirementCheck): Reading<readonly Requirement[]> {
  const seen = new Set(check.existing.map(({ name }) => getTextKey(name)))
  const rules = createRules(check, seen)
  const faults: string[] = []
  const kept: Requirement[] = []
  for (const entry of reply.requirements) {
    const fault = findFault(rules, entry)
    if (fault !== null) faults.push(fault)
    else kept.push(toRequirement(entry, check))
    seen.add(getTextKey(entry.name))
  }
  return { value: kept.length < check.minCount ? null : kept.slice(0, check.maxCount), faults }
}
