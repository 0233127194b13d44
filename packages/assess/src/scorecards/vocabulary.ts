import type { Evidence, Why } from '@candor/contract'
import { quote, strongest } from '../evidence/quote'
import { beyondShare, isBeyondCommon } from '../measures/beyond-rank'
import { clip } from '../measures/clip'
import { hdd, windowTtr } from '../measures/lexical-diversity'
import { type RequirementHit, requirementCoverage, requirementHits } from '../measures/requirement-coverage'
import type { TaggedUnit } from '../tag/word'
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
  const parts = partsOf(
    windowTtr(forms),
    hdd(forms),
    beyondShare(words, context.lexicon.language),
    requirementCoverage(hits),
  )
  return {
    state: 'scored',
    ...weigh(parts, words.length / (words.length + shrinkWords)),
    evidence: evidenceOf(placed, hits, context),
    why: parts.flatMap((part) => whyOf(part, hits, words.length)),
    missing: missingOf(hits),
  }
}

function partsOf(...[ttr, diversity, beyond, coverage]: [number, number, number, number | null]): Part[] {
  const parts: Part[] = [
    { id: 'window_ttr', value: ttr, unit: 'share', x: clip(ttr, 0.58, 0.8), weight: 0.35, norm: '0.58→0.80' },
    { id: 'hdd', value: diversity, unit: 'share', x: clip(diversity, 0.7, 0.84), weight: 0.2, norm: '0.70→0.84' },
    {
      id: 'beyond_common_share',
      value: beyond,
      unit: 'share',
      x: clip(beyond, 0.08, 0.32),
      weight: 0.25,
      norm: '0.08→0.32',
    },
  ]
  if (coverage !== null)
    parts.push({ id: 'requirement_coverage', value: coverage, unit: 'share', x: coverage, weight: 0.2, norm: '0→1' })
  return parts
}

function whyOf(part: Part, hits: readonly RequirementHit[], words: number): Why[] {
  if (part.id === 'window_ttr') return [why('vocabulary.variety', { distinct: Math.round(part.value * 50), words })]
  if (part.id === 'beyond_common_share') return [why('vocabulary.range', { percent: round(part.value * 100, 0) })]
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
