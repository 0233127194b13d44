import type { Evidence, Why } from '@candor/contract'
import { buildEvidence, selectStrongest } from '../evidence/quote'
import { findClauses, measureClauseVariety } from '../measures/clause-variety'
import { type ClearSentences, measureClearSentences } from '../measures/clear-sentences'
import { findFirstConnective, listRangeForms, measureConnectiveVariety } from '../measures/connectives'
import { measureHdd } from '../measures/lexical-diversity'
import { scaleToUnit } from '../measures/scale-to-unit'
import { countSeldomPairs, type SeldomPairs } from '../measures/seldom-pairs'
import {
  type AnswerUnit,
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

export function scoreCoherence(context: ScoreContext): UnscoredDim {
  const kept = listAnswerUnits(context.answers)
  const units = kept.map((item) => item.unit)
  const words = countWords(units)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const coherence = measureCoherence(kept, context)
  return {
    state: 'scored',
    ...combineMeasures(listMeasures(coherence), languageRange),
    evidence: collectEvidence(coherence),
    buildWhy: listWhys(coherence),
    missing: [],
  }
}

interface Connectives {
  readonly variety: number
  readonly evidence: readonly Evidence[]
}

interface CoherenceMeasures {
  readonly clear: ClearSentences
  /** Typed English only. */
  readonly pairs: SeldomPairs | null
  /** HD-D: whether the account continues or repeats the same words, in whatever order they come. */
  readonly diversity: number
  /** English only. */
  readonly clauseVariety: number | null
  /** Vietnamese only: nothing else sees there whether the words are in order. */
  readonly connectives: Connectives | null
}

function measureCoherence(kept: readonly AnswerUnit[], context: ScoreContext): CoherenceMeasures {
  const units = kept.map((item) => item.unit)
  const words = countWords(units)
  return {
    clear: measureClearSentences(context.answers, context.lexicon),
    pairs: countSeldomPairs(context.answers, context.lexicon.language),
    diversity: measureHdd(listRangeForms(units, context.lexicon)),
    clauseVariety: context.lexicon.language === 'en' ? measureClauseVariety(findClauses(units), words) : null,
    connectives: context.lexicon.language === 'vi' ? measureConnectives(kept, context) : null,
  }
}

function measureConnectives(kept: readonly AnswerUnit[], { lexicon }: ScoreContext): Connectives {
  const units = kept.map((item) => item.unit)
  return {
    variety: measureConnectiveVariety(units, lexicon),
    evidence: kept.flatMap(({ answer, unit }) => {
      const span = findFirstConnective(unit, lexicon)
      return span === null ? [] : [buildEvidence(answer, span, { effect: '+', tag: 'connective' })]
    }),
  }
}

/**
 * Whether the thread can be followed: sentences without stumbling, some of them built of clauses, without going in circles. English
 * connectives are not counted: they raised the agreement with people's levels by .01, and a rewriter adds them to any text.
 */
function listMeasures({ clauseVariety, clear, connectives, diversity, pairs }: CoherenceMeasures): WeightedMeasure[] {
  const parts: WeightedMeasure[] = [
    {
      id: 'hdd',
      value: diversity,
      unit: 'share',
      x: scaleToUnit(diversity, 0.7, 0.84),
      weight: 0.2,
      norm: '0.70→0.84',
    },
  ]
  if (pairs !== null) parts.push(buildSeldomPairsMeasure(pairs, 0.3))
  if (clauseVariety !== null) parts.push(buildClauseMeasure(clauseVariety, 0.2))
  if (connectives !== null)
    parts.push({
      id: 'connective_variety',
      value: connectives.variety,
      unit: 'count',
      x: scaleToUnit(connectives.variety, 1.3, 4.3),
      weight: 0.2,
      norm: '1.3→4.3',
    })
  if (clear.share !== null)
    parts.push({
      id: 'clear_sentence_share',
      value: clear.share,
      unit: 'share',
      x: clear.share,
      weight: 0.3,
      norm: '0→1',
    })
  return parts
}

function collectEvidence(coherence: CoherenceMeasures): Evidence[] {
  return selectStrongest([
    ...(coherence.connectives?.evidence ?? []),
    ...coherence.clear.clear.map((item) =>
      buildEvidence(item.answer, item.unit, { effect: '+', tag: 'clear_sentence' }),
    ),
    ...coherence.clear.unclear.map((item) =>
      buildEvidence(item.answer, item.unit, { effect: '-', tag: 'unclear_sentence' }),
    ),
  ])
}

function listWhys(coherence: CoherenceMeasures): Why[] {
  const { clear } = coherence
  return [
    ...(clear.share === null ? [] : [buildWhy('coherence.clear', { percent: roundTo(100 * clear.share, 0) })]),
    buildWhy('coherence.variation', { percent: roundTo(100 * coherence.diversity, 0) }),
  ]
}
