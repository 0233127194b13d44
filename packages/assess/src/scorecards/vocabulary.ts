import type { Evidence, RequirementResult, Why } from '@candor/contract'
import { buildEvidence, expandSpan, selectStrongest } from '../evidence/quote'
import type { AssessLanguage } from '../input'
import { listRangeForms } from '../measures/connectives'
import { measureHdd } from '../measures/lexical-diversity'
import { createSpellChecker } from '../measures/misspellings'
import { measurePrepositionVariety } from '../measures/prepositions'
import { scaleToUnit } from '../measures/scale-to-unit'
import { findRequirements } from '../points/find-requirements'
import type { TaggedUnit, Word } from '../tag/word'
import {
  type AnswerUnit,
  buildWhy,
  combineMeasures,
  languageRange,
  listAnswerUnits,
  notEvaluated,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from './scorecard'

const minWords = 60

export function scoreVocabulary(context: ScoreContext): UnscoredDim {
  const placed = listAnswerUnits(context.answers)
  const units = placed.map((item) => item.unit)
  const words = units.flatMap((unit) => unit.words)
  if (words.length < minWords) return notEvaluated('insufficient_evidence', { words: words.length, needed: minWords })
  const forms = listRangeForms(units, context.lexicon)
  const spelling = measureSpelling(placed, context)
  const requirements = findRequirements(context)
  const parts = [
    ...listRangeMeasures(forms, words, context.lexicon.language),
    ...(spelling === null ? [] : [buildSpellingMeasure(spelling)]),
    ...buildCoverageMeasure(requirements),
  ]
  return {
    state: 'scored',
    ...combineMeasures(parts, languageRange),
    evidence: [...collectEvidence(placed, requirements), ...(spelling?.evidence ?? [])],
    buildWhy: [
      buildWhy('vocabulary.variety', { distinct: Math.round(measureHdd(forms, 50) * 50), words: words.length }),
      ...listRequirementWhys(requirements),
      ...(spelling === null
        ? []
        : [buildWhy('vocabulary.spelling', { misspelt: spelling.misspelt, words: spelling.words })]),
    ],
    missing: [],
  }
}

/** Rare words are no measure: they put polish above experts. */
function listRangeMeasures(
  forms: readonly string[],
  words: readonly Word[],
  language: AssessLanguage,
): WeightedMeasure[] {
  const diversity = measureHdd(forms)
  const parts: WeightedMeasure[] = [
    {
      id: 'hdd',
      value: diversity,
      unit: 'share',
      x: scaleToUnit(diversity, 0.7, 0.84),
      weight: 0.3,
      norm: '0.70→0.84',
    },
  ]
  if (language !== 'en') return parts
  const variety = measurePrepositionVariety(words)
  return [
    ...parts,
    {
      id: 'preposition_variety',
      value: variety,
      unit: 'count',
      x: scaleToUnit(variety, 2.4, 5.7),
      weight: 0.15,
      norm: '2.4→5.7',
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

function listRequirementWhys(requirements: readonly RequirementResult[]): Why[] {
  if (buildCoverageMeasure(requirements).length === 0) return []
  const named = requirements.filter(({ state }) => state === 'named').length
  return [buildWhy('vocabulary.requirements', { named, total: requirements.length })]
}

function collectEvidence(placed: readonly AnswerUnit[], requirements: readonly RequirementResult[]): Evidence[] {
  const varied = findBest(placed, countDifferentContent)
  const repeated = findBest(placed, countRepeatedContent)
  return selectStrongest([
    ...requirements.flatMap(({ evidence }) => evidence ?? []).slice(0, 1),
    ...varied.map((item) => buildEvidence(item.answer, item.unit, { effect: '+', tag: 'varied_words' })),
    ...repeated.map((item) => buildEvidence(item.answer, item.unit, { effect: '-', tag: 'repeated_words' })),
  ])
}

const listContent = (unit: TaggedUnit): string[] => unit.words.filter((word) => word.content).map((word) => word.lemma)

/** Words said twice in a sentence take away what different ones give. */
const countDifferentContent = (unit: TaggedUnit): number =>
  new Set(listContent(unit)).size - 2 * countRepeatedContent(unit)

function countRepeatedContent(unit: TaggedUnit): number {
  const content = listContent(unit)
  return content.length - new Set(content).size
}

function findBest(placed: readonly AnswerUnit[], score: (unit: TaggedUnit) => number): AnswerUnit[] {
  const scored = placed.map((item) => ({ item, score: score(item.unit) })).filter((entry) => entry.score > 0)
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((entry) => entry.item)
}
