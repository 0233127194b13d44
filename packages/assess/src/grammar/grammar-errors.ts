import type { TaggedUnit } from '../tag/word'
import { agreementRules } from './agreement-rules'
import { findArticleErrors } from './article-errors'
import { articleRules } from './article-rules'
import { beRules } from './be-rules'
import { comparisonRules } from './comparison-rules'
import type { GrammarError } from './grammar-error'
import { infinitiveRules } from './infinitive-rules'
import { missingRules } from './missing-rules'
import { nounRules } from './noun-rules'
import { objectRules } from './object-rules'
import { type ErrorKind, matchRule, type Rule } from './pattern'
import { phraseRules, wordRules } from './phrase-rules'
import { prepositionRules } from './preposition-rules'
import { subjectRules } from './subject-rules'
import { usageRules } from './usage-rules'
import { verbRules } from './verb-rules'

export type { GrammarError } from './grammar-error'

export type Modality = 'spoken' | 'typed'

interface RuleWithKind {
  readonly kind: ErrorKind
  readonly rule: Rule
}

const withKind = (kind: ErrorKind, rules: readonly Rule[]): RuleWithKind[] => rules.map((rule) => ({ kind, rule }))

const rulesWithKinds: readonly RuleWithKind[] = [
  ...withKind('agreement', [...agreementRules, ...subjectRules]),
  ...withKind('verb_form', [...verbRules, ...infinitiveRules, ...beRules, ...objectRules]),
  ...withKind('noun_number', nounRules),
  ...withKind('article', articleRules),
  ...withKind('missing_word', missingRules),
  ...withKind('preposition', [...prepositionRules, ...phraseRules]),
  ...withKind('comparison', comparisonRules),
  ...withKind('word_choice', [...usageRules, ...wordRules]),
]
const ruleIndexes: Readonly<Record<Modality, RuleIndex>> = {
  spoken: indexByForm(rulesWithKinds.filter((item) => item.rule.typedOnly !== true)),
  typed: indexByForm(rulesWithKinds),
}
const caches: Readonly<Record<Modality, WeakMap<TaggedUnit, readonly GrammarError[]>>> = {
  spoken: new WeakMap(),
  typed: new WeakMap(),
}

/** Certain learner errors of English in one sentence; a word is counted in one error only. */
export function findGrammarErrors(unit: TaggedUnit, modality: Modality): readonly GrammarError[] {
  const known = caches[modality].get(unit)
  if (known !== undefined) return known
  const found = dropOverlaps([...findArticleErrors(unit), ...findRuleErrors(unit, ruleIndexes[modality])])
  caches[modality].set(unit, found)
  return found
}

function dropOverlaps(errors: readonly GrammarError[]): GrammarError[] {
  const kept: GrammarError[] = []
  for (const error of [...errors].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || last.end <= error.start) kept.push(error)
  }
  return kept
}

function findRuleErrors(unit: TaggedUnit, { byForm, anyForm }: RuleIndex): GrammarError[] {
  return unit.words.flatMap((word, index) =>
    (byForm.get(word.form) ?? anyForm).flatMap(({ rule, kind }) => {
      const length = matchRule(rule, unit, index)
      const last = length === 0 ? undefined : unit.words[index + length - 1]
      return last === undefined ? [] : [{ rule: rule.id, kind, start: word.token.start, end: last.token.end }]
    }),
  )
}

/** Most words begin few rules: those that begin with this very form, and those that begin with a kind of word. */
interface RuleIndex {
  readonly byForm: ReadonlyMap<string, readonly RuleWithKind[]>
  readonly anyForm: readonly RuleWithKind[]
}

function indexByForm(rules: readonly RuleWithKind[]): RuleIndex {
  const anyForm = rules.filter((item) => listFirstForms(item.rule) === null)
  const byForm = new Map<string, RuleWithKind[]>()
  for (const item of rules) {
    for (const form of listFirstForms(item.rule) ?? []) byForm.set(form, [...(byForm.get(form) ?? anyForm), item])
  }
  return { byForm, anyForm }
}

function listFirstForms(rule: Rule): ReadonlySet<string> | null {
  const first = rule.slots[0]
  return first === undefined || first.makeOptional ? null : first.forms
}
