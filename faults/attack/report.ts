import { percentiles } from '../../bench/lib/figures'
import type { HonestReport } from './honest-people'
import { type AttackResult, memoryLimit } from './run-attack'

const latencyLimit = 2
const cvLimitMs = 5_000
const assessmentLimitMs = 30_000

const highest = (values: readonly number[]): number => Math.max(0, ...values)
const p95 = (values: readonly number[]): number => percentiles(values).p95

/** What the goal of this command forbids and this attack achieved, in words. Empty if honest people were served. */
export const listFindings = ({ rest, attacked, memoryBytes }: AttackResult): string[] => {
  const findings: string[] = []
  const slower = (name: string, pick: (report: HonestReport) => readonly number[]): void => {
    const ratio = p95(pick(attacked)) / p95(pick(rest))
    if (!(ratio <= latencyLimit)) findings.push(`${name} p95 ${ratio.toFixed(1)} times that at rest`)
  }
  slower('append', (report) => report.appendsMs)
  slower('ping', (report) => report.pingsMs)
  if (attacked.cvsMs.length === 0) findings.push('no CV was read')
  if (highest(attacked.cvsMs) > cvLimitMs)
    findings.push(`CV read after ${(highest(attacked.cvsMs) / 1000).toFixed(1)} s`)
  if (attacked.assessmentsMs.length === 0) findings.push('nothing was assessed')
  if (highest(attacked.assessmentsMs) > assessmentLimitMs)
    findings.push(`assessed after ${(highest(attacked.assessmentsMs) / 1000).toFixed(1)} s`)
  if (attacked.failures.length > 0)
    findings.push(`${attacked.failures.length} honest requests failed (${summarize(attacked.failures)})`)
  if (memoryBytes.after > memoryBytes.before * memoryLimit)
    findings.push(`memory ${(memoryBytes.after / memoryBytes.before).toFixed(2)} times what it was`)
  return findings
}

const summarize = (failures: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  return [...counts]
    .slice(0, 4)
    .map(([failure, count]) => `${failure} x${count}`)
    .join(', ')
}

const ms = (value: number): string => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–')
const pair = (rest: readonly number[], attacked: readonly number[]): string => `${ms(p95(rest))} → ${ms(p95(attacked))}`
const most = (values: readonly number[]): string =>
  values.length === 0 ? '–' : `${(highest(values) / 1000).toFixed(1)} s (n ${values.length})`
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0)

export const tableHead = [
  '| attack | append p95, rest → attack (n) | ping p95, rest → attack (n) | CV, longest | assessed, longest | failed | memory MB, before / highest / after | the attacker got | found |',
  '|---|---|---|---|---|---|---|---|---|',
].join('\n')

/** One row of the table. */
export const describeResult = (result: AttackResult): string => {
  const { name, rest, attacked, attack, memoryBytes } = result
  const statuses = Object.entries(attack.statuses).map(([status, count]) => `${status} x${count}`)
  const findings = listFindings(result)
  const cells = [
    name,
    `${pair(rest.appendsMs, attacked.appendsMs)} (${attacked.appendsMs.length})`,
    `${pair(rest.pingsMs, attacked.pingsMs)} (${attacked.pingsMs.length})`,
    most(attacked.cvsMs),
    most(attacked.assessmentsMs),
    String(attacked.failures.length),
    [memoryBytes.before, memoryBytes.highest, memoryBytes.after].map(megabytes).join(' / '),
    `${attack.achieved}; ${statuses.join(', ')}`,
    findings.length === 0 ? 'nothing' : findings.join('; '),
  ]
  return `| ${cells.join(' | ')} |`
}
