import type { TaggedUnit } from '../tag/word'
import { agreementRules } from './agreement-rules'
import { articleErrors } from './article-errors'
import { nounRules } from './noun-rules'
import { matchRule, type Rule } from './pattern'
import { usageRules } from './usage-rules'
import { verbRules } from './verb-rules'

export interface GrammarError {
  readonly rule: string
  /** Offsets in the answer's text. */
  readonly start: number
  readonly end: number
}

const rules: readonly Rule[] = [...agreementRules, ...verbRules, ...nounRules, ...usageRules]
const cache = new WeakMap<TaggedUnit, readonly GrammarError[]>()

/** Certain learner errors of English in one sentence; a word is counted in one error only. */
export function grammarErrors(unit: TaggedUnit): readonly GrammarError[] {
  const known = cache.get(unit)
  if (known !== undefined) return known
  const errors = [...articleErrors(unit), ...ruleErrors(unit)].sort((a, b) => a.start - b.start)
  const found = errors.filter((error, index) => errors.slice(0, index).every((other) => other.end <= error.start))
  cache.set(unit, found)
  return found
}

function ruleErrors(unit: TaggedUnit): GrammarError[] {
  const errors: GrammarError[] = []
  unit.words.forEach((word, index) => {
    for (const rule of rules) {
      const length = matchRule(rule, unit.words, index)
      const last = unit.words[index + length - 1]
      if (length > 0 && last !== undefined) errors.push({ rule: rule.id, start: word.token.start, end: last.token.end })
    }
  })
  return errors
}
