import { createSeededRandom } from '@candor/domain/testing'
import type { Essay } from './ellipse-data'
import { assessEssay, type EssayResult, essayDims } from './essay-input'

interface Perturbation {
  readonly id: string
  readonly change: (text: string, random: () => number) => string
  /** Percent of essays that may break the rule. 0 for rules without tolerance. */
  readonly allowedPercent: number
  /** Whether the result breaks the rule. */
  readonly isBroken: (before: EssayResult, after: EssayResult) => boolean
}

/** Levels have one decimal: a rise of exactly a tenth is allowed. */
const allowedRise = 0.1 + 1e-9

/** General sentences for any text, written for this measurement. */
const padding = [
  'In the world of today, many things are very important for everybody in society.',
  'Consequently, excellent communication remains an essential ingredient of remarkable achievement.',
  'However, the successful candidate is passionate, reliable, dynamic and extremely motivated.',
  'Furthermore, teamwork is important, because success comes from working together.',
].join(' ')

const raisesDimension = (before: EssayResult, after: EssayResult): boolean =>
  essayDims.some((id) => (after.levels[id] ?? 0) > (before.levels[id] ?? 5) + allowedRise)

const perturbations: readonly Perturbation[] = [
  {
    id: 'M02 second half deleted lifts the overall level',
    allowedPercent: 0,
    change: keepFirstHalf,
    isBroken: (a, b) => raisesOverall(a, b),
  },
  {
    id: 'M04 text repeated lifts a dimension',
    allowedPercent: 2,
    change: (text) => `${text}\n\n${text}`,
    isBroken: raisesDimension,
  },
  {
    id: 'M06 general padding lifts a dimension',
    allowedPercent: 5,
    change: (text) => `${text}\n\n${padding}`,
    isBroken: raisesDimension,
  },
  {
    id: 'M20 shuffled sentences lift coherence',
    allowedPercent: 0,
    // Join with line breaks, which end a sentence as in the original.
    change: (text, random) => shuffle(text.split(/(?<=[.!?])\s+|\n+/u), random).join('\n'),
    isBroken: (before, after) => (after.levels.coherence ?? 0) > (before.levels.coherence ?? 5) + allowedRise,
  },
  {
    id: 'M21 shuffled words lift a dimension',
    allowedPercent: 0,
    change: (text, random) => shuffle(text.split(/\s+/u), random).join(' '),
    isBroken: raisesDimension,
  },
]

function raisesOverall(before: EssayResult, after: EssayResult): boolean {
  return (after.overall ?? 0) > (before.overall ?? 5) + allowedRise
}

export interface Violations {
  readonly id: string
  readonly broken: number
  readonly n: number
  readonly allowedPercent: number
}

/** Counts how often a perturbed essay violates an invariant, over essays that have all levels. */
export function countViolations(essays: readonly Essay[]): Violations[] {
  const base = essays
    .map((essay) => ({ essay, before: assessEssay(essay.text, essay.prompt) }))
    .filter((item) => item.before.overall !== null)
  return perturbations.map((perturbation) => {
    const broken = base.filter(({ essay, before }) => {
      const changed = perturbation.change(essay.text, createSeededRandom(essay.text.length))
      return perturbation.isBroken(before, assessEssay(changed, essay.prompt))
    })
    return { id: perturbation.id, broken: broken.length, n: base.length, allowedPercent: perturbation.allowedPercent }
  })
}

function keepFirstHalf(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u)
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ')
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
