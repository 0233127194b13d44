import { buildEvidence, expandSpan, selectStrongest } from '../evidence/quote'
import { findGrammarErrors, type GrammarError } from '../grammar/grammar-errors'
import { type ErrorKind, errorKinds } from '../grammar/pattern'
import { countClauseTypes, findClauseTypes } from '../measures/clause-variety'
import { computePoissonUpperBound } from '../measures/poisson'
import { measureRunOns } from '../measures/run-ons'
import { scaleToUnit } from '../measures/scale-to-unit'
import { countSeldomPairs } from '../measures/seldom-pairs'
import {
  buildSeldomPairsMeasure,
  buildWhy,
  combineMeasures,
  countWords,
  listAnswerUnits,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from './scorecard'

const minWords = 60
const sufficient = { from: Math.log(15), to: Math.log(150) }
const fewClauseKinds = 4
const shownKinds = 3

export function scoreGrammar(context: ScoreContext): UnscoredDim {
  if (context.lexicon.language !== 'en') return notEvaluated('unsupported_language')
  const placed = listAnswerUnits(context.answers)
  const units = placed.map((item) => item.unit)
  const words = countWords(units)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const errors = placed.flatMap(({ answer, unit }) =>
    findGrammarErrors(unit, answer.answer.modality).map((error) => ({ ...error, answer })),
  )
  const bound = (100 * computePoissonUpperBound(errors.length)) / words
  const clauses = findClauseTypes(units)
  const sentences = measureRunOns(context.answers)
  const pairs = countSeldomPairs(context.answers, context.lexicon.language)
  const parts = [
    ...listMeasures([bound, sentences.share, countClauseTypes(clauses)]),
    ...(pairs === null ? [] : [buildSeldomPairsMeasure(pairs, 0.3)]),
  ]
  const sufficiency = scaleToUnit(Math.log(words), sufficient.from, sufficient.to)
  return {
    state: 'scored',
    ...combineMeasures(parts, 0.6 + 0.4 * sufficiency),
    evidence: selectStrongest([
      ...errors.map((error) =>
        buildEvidence(error.answer, expandSpan(error.answer, error, 3), { effect: '-', tag: 'grammar_slip' }),
      ),
      ...sentences.examples.map((item) => buildEvidence(item.answer, item.unit, { effect: '-', tag: 'long_sentence' })),
      ...placed.flatMap((item) =>
        clauses
          .filter((hit) => hit.unit === item.unit)
          .map((hit) => buildEvidence(item.answer, hit, { effect: '+', tag: 'clause_variety' })),
      ),
    ]),
    buildWhy: [
      errors.length === 0
        ? buildWhy('grammar.no_errors', { words })
        : buildWhy('grammar.errors', { errors: errors.length, words, bound: roundTo(bound, 1) }),
      ...countErrorKinds(errors).map(([kind, count]) => buildWhy('grammar.kind', { kind, count })),
      buildWhy('grammar.clauses', { kinds: countClauseTypes(clauses) }),
      ...(pairs === null ? [] : [buildWhy('grammar.seldom_pairs', { pairs: pairs.found, words: pairs.words })]),
      ...(sentences.share === null
        ? []
        : [buildWhy('grammar.run_ons', { percent: roundTo(100 * sentences.share, 0) })]),
    ],
    missing:
      countClauseTypes(clauses) < fewClauseKinds
        ? [buildWhy('missing.clauses', { kinds: countClauseTypes(clauses) })]
        : [],
  }
}

/** Counts the errors of each kind, most frequent first; the report names three kinds. */
function countErrorKinds(errors: readonly GrammarError[]): [ErrorKind, number][] {
  return errorKinds
    .map((kind): [ErrorKind, number] => [kind, errors.filter((error) => error.kind === kind).length])
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, shownKinds)
}

function listMeasures(values: [number, number | null, number]): WeightedMeasure[] {
  const [bound, runOnShare, variety] = values
  const parts: WeightedMeasure[] = [
    {
      id: 'grammar_error_bound',
      value: bound,
      unit: 'per_100_words',
      x: scaleToUnit(bound, 4, 0),
      weight: 0.5,
      norm: '4→0',
    },
    { id: 'clause_variety', value: variety, unit: 'count', x: scaleToUnit(variety, 0, 6), weight: 0.1, norm: '0→6' },
  ]
  if (runOnShare !== null)
    parts.push({
      id: 'run_on_share',
      value: runOnShare,
      unit: 'share',
      x: scaleToUnit(runOnShare, 0.5, 0),
      weight: 0.1,
      norm: '0.5→0',
    })
  return parts
}
