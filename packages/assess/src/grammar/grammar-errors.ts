import type { TaggedUnit } from '../tag/word'
import { agreementRules } from './agreement-rules'
import { articleErrors } from './article-errors'
import { articleRules } from './article-rules'
import { beRules } from './be-rules'
import { comparisonRules } from './comparison-rules'
import { infinitiveRules } from './infinitive-rules'
import { missingRules } from './missing-rules'
import { nounRules } from './noun-rules'
import { objectRules } from './object-rules'
import { matchRule, type Rule, type SlipKind } from './pattern'
import { phraseRules, wordRules } from './phrase-rules'
import { prepositionRules } from './preposition-rules'
import { subjectRules } from './subject-rules'
import { usageRules } from './usage-rules'
import { verbRules } from './verb-rules'

export interface GrammarError {
  readonly rule: string
  readonly kind: SlipKind
  /** Offsets in the answer's text. */
  readonly start: number
  readonly end: number
}

export type Modality = 'spoken' | 'typed'

interface KindOfRule {
  readonly kind: SlipKind
  readonly rule: Rule
}

const of = (kind: SlipKind, rules: readonly Rule[]): KindOfRule[] => rules.map((rule) => ({ kind, rule }))

const everyRule: readonly KindOfRule[] = [
  ...of('agreement', [...agreementRules, ...subjectRules]),
  ...of('verb_form', [...verbRules, ...infinitiveRules, ...beRules, ...objectRules]),
  ...of('noun_number', nounRules),
  ...of('article', articleRules),
  ...of('missing_word', missingRules),
  ...of('preposition', [...prepositionRules, ...phraseRules]),
  ...of('comparison', comparisonRules),
  ...of('word_choice', [...usageRules, ...wordRules]),
]
const rulesOf: Readonly<Record<Modality, RuleIndex>> = {
  spoken: indexByForm(everyRule.filter((item) => item.rule.written !== true)),
  typed: indexByForm(everyRule),
}
const caches: Readonly<Record<Modality, WeakMap<TaggedUnit, readonly GrammarError[]>>> = {
  spoken: new WeakMap(),
  typed: new WeakMap(),
}

/** Certain learner errors of English in one sentence; a word is counted in one error only. */
export function grammarErrors(unit: TaggedUnit, modality: Modality): readonly GrammarError[] {
  const known = caches[modality].get(unit)
  if (known !== undefined) return known
  const found = withoutOverlaps([...articleErrors(unit), ...ruleErrors(unit, rulesOf[modality])])
  caches[modality].set(unit, found)
  return found
}

function withoutOverlaps(errors: readonly GrammarError[]): GrammarError[] {
  const kept: GrammarError[] = []
  for (const error of [...errors].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last === undefined || last.end <= error.start) kept.push(error)
  }
  return kept
}

function ruleErrors(unit: TaggedUnit, { byForm, anyForm }: RuleIndex): GrammarError[] {
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
  readonly byForm: ReadonlyMap<string, readonly KindOfRule[]>
  readonly anyForm: readonly KindOfRule[]
}

function indexByForm(rules: readonly KindOfRule[]): RuleIndex {
  const anyForm = rules.filter((item) => firstForms(item.rule) === null)
  const byForm = new Map<string, KindOfRule[]>()
  for (const item of rules) {
    for (const form of firstForms(item.rule) ?? []) byForm.set(form, [...(byForm.get(form) ?? anyForm), item])
  }
  return { byForm, anyForm }
}

function firstForms(rule: Rule): ReadonlySet<string> | null {
  const first = rule.places[0]
  return first === undefined || first.optional ? null : first.forms
}
