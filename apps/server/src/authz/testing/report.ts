import { loadavg } from 'node:os'
import { allowedTimeChanges } from './call-groups'
import type { FindingKind } from './judge'
import type { RunResult } from './run'

const kinds: readonly FindingKind[] = [
  'leak',
  'foreign id',
  'changed rows',
  'tells foreign from missing',
  'wrong refusal',
  'failure',
  'not tested',
]

const formatFindings = ({ findings }: RunResult): string[] => {
  const grouped = new Map<string, string[]>()
  for (const { kind, call, detail } of findings) {
    const key = `${kind}: ${call.route.method} ${call.route.path} (${call.route.name})`
    const line = `    pair ${call.index} as ${call.principal.key}, ${call.variant}${call.aim === null ? '' : ` ${call.aim.kind} at ${call.aim.place}`}: ${detail}`
    grouped.set(key, [...(grouped.get(key) ?? []), line])
  }
  return [...grouped].flatMap(([key, lines]) => [`  ${key}, ${lines.length} times`, ...lines.slice(0, 3)])
}

/** What a run found, for people. */
export const report = (result: RunResult, options: { readonly seed: string; readonly seconds: number }): string => {
  const count = (kind: FindingKind): number => result.findings.filter((finding) => finding.kind === kind).length
  const rate = Math.round((result.pairCount / options.seconds) * 60)
  const [load = 0] = loadavg()
  const lines = [
    `${result.pairCount} pairs of ${result.routeCount} routes and ${result.principalCount} principals, seed ${options.seed}`,
    `${kinds.map((kind) => `${kind}: ${count(kind)}`).join(', ')}`,
    `${options.seconds.toFixed(1)} s, ${rate} pairs a minute, load ${load.toFixed(1)}, ${(process.cpuUsage().user / 1e6).toFixed(0)} s of this process's own work`,
    `answers by status: ${Object.entries(result.statuses)
      .map(([status, times]) => `${status} ×${times}`)
      .join(', ')}`,
    `marked texts: ${result.marks.marked}, shown to an allowed reader: ${result.marks.shown} (to no one: ${result.marks.unseen.join(', ')})`,
    `allowed: ${allowedTimeChanges.tables.join(', ')} of the caller's interview change when it refuses a command (time passes)`,
    ...(result.absent.length === 0 ? [] : [`not served yet: ${result.absent.join(', ')}`]),
    ...(result.neverSucceeded.length === 0 ? [] : [`never answered 2xx or 3xx: ${result.neverSucceeded.join(', ')}`]),
    ...formatFindings(result),
  ]
  return `${lines.join('\n')}\n`
}
