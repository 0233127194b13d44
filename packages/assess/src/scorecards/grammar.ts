import { buildEvidence, expandSpan, selectStrongest } from '../evidence/quote'
import { findGrammarErrors, type GrammarError } from '../grammar/grammar-errors'
import { type ErrorKind, errorKinds } from '../grammar/pattern'
import { countClauseKinds, findClauses, findFirstOfKinds, measureClauseVariety } from '../measures/clause-variety'
import { measurePer100 } from '../measures/events-per-100'
import { measureRunOns } from '../measures/run-ons'
import { scaleToUnit } from '../measures/scale-to-unit'
import { countSeldomPairs } from '../measures/seldom-pairs'
import {
  buildClauseMeasure,
  buildSeldomPairsMeasure,
  buildWhy,
  combineMeasures,
  countWords,
  languageRange,
  listAnswerUnits,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from './scorecard'

const minWords = 60
const usualPer100 = 1
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
  const per100 = measurePer100(errors.length, words, usualPer100)
  const clauses = findClauses(units)
  const kinds = countClauseKinds(clauses)
  const sentences = measureRunOns(context.answers)
  const pairs = countSeldomPairs(context.answers, context.lexicon.language)
  const parts = [
    ...listMeasures([per100, sentences.share, measureClauseVariety(clauses, words)]),
    ...(pairs === null ? [] : [{ ...buildSeldomPairsMeasure(pairs, 0.3), isTypedOnly: true }]),
  ]
  return {
    state: 'scored',
    ...combineMeasures(parts, languageRange),
    evidence: selectStrongest([
      ...errors.map((error) =>
        buildEvidence(error.answer, expandSpan(error.answer, error, 3), { effect: '-', tag: 'grammar_slip' }),
      ),
      ...sentences.examples.map((item) => buildEvidence(item.answer, item.unit, { effect: '-', tag: 'long_sentence' })),
      ...placed.flatMap((item) =>
        findFirstOfKinds(clauses)
          .filter((hit) => hit.unit === item.unit)
          .map((hit) => buildEvidence(item.answer, hit, { effect: '+', tag: 'clause_variety' })),
      ),
    ]),
    buildWhy: [
      errors.length === 0
        ? buildWhy('grammar.no_errors', { words })
        : buildWhy('grammar.errors', { errors: errors.length, words }),
      ...countErrorKinds(errors).map(([kind, count]) => buildWhy('grammar.kind', { kind, count })),
      buildWhy('grammar.clauses', { kinds }),
      ...(pairs === null ? [] : [buildWhy('grammar.seldom_pairs', { pairs: pairs.found, words: pairs.words })]),
      ...(sentences.share === null
        ? []
        : [buildWhy('grammar.run_ons', { percent: roundTo(100 * sentences.share, 0) })]),
    ],
    missing: kinds < fewClauseKinds ? [buildWhy('missing.clauses', { kinds })] : [],
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
  const [per100, runOnShare, variety] = values
  const parts: WeightedMeasure[] = [
    {
      id: 'grammar_errors_per_100',
      value: per100,
      unit: 'per_100_words',
      x: scaleToUnit(per100, 2.4, 0),
      weight: 0.5,
      norm: '2.4→0',
    },
    buildClauseMeasure(variety, 0.1),
  ]
  if (runOnShare !== null)
    parts.push({
      id: 'run_on_share',
      value: runOnShare,
      unit: 'share',
      x: scaleToUnit(runOnShare, 0.5, 0),
      weight: 0.1,
      norm: '0.5→0',
      isTypedOnly: true,
    })
  return parts
}
