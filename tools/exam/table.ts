import {
  type ValidityCase,
  type ValidityDim,
  type ValidityOutcome,
  type Verdict,
  validityExamVersion,
} from '../../packages/assess/src/exam/validity'
import type { ExamResult } from './engines'
import type { ModelUsage } from './model-engine'

const formatLevel = (level: number | null): string => (level === null ? 'none' : level.toFixed(1))

const formatCase = ({ part, id, before, after }: ValidityCase): string =>
  `${part}: ${id}, ${formatLevel(before)} and ${formatLevel(after)}`

/** What the engine may score: by dimension, with the parts that it did not pass. */
const formatDim = ({ id, language, parts, passed }: ValidityDim): string => {
  const failed = parts.flatMap(({ id: part, cases, held, verdict }) => {
    if (verdict === 'passed') return []
    const figure = cases === 0 ? `${part} (no pairs)` : `${part} ${held} of ${cases}`
    return [verdict === 'failed' ? figure : `${figure} (not claimed)`]
  })
  return `| ${id} | ${language} | ${passed ? 'passed' : 'failed'} | ${failed.join(', ')} |`
}

/** The outcome as a table; with the cases that did not hold if asked for. */
export function formatOutcome({ parts, dims, broken, stopped }: ValidityOutcome, withBroken: boolean): string {
  const formatVerdict = (verdict: Verdict): string => {
    if (verdict === 'not_claimed') return 'not claimed'
    return stopped === null ? verdict : 'not finished'
  }
  const rows = parts.map(
    ({ id, claim, held, cases, needed, verdict }) =>
      `| ${id} | ${claim} | ${held} of ${cases} | ${Math.round(needed * 100)} % | ${formatVerdict(verdict)} |`,
  )
  return [
    `exam ${validityExamVersion}`,
    '| part | what must hold | held | needed | |',
    '|---|---|---|---|---|',
    ...rows,
    ...(dims.length === 0
      ? []
      : ['', '| dimension with levels | language | | not passed |', '|---|---|---|---|', ...dims.map(formatDim)]),
    ...(stopped === null ? [] : ['', `The exam ended early: ${stopped}.`]),
    ...(withBroken ? ['', ...broken.map(formatCase)] : []),
  ].join('\n')
}

const tokensPerPrice = 1_000_000

/** What a model was asked and what it used, in all and for each interview; with the cost where prices are set. */
export function formatUsage(usage: ModelUsage, costs: ExamResult['costs']): string {
  const { interviews, calls, reused, inputTokens, outputTokens, unusable } = usage
  const perInterview = (figure: number): string => Math.round(figure / Math.max(1, interviews)).toLocaleString('en')
  const lines = [
    `${interviews} interviews, ${calls} calls (${reused} more answers reused), ${inputTokens.toLocaleString('en')} input and ${outputTokens.toLocaleString('en')} output tokens`,
    `an interview: ${((calls + reused) / Math.max(1, interviews)).toFixed(1)} calls; paid here: ${perInterview(calls)} calls, ${perInterview(inputTokens)} input and ${perInterview(outputTokens)} output tokens`,
    ...(unusable === 0 ? [] : [`${unusable} interviews without an answer that can be used`]),
  ]
  if (costs === null || costs.inputUsdPerMtok === null || costs.outputUsdPerMtok === null) return lines.join('\n')
  const usd = (inputTokens * costs.inputUsdPerMtok + outputTokens * costs.outputUsdPerMtok) / tokensPerPrice
  return [...lines, `${usd.toFixed(2)} US dollars by the prices that are set`].join('\n')
}
