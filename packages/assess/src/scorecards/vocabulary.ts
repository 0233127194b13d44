import type { Evidence, Why } from '@candor/contract'
import { quote, spanAround, strongest } from '../evidence/quote'
import type { AssessLanguage } from '../input'
import { hdd } from '../measures/lexical-diversity'
import { beyondShare, isBeyondCommon } from '../measures/lexical-sophistication'
import { spellingFor } from '../measures/misspellings'
import { prepositionsOf } from '../measures/prepositions'
import { type RequirementHit, requirementCoverage, requirementHits } from '../measures/requirement-coverage'
import { clip } from '../measures/scale-to-unit'
import type { TaggedUnit, Word } from '../tag/word'
import {
  type Draft,
  keptWithAnswers,
  notEvaluated,
  type Part,
  type PlacedUnit,
  round,
  type ScoreContext,
  weigh,
  why,
} from './scorecard'

const minWords = 150
const shrinkWords = 30

export function scoreVocabulary(context: ScoreContext): Draft {
  const placed = keptWithAnswers(context.answers)
  const units = placed.map((item) => item.unit)
  const words = units.flatMap((unit) => unit.words)
  if (words.length < minWords) return notEvaluated('insufficient_evidence', { words: words.length, needed: minWords })
  const hits = requirementHits(units, context.set.requirements, context.lexicon)
  const forms = words.filter((word) => word.token.mask === null).map((word) => word.form)
  const spelling = spellingOf(placed, context)
  const parts = [
    ...rangeParts(forms, words, context.lexicon.language),
    ...(spelling === null ? [] : [spellingPart(spelling)]),
    ...coveragePart(requirementCoverage(hits)),
  ]
  return {
    state: 'scored',
    ...weigh(parts, words.length / (words.length + shrinkWords)),
    evidence: [...evidenceOf(placed, hits, context), ...(spelling?.evidence ?? [])],
    why: [
      why('vocabulary.variety', { distinct: Math.round(hdd(forms, 50) * 50), words: words.length }),
      ...parts.flatMap((part) => whyOf(part, hits, words.length)),
      ...(spelling === null
        ? []
        : [why('vocabulary.spelling', { misspelt: spelling.misspelt, words: spelling.words })]),
    ],
    missing: missingOf(hits),
  }
}

function rangeParts(forms: readonly string[], words: readonly Word[], language: AssessLanguage): Part[] {
  const diversity = hdd(forms)
  const beyond = beyondShare(words, language)
  const parts: Part[] = [
    { id: 'hdd', value: diversity, unit: 'share', x: clip(diversity, 0.7, 0.84), weight: 0.3, norm: '0.70→0.84' },
    {
      id: 'beyond_common_share',
      value: beyond,
      unit: 'share',
      x: clip(beyond, 0.02, 0.1),
      weight: 0.25,
      norm: '0.02→0.10',
    },
  ]
  if (language !== 'en') return parts
  const variety = prepositionsOf(words).length / Math.sqrt(words.length)
  return [
    ...parts,
    {
      id: 'preposition_variety',
      value: variety,
      unit: 'ratio',
      x: clip(variety, 0.3, 0.85),
      weight: 0.15,
      norm: '0.30→0.85',
    },
  ]
}

function coveragePart(coverage: number | null): Part[] {
  if (coverage === null) return []
  return [{ id: 'requirement_coverage', value: coverage, unit: 'share', x: coverage, weight: 0.2, norm: '0→1' }]
}

interface Spelling {
  readonly misspelt: number
  readonly words: number
  readonly evidence: readonly Evidence[]
}

/** Spelling is part of knowing a word where it was typed; what a recogniser wrote is not the speaker's spelling. */
function spellingOf(placed: readonly PlacedUnit[], context: ScoreContext): Spelling | null {
  const typed = placed.filter((item) => item.answer.answer.modality === 'typed')
  if (typed.length === 0 || context.lexicon.language !== 'en') return null
  const spelling = spellingFor(context.set, context.questions)
  const found = typed.flatMap((item) => spelling(item.unit).map((word) => ({ answer: item.answer, word })))
  return {
    misspelt: found.length,
    words: typed.reduce((sum, item) => sum + item.unit.words.length, 0),
    evidence: found
      .slice(0, 2)
      .map(({ answer, word }) =>
        quote(answer, spanAround(answer, word.token, 2), { effect: '-', tag: 'misspelt_word' }),
      ),
  }
}

function spellingPart({ misspelt, words }: Spelling): Part {
  const value = (100 * misspelt) / words
  return { id: 'misspelt_per_100', value, unit: 'per_100_words', x: clip(value, 4, 0), weight: 0.25, norm: '4→0' }
}

function whyOf(part: Part, hits: readonly RequirementHit[], words: number): Why[] {
  if (part.id === 'beyond_common_share') return [why('vocabulary.range', { percent: round(part.value * 100, 0) })]
  if (part.id === 'preposition_variety')
    return [why('vocabulary.prepositions', { types: Math.round(part.value * Math.sqrt(words)), words })]
  if (part.id !== 'requirement_coverage') return []
  return [why('vocabulary.requirements', { named: hits.filter((hit) => hit.unit !== null).length, total: hits.length })]
}

function missingOf(hits: readonly RequirementHit[]): Why[] {
  return hits.filter((hit) => hit.unit === null).map((hit) => why('missing.requirement', { requirement: hit.name }))
}

function evidenceOf(placed: readonly PlacedUnit[], hits: readonly RequirementHit[], context: ScoreContext): Evidence[] {
  const named = placed.filter((item) => hits.some((hit) => hit.unit === item.unit)).slice(0, 1)
  const precise = best(
    placed,
    (unit) => unit.words.filter((word) => isBeyondCommon(word, context.lexicon.language)).length,
  )
  const repeated = best(placed, repeatedContent)
  return strongest([
    ...named.map((item) => quote(item.answer, item.unit, { effect: '+', tag: 'requirement_named' })),
    ...precise.map((item) => quote(item.answer, item.unit, { effect: '+', tag: 'precise_words' })),
    ...repeated.map((item) => quote(item.answer, item.unit, { effect: '-', tag: 'repeated_words' })),
  ])
}

function repeatedContent(unit: TaggedUnit): number {
  const content = unit.words.filter((word) => word.content).map((word) => word.lemma)
  return content.length - new Set(content).size
}

function best(placed: readonly PlacedUnit[], score: (unit: TaggedUnit) => number): PlacedUnit[] {
  const scored = placed.map((item) => ({ item, score: score(item.unit) })).filter((entry) => entry.score > 0)
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((entry) => entry.item)
}
