import { interviewLanguages } from '@candor/contract'
import { classifyEnding } from '../../packages/ai/src/providers/builtin/turn-detector/classify-ending'
import {
  type Confusion,
  countConfusion,
  readLabeledEndings,
} from '../../packages/ai/src/providers/builtin/turn-detector/fixtures/labeled-endings'
import { percentiles } from './figures'
import { type PauseClass, pauseClasses } from './turn-corpus'
import { byFixed, byOurs, isCutIn, isLost, type Outcome, type PauseCase, pausesS } from './turn-pauses'

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`

/** n, p50, p95 and max of one list. */
export const figuresLine = (name: string, values: readonly number[], unit = 'ms'): string => {
  const { n, p50, p95, max } = percentiles(values)
  const shown = (value: number): string => value.toFixed(1).padStart(7)
  return `${name.padEnd(66)} n ${String(n).padStart(4)}  p50 ${shown(p50)}  p95 ${shown(p95)}  max ${shown(max)} ${unit}`
}

/**
 * How often a pause within an answer is how long: a guess (log-normal, median 0.7 s, sigma 0.8, cut to 0.3 to 6 s), for one figure
 * beside those per length. Who asks for time is not in it.
 */
const weights: Readonly<Record<(typeof pausesS)[number], number>> = {
  0.3: 0.117,
  0.6: 0.289,
  1: 0.207,
  1.5: 0.113,
  2: 0.07,
  3: 0.036,
  4: 0.0153,
  6: 0.0075,
}
const weightSum = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

interface Policy {
  readonly name: string
  readonly run: (one: PauseCase) => Outcome
}
const policies: readonly Policy[] = [
  { name: 'ours, words as written', run: (one) => byOurs(one, 'marked') },
  { name: 'ours, words without marks', run: (one) => byOurs(one, 'unmarked') },
  { name: 'ours, no words at all', run: (one) => byOurs(one, 'none') },
  { name: 'silence of 500 ms', run: (one) => byFixed(one, 500) },
  { name: 'silence of 300 ms', run: (one) => byFixed(one, 300) },
]

type Judged = PauseCase & { readonly outcome: Outcome }
type Test = (one: PauseCase, outcome: Outcome) => boolean

const countOf = (of: readonly Judged[], test: Test): number => of.filter((one) => test(one, one.outcome)).length

const weighted = (of: readonly Judged[], test: Test): number =>
  pausesS.reduce((sum, pauseS) => {
    const at = of.filter((one) => one.pauseS === pauseS)
    return sum + (weights[pauseS] / weightSum) * (countOf(at, test) / at.length)
  }, 0)

const matrixLine = (kind: PauseClass, of: readonly Judged[]): string => {
  const cells = pausesS.map((pauseS) => {
    const at = of.filter((one) => one.pauseS === pauseS)
    return `${countOf(at, isCutIn)}/${countOf(at, isLost)}`.padStart(6)
  })
  return `    ${kind.padEnd(16)} ${String(of.length / pausesS.length).padStart(3)} each ${cells.join(' ')}`
}

const reportPolicy = ({ name, run }: Policy, cases: readonly PauseCase[]): readonly string[] => {
  const judged = cases.map((one) => ({ ...one, outcome: run(one) }))
  const over = judged.filter(({ pauseS }) => pauseS === null)
  const pauses = judged.filter(({ pauseS }) => pauseS !== null)
  const thinking = pauses.filter(({ script }) => script.kind === 'long think')
  const others = pauses.filter(({ script }) => script.kind !== 'long think')
  const delays = (pick: (outcome: Outcome) => number | null): number[] =>
    over.flatMap(({ outcome, stopMs }) => {
      const atMs = pick(outcome)
      return atMs === null ? [] : [atMs - stopMs]
    })
  const upTo = (limitS: number) => others.filter(({ pauseS }) => pauseS !== null && pauseS <= limitS)
  const rates = [1.5, 3, 6].map(
    (limitS) => `to ${limitS} s ${share(countOf(upTo(limitS), isCutIn), upTo(limitS).length)}`,
  )
  return [
    `  ${name}`,
    `    false cut-ins, all lengths alike: ${rates.join(', ')}; by the guessed weights ${(100 * weighted(others, isCutIn)).toFixed(1)} %`,
    `    handed in too early: ${share(countOf(others, isLost), others.length)}, weighted ${(100 * weighted(others, isLost)).toFixed(1)} %; asked for time: cut in ${countOf(thinking, isCutIn)} of ${thinking.length}`,
    figuresLine(
      '    complete: end of speech to the interviewer’s voice',
      delays(({ beganMs }) => beganMs),
    ),
    figuresLine(
      '    complete: end of speech to handed in',
      delays(({ handedInMs }) => handedInMs),
    ),
    `    cut in / handed in early at ${pausesS.join(' s, ')} s:`,
    ...pauseClasses
      .filter((kind) => kind !== 'complete')
      .map((kind) =>
        matrixLine(
          kind,
          pauses.filter(({ script }) => script.kind === kind),
        ),
      ),
  ]
}

export const reportPauses = (cases: readonly PauseCase[]): readonly string[] =>
  policies.flatMap((policy) => reportPolicy(policy, cases))

const confusionLine = (title: string, confusion: Confusion): string => `  ${title} ${JSON.stringify(confusion)}`

/** The labeled endings, and how the corpus's own are judged. */
export const reportEndings = (cases: readonly PauseCase[]): readonly string[] => [
  ...interviewLanguages.flatMap((language) =>
    [false, true].map((isHeldOut) => {
      const of = readLabeledEndings(language).filter((one) => one.isHeldOut === isHeldOut)
      return confusionLine(
        `${language} ${isHeldOut ? 'held out' : 'written with'} n ${of.length}`,
        countConfusion(of, language),
      )
    }),
  ),
  ...pauseClasses.map((kind) => {
    const texts = [...new Set(cases.filter(({ script }) => script.kind === kind).map(({ script }) => script))]
    const said = texts.map(({ before, language }) =>
      classifyEnding(before.toLowerCase().replace(/[.,?!]/g, ''), language),
    )
    const counts = ['complete', 'unknown', 'incomplete', 'asksForTime'].map(
      (ending) => `${ending} ${said.filter((one) => one === ending).length}`,
    )
    return `  corpus, ${kind}, without marks: ${counts.join(', ')}`
  }),
]
