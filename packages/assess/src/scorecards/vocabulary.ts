import type { Evidence, RequirementResult, Why } from '@candor/contract'
import { buildEvidence, expandSpan, selectStrongest } from '../evidence/quote'
import type { AssessLanguage } from '../input'
import { measureHdd } from '../measures/lexical-diversity'
import { isSophisticated, measureSophistication } from '../measures/lexical-sophistication'
import { createSpellChecker } from '../measures/misspellings'
import { listPrepositions } from '../measures/prepositions'
import { scaleToUnit } from '../measures/scale-to-unit'
import { findRequirements } from '../points/find-requirements'
import type { TaggedUnit, Word } from '../tag/word'
import {
  type AnswerUnit,
  buildWhy,
  combineMeasures,
  listAnswerUnits,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from './scorecard'

const minWords = 60
const shrinkWords = 30

export function scoreVocabulary(context: ScoreContext): UnscoredDim {
  const placed = listAnswerUnits(context.answers)
  const units = placed.map((item) => item.unit)
  const words = units.flatMap((unit) => unit.words)
  if (words.length < minWords) return notEvaluated('insufficient_evidence', { words: words.length, needed: minWords })
  const forms = words.filter((word) => word.token.mask === null).map((word) => word.form)
  const spelling = measureSpelling(placed, context)
  const requirements = findRequirements(context)
  const parts = [
    ...listRangeMeasures(forms, words, context.lexicon.language),
    ...(spelling === null ? [] : [buildSpellingMeasure(spelling)]),
    ...buildCoverageMeasure(requirements),
  ]
  return {
    state: 'scored',
    ...combineMeasures(parts, words.length / (words.length + shrinkWords)),
    evidence: [...collectEvidence(placed, requirements, context), ...(spelling?.evidence ?? [])],
    buildWhy: [
      buildWhy('vocabulary.variety', { distinct: Math.round(measureHdd(forms, 50) * 50), words: words.length }),
      ...parts.flatMap((part) => listWhys(part, requirements, words.length)),
      ...(spelling === null
        ? []
        : [buildWhy('vocabulary.spelling', { misspelt: spelling.misspelt, words: spelling.words })]),
    ],
    missing: [],
  }
}

function listRangeMeasures(
  forms: readonly string[],
  words: readonly Word[],
  language: AssessLanguage,
): WeightedMeasure[] {
  const diversity = measureHdd(forms)
  const beyond = measureSophistication(words, language)
  const parts: WeightedMeasure[] = [
    {
      id: 'hdd',
      value: diversity,
      unit: 'share',
      x: scaleToUnit(diversity, 0.7, 0.84),
      weight: 0.3,
      norm: '0.70→0.84',
    },
    {
      id: 'beyond_common_share',
      value: beyond,
      unit: 'share',
      x: scaleToUnit(beyond, 0.02, 0.1),
      weight: 0.25,
      norm: '0.02→0.10',
    },
  ]
  if (language !== 'en') return parts
  const variety = listPrepositions(words).length / Math.sqrt(words.length)
  return [
    ...parts,
    {
      id: 'preposition_variety',
      value: variety,
      unit: 'ratio',
      x: scaleToUnit(variety, 0.3, 0.85),
      weight: 0.15,
      norm: '0.30→0.85',
    },
  ]
}

/** Requirements whose names are too long to be said are left out. */
function buildCoverageMeasure(requirements: readonly RequirementResult[]): WeightedMeasure[] {
  const searched = requirements.filter(({ state }) => state !== 'not_searched')
  if (searched.length === 0) return []
  const share = searched.filter(({ state }) => state === 'named').length / searched.length
  return [{ id: 'requirement_coverage', value: share, unit: 'share', x: share, weight: 0.2, norm: '0→1' }]
}

interface SpellingResult {
  readonly misspelt: number
  readonly words: number
  readonly evidence: readonly Evidence[]
}

/** Spelling is part of knowing a word where it was typed; what a recognizer wrote is not the speaker's spelling. */
function measureSpelling(placed: readonly AnswerUnit[], context: ScoreContext): SpellingResult | null {
  const typed = placed.filter((item) => item.answer.answer.modality === 'typed')
  if (typed.length === 0 || context.lexicon.language !== 'en') return null
  const spelling = createSpellChecker(context.set, context.questions)
  const found = typed.flatMap((item) => spelling(item.unit).map((word) => ({ answer: item.answer, word })))
  return {
    misspelt: found.length,
    words: typed.reduce((sum, item) => sum + item.unit.words.length, 0),
    evidence: found
      .slice(0, 2)
      .map(({ answer, word }) =>
        buildEvidence(answer, expandSpan(answer, word.token, 2), { effect: '-', tag: 'misspelt_word' }),
      ),
  }
}

function buildSpellingMeasure({ misspelt, words }: SpellingResult): WeightedMeasure {
  const value = (100 * misspelt) / words
  return {
    id: 'misspelt_per_100',
    value,
    unit: 'per_100_words',
    x: scaleToUnit(value, 4, 0),
    weight: 0.25,
    norm: '4→0',
  }
}

function listWhys(part: WeightedMeasure, requirements: readonly RequirementResult[], words: number): Why[] {
  if (part.id === 'beyond_common_share')
    return [buildWhy('vocabulary.range', { percent: roundTo(part.value * 100, 0) })]
  if (part.id === 'preposition_variety')
    return [buildWhy('vocabulary.prepositions', { types: Math.round(part.value * Math.sqrt(words)), words })]
  if (part.id !== 'requirement_coverage') return []
  const named = requirements.filter(({ state }) => state === 'named').length
  return [buildWhy('vocabulary.requirements', { named, total: requirements.length })]
}

function collectEvidence(
  placed: readonly AnswerUnit[],
  requirements: readonly RequirementResult[],
  context: ScoreContext,
): Evidence[] {
  const precise = findBest(
    placed,
    (unit) => unit.words.filter((word) => isSophisticated(word, context.lexicon.language)).length,
  )
  const repeated = findBest(placed, countRepeatedContent)
  return selectStrongest([
    ...requirements.flatMap(({ evidence }) => evidence ?? []).slice(0, 1),
    ...precise.map((item) => buildEvidence(item.answer, item.unit, { effect: '+', tag: 'precise_words' })),
    ...repeated.map((item) => buildEvidence(item.answer, item.unit, { effect: '-', tag: 'repeated_words' })),
  ])
}

function countRepeatedContent(unit: TaggedUnit): number {
  const content = unit.words.filter((word) => word.content).map((word) => word.lemma)
  return content.length - new Set(content).size
}

function findBest(placed: readonly AnswerUnit[], score: (unit: TaggedUnit) => number): AnswerUnit[] {
  const scored = placed.map((item) => ({ item, score: score(item.unit) })).filter((entry) => entry.score > 0)
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((entry) => entry.item)
}
