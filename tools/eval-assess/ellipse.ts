import { type Essay, readEssays } from './ellipse-data'
import { assessEssay, type EssayDim, type EssayResult } from './essay-input'
import { computeGroupResiduals, type GradedItem } from './group-residuals'
import type { EvalOptions } from './options'
import { countViolations } from './perturbations'
import { selectPart } from './split'
import { pearson, quadraticKappa, rmse, spearman } from './statistics'
import { type Aim, atLeast, atMost, type EvalRow, type EvalTable } from './table'

interface GradedEssay {
  readonly essay: Essay
  readonly result: EssayResult
}

interface Comparison {
  readonly name: string
  readonly human: string
  readonly dim: EssayDim | 'overall'
  readonly aim: Aim
}

const comparisons: readonly Comparison[] = [
  { name: 'overall', human: 'overall', dim: 'overall', aim: atLeast(0.6) },
  { name: 'grammar', human: 'grammar', dim: 'grammar', aim: atLeast(0.5) },
  { name: 'vocabulary', human: 'vocabulary', dim: 'vocabulary', aim: atLeast(0.48) },
  { name: 'cohesion', human: 'cohesion', dim: 'coherence', aim: atLeast(0.52) },
]
/** Number of perturbed essays: enough to find one violation in 200. */
const perturbedCount = 200

/** Compares the language dimensions with the levels of trained raters. The naive figure is the length of the essay in words. */
export async function evaluateEllipse(options: EvalOptions): Promise<EvalTable> {
  const essays = selectPart(await readEssays(options.folder), options.part)
  const graded = essays.map((essay) => ({ essay, result: assessEssay(essay.text, essay.prompt) }))
  const unscored = graded.filter((item) => item.result.overall === null).length
  return {
    set: 'ellipse',
    part: options.part,
    rows: [
      ...comparisons.flatMap((comparison) => measureAgreement(comparison, graded)),
      ...measureResiduals(graded),
      ...countViolations(essays.slice(0, perturbedCount)).map(
        ({ id, n, broken, allowedPercent }): EvalRow => ({
          measure: `${id}, % of essays`,
          ours: n === 0 ? null : (100 * broken) / n,
          naive: null,
          aim: atMost(allowedPercent),
          n,
          decimals: 1,
        }),
      ),
    ],
    notes: [
      `${essays.length} essays, ${unscored} of them without a level in at least one dimension (too few words, or words that form no sentences); each row has those with a level.`,
      'An essay is assessed as an interview with one typed answer; overall is the mean of grammar, vocabulary and coherence.',
      'A group residual is what a group of at least 100 gets more or less than all with the same human overall level, in SD of our levels.',
    ],
  }
}

function getLevel(item: GradedEssay, dim: EssayDim | 'overall'): number | null {
  return dim === 'overall' ? item.result.overall : item.result.levels[dim]
}

function measureAgreement({ name, human, dim, aim }: Comparison, graded: readonly GradedEssay[]): EvalRow[] {
  const pairs = graded.flatMap((item) => {
    const ours = getLevel(item, dim)
    const theirs = item.essay.scores[human]
    return ours === null || theirs === undefined ? [] : [{ ours, theirs, words: countWords(item.essay.text) }]
  })
  const ours = pairs.map((pair) => pair.ours)
  const theirs = pairs.map((pair) => pair.theirs)
  const words = pairs.map((pair) => pair.words)
  const buildRow = (measure: string, value: number | null, naive: number | null): EvalRow => ({
    measure: `${name} ${measure}`,
    ours: value,
    naive,
    aim: null,
    n: pairs.length,
  })
  return [
    { ...buildRow('Pearson r', pearson(ours, theirs), pearson(words, theirs)), aim },
    buildRow('Spearman rho', spearman(ours, theirs), spearman(words, theirs)),
    buildRow('QWK', quadraticKappa(ours, theirs), null),
    buildRow('RMSE (levels)', rmse(ours, theirs), null),
  ]
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}

function measureResiduals(graded: readonly GradedEssay[]): EvalRow[] {
  const items: GradedItem[] = graded.flatMap(({ essay, result }) => {
    const human = essay.scores.overall
    return result.overall === null || human === undefined ? [] : [{ human, ours: result.overall, groups: essay.groups }]
  })
  return computeGroupResiduals(items).map(({ attribute, group, n, residual }) => ({
    measure: `group residual, ${attribute}: ${group} (${residual < 0 ? 'less' : 'more'})`,
    ours: Math.abs(residual),
    naive: null,
    aim: atMost(0.15),
    n,
  }))
}
