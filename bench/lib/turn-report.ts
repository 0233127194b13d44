import { interviewLanguages } from '@candor/contract'
import { classifyEnding } from '../../packages/ai/src/providers/builtin/turn-detector/classify-ending'
import {
  type Confusion,
  countConfusion,
  readLabeledEndings,
} from '../../packages/ai/src/providers/builtin/turn-detector/fixtures/labeled-endings'
import { percentiles } from './figures'
import { type PauseClass, pauseClasses } from './turn-corpus'
import {
  isCommittedEarly,
  isInterrupted,
  type Outcome,
  type PauseCase,
  pausesS,
  runFixedSilence,
  runTurnMachine,
} from './turn-pauses'

const formatShare = (part: number, total: number): string => `${((100 * part) / total).toFixed(1)}%`

/** Formats n, p50, p95 and max of the values. */
export const formatFigures = (name: string, values: readonly number[], unit = 'ms'): string => {
  const { n, p50, p95, max } = percentiles(values)
  const shown = (value: number): string => value.toFixed(1).padStart(7)
  return `${name.padEnd(66)} n ${String(n).padStart(4)}  p50 ${shown(p50)}  p95 ${shown(p95)}  max ${shown(max)} ${unit}`
}

/**
 * Assumed frequency of each pause length within an answer (log-normal, median 0.7 s, sigma 0.8, cut to 0.3 to 6 s), for one
 * weighted figure. Candidates who ask for time are left out.
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
  readonly run: (pauseCase: PauseCase) => Outcome
}
const policies: readonly Policy[] = [
  { name: 'ours, words as written', run: (pauseCase) => runTurnMachine(pauseCase, 'marked') },
  { name: 'ours, words without marks', run: (pauseCase) => runTurnMachine(pauseCase, 'unmarked') },
  { name: 'ours, no words at all', run: (pauseCase) => runTurnMachine(pauseCase, 'none') },
  { name: 'silence of 500 ms', run: (pauseCase) => runFixedSilence(pauseCase, 500) },
  { name: 'silence of 300 ms', run: (pauseCase) => runFixedSilence(pauseCase, 300) },
]

type Judged = PauseCase & { readonly outcome: Outcome }
type Test = (pauseCase: PauseCase, outcome: Outcome) => boolean

const countMatches = (cases: readonly Judged[], test: Test): number =>
  cases.filter((judged) => test(judged, judged.outcome)).length

const computeWeightedShare = (cases: readonly Judged[], test: Test): number =>
  pausesS.reduce((sum, pauseS) => {
    const at = cases.filter((judged) => judged.pauseS === pauseS)
    return sum + (weights[pauseS] / weightSum) * (countMatches(at, test) / at.length)
  }, 0)

const formatMatrixLine = (kind: PauseClass, cases: readonly Judged[]): string => {
  const cells = pausesS.map((pauseS) => {
    const at = cases.filter((judged) => judged.pauseS === pauseS)
    return `${countMatches(at, isInterrupted)}/${countMatches(at, isCommittedEarly)}`.padStart(6)
  })
  return `    ${kind.padEnd(16)} ${String(cases.length / pausesS.length).padStart(3)} each ${cells.join(' ')}`
}

const reportPolicy = ({ name, run }: Policy, cases: readonly PauseCase[]): readonly string[] => {
  const judged = cases.map((pauseCase) => ({ ...pauseCase, outcome: run(pauseCase) }))
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
    (limitS) => `to ${limitS} s ${formatShare(countMatches(upTo(limitS), isInterrupted), upTo(limitS).length)}`,
  )
  return [
    `  ${name}`,
    `    interruptions, equal weights: ${rates.join(', ')}; weighted ${(100 * computeWeightedShare(others, isInterrupted)).toFixed(1)}%`,
    `    committed early: ${formatShare(countMatches(others, isCommittedEarly), others.length)}, weighted ${(100 * computeWeightedShare(others, isCommittedEarly)).toFixed(1)}%; asked for time: interrupted ${countMatches(thinking, isInterrupted)} of ${thinking.length}`,
    formatFigures(
      '    complete: end of speech to the interviewer’s voice',
      delays(({ beganMs }) => beganMs),
    ),
    formatFigures(
      '    complete: end of speech to commit',
      delays(({ committedMs }) => committedMs),
    ),
    `    interrupted / committed early at ${pausesS.join(' s, ')} s:`,
    ...pauseClasses
      .filter((kind) => kind !== 'complete')
      .map((kind) =>
        formatMatrixLine(
          kind,
          pauses.filter(({ script }) => script.kind === kind),
        ),
      ),
  ]
}

export const reportPauses = (cases: readonly PauseCase[]): readonly string[] =>
  policies.flatMap((policy) => reportPolicy(policy, cases))

const formatConfusion = (title: string, confusion: Confusion): string => `  ${title} ${JSON.stringify(confusion)}`

/** Reports the labeled endings, and how the rules classify the corpus. */
export const reportEndings = (cases: readonly PauseCase[]): readonly string[] => [
  ...interviewLanguages.flatMap((language) =>
    [false, true].map((isHeldOut) => {
      const endings = readLabeledEndings(language).filter((labeled) => labeled.isHeldOut === isHeldOut)
      return formatConfusion(
        `${language} ${isHeldOut ? 'held out' : 'development part'} n ${endings.length}`,
        countConfusion(endings, language),
      )
    }),
  ),
  ...pauseClasses.map((kind) => {
    const texts = [...new Set(cases.filter(({ script }) => script.kind === kind).map(({ script }) => script))]
    const said = texts.map(({ before, language }) =>
      classifyEnding(before.toLowerCase().replace(/[.,?!]/g, ''), language),
    )
    const counts = ['complete', 'unknown', 'incomplete', 'asksForTime'].map(
      (ending) => `${ending} ${said.filter((found) => found === ending).length}`,
    )
    return `  corpus, ${kind}, without marks: ${counts.join(', ')}`
  }),
]
