import { quote, spanAround, strongest } from '../evidence/quote'
import { type GrammarError, grammarErrors } from '../grammar/grammar-errors'
import { type SlipKind, slipKinds } from '../grammar/pattern'
import { clauseTypes, clauseVariety } from '../measures/clause-variety'
import { poissonUpperBound } from '../measures/poisson'
import { runOns } from '../measures/run-ons'
import { clip } from '../measures/scale-to-unit'
import { seldomPairs } from '../measures/seldom-pairs'
import {
  type Draft,
  keptWithAnswers,
  notEvaluated,
  type Part,
  round,
  type ScoreContext,
  seldomPairsPart,
  weigh,
  why,
  wordCount,
} from './scorecard'

const minWords = 200
const sufficient = { from: Math.log(15), to: Math.log(150) }
const fewClauseKinds = 4
const shownKinds = 3

export function scoreGrammar(context: ScoreContext): Draft {
  if (context.lexicon.language !== 'en') return notEvaluated('unsupported_language')
  const placed = keptWithAnswers(context.answers)
  const units = placed.map((item) => item.unit)
  const words = wordCount(units)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const errors = placed.flatMap(({ answer, unit }) =>
    grammarErrors(unit, answer.answer.modality).map((error) => ({ ...error, answer })),
  )
  const bound = (100 * poissonUpperBound(errors.length)) / words
  const clauses = clauseTypes(units)
  const sentences = runOns(context.answers)
  const pairs = seldomPairs(context.answers, context.lexicon.language)
  const parts = [
    ...partsOf([bound, sentences.share, clauseVariety(clauses)]),
    ...(pairs === null ? [] : [seldomPairsPart(pairs, 0.3)]),
  ]
  const sufficiency = clip(Math.log(words), sufficient.from, sufficient.to)
  return {
    state: 'scored',
    ...weigh(parts, 0.6 + 0.4 * sufficiency),
    evidence: strongest([
      ...errors.map((error) =>
        quote(error.answer, spanAround(error.answer, error, 3), { effect: '-', tag: 'grammar_slip' }),
      ),
      ...sentences.examples.map((item) => quote(item.answer, item.unit, { effect: '-', tag: 'long_sentence' })),
      ...placed.flatMap((item) =>
        clauses
          .filter((hit) => hit.unit === item.unit)
          .map((hit) => quote(item.answer, hit, { effect: '+', tag: 'clause_variety' })),
      ),
    ]),
    why: [
      errors.length === 0
        ? why('grammar.no_errors', { words })
        : why('grammar.errors', { errors: errors.length, words, bound: round(bound, 1) }),
      ...kindsOf(errors).map(([kind, count]) => why('grammar.kind', { kind, count })),
      why('grammar.clauses', { kinds: clauseVariety(clauses) }),
      ...(pairs === null ? [] : [why('grammar.seldom_pairs', { pairs: pairs.found, words: pairs.words })]),
      ...(sentences.share === null ? [] : [why('grammar.run_ons', { percent: round(100 * sentences.share, 0) })]),
    ],
    missing: clauseVariety(clauses) < fewClauseKinds ? [why('missing.clauses', { kinds: clauseVariety(clauses) })] : [],
  }
}

/** How many slips of each kind, the most frequent first; a reader is told of three kinds. */
function kindsOf(errors: readonly GrammarError[]): [SlipKind, number][] {
  return slipKinds
    .map((kind): [SlipKind, number] => [kind, errors.filter((error) => error.kind === kind).length])
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, shownKinds)
}

function partsOf(values: [number, number | null, number]): Part[] {
  const [bound, runOnShare, variety] = values
  const parts: Part[] = [
    { id: 'grammar_error_bound', value: bound, unit: 'per_100_words', x: clip(bound, 4, 0), weight: 0.5, norm: '4→0' },
    { id: 'clause_variety', value: variety, unit: 'count', x: clip(variety, 0, 6), weight: 0.1, norm: '0→6' },
  ]
  if (runOnShare !== null)
    parts.push({
      id: 'run_on_share',
      value: runOnShare,
      unit: 'share',
      x: clip(runOnShare, 0.5, 0),
      weight: 0.1,
      norm: '0.5→0',
    })
  return parts
}
