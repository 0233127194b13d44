import { type ValidityCase, type ValidityOutcome, validityExamVersion } from '../../packages/assess/src/exam/validity'

const formatLevel = (level: number | null): string => (level === null ? 'none' : level.toFixed(1))

const formatCase = ({ part, id, before, after }: ValidityCase): string =>
  `${part}: ${id}, ${formatLevel(before)} and ${formatLevel(after)}`

/** The outcome as a table; with the cases that did not hold if asked for. */
export function formatOutcome({ parts, broken }: ValidityOutcome, withBroken: boolean): string {
  const rows = parts.map(
    ({ id, claim, held, cases, needed, passed }) =>
      `| ${id} | ${claim} | ${held} of ${cases} | ${Math.round(needed * 100)} % | ${passed ? 'passed' : 'failed'} |`,
  )
  return [
    `exam ${validityExamVersion}`,
    '| part | what must hold | held | needed | |',
    '|---|---|---|---|---|',
    ...rows,
    ...(withBroken ? ['', ...broken.map(formatCase)] : []),
  ].join('\n')
}
