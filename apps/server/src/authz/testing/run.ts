import { type Answers, type Context, type GroupResult, getChangeGroup, runOpen, runRefused } from './call-groups'
import { compareHiddenWithMissing } from './compare-hidden-with-missing'
import { getExpectation } from './expectation'
import { type Finding, isLimited, judge } from './judge'
import { type Call, makeCall, type Pair, type Variant } from './make-call'
import { createPairs } from './pairs'
import { principals } from './principals'
import { type AuthzRoute, allRoutes } from './route-table'
import type { Scenario } from './scenario'
import type { Answer } from './send'

export interface RunOptions {
  readonly pairCount: number
  readonly seed: string
  /** Only these routes; all by default. */
  readonly routes?: readonly AuthzRoute[]
  /** Called after every window: pairs so far, and what was found in it. */
  readonly onWindow?: (done: number, findings: readonly Finding[]) => void
}

export interface RunResult {
  readonly pairCount: number
  readonly routeCount: number
  readonly principalCount: number
  readonly findings: readonly Finding[]
  /** Routes in the contract that no handler serves yet. */
  readonly absent: readonly string[]
  /** Routes at which no call succeeded: nothing was read or written there. */
  readonly neverSucceeded: readonly string[]
  readonly statuses: Readonly<Record<string, number>>
  /** Marked texts, and of how many the mark was shown to an allowed reader: zero would prove nothing. */
  readonly marks: ReturnType<Scenario['canaries']['shown']>
}

const windowPairs = 1_000
/** More would only repeat what the first tell. */
const mostFindings = 200

/** Wrong refusals and failures count when they show alone on the fresh scenario: calls of one batch meet each other. */
const isConfirmed = async (context: Context, finding: Finding): Promise<boolean> => {
  if (finding.kind === 'leak' || finding.kind === 'foreign id') return true
  await context.scenario.snapshot.restore()
  const answer = await context.send(finding.call)
  return judge(context.scenario, finding.call, answer).some(({ kind }) => kind === finding.kind)
}

const removeDuplicates = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [`${finding.kind} ${finding.call.index} ${finding.detail}`, finding])).values(),
]

/** Calls that will probably be refused are run together: when they have changed nothing, none of them has. */
const rarelySucceeds: ReadonlySet<Variant> = new Set(['foreign', 'missing', 'malformed', 'duplicated', 'wrongType'])

const getGroup = (scenario: Scenario, call: Call): string => {
  if (getExpectation(call).kind !== 'open') return 'refused'
  const who = call.principal.kind === 'candidate' ? 'candidate' : 'others'
  return `open ${who} ${getChangeGroup(scenario, call)} ${rarelySucceeds.has(call.variant)}`
}

const groupCalls = (scenario: Scenario, calls: readonly Call[]): ReadonlyMap<string, readonly Call[]> => {
  const groups = new Map<string, Call[]>()
  for (const call of calls) {
    const group = getGroup(scenario, call)
    const members = groups.get(group)
    if (members === undefined) groups.set(group, [call])
    else members.push(call)
  }
  return groups
}

const judgeAll = async (context: Context, answers: Answers): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [call, answer] of answers) {
    for (const finding of judge(context.scenario, call, answer)) {
      if (await isConfirmed(context, finding)) findings.push(finding)
    }
  }
  return findings
}

const runGroup = (context: Context, calls: readonly Call[], isExpectedRefused: boolean): Promise<GroupResult> =>
  isExpectedRefused ? runRefused(context, calls) : runOpen(context, calls)

/** Calls that met a limit which the calls before them used up: each once more, alone on the fresh scenario. */
const rerunLimited = async (context: Context, answers: Answers): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [call, answer] of [...answers]) {
    if (!isLimited(answer)) continue
    const ran = await runGroup(context, [call], getExpectation(call).kind !== 'open')
    answers.set(call, ran.answers.get(call) ?? answer)
    findings.push(...ran.findings)
  }
  return findings
}

const runWindow = async (context: Context, calls: readonly Call[]): Promise<GroupResult> => {
  const answers: Answers = new Map()
  const findings: Finding[] = []
  for (const [group, members] of groupCalls(context.scenario, calls)) {
    const ran = await runGroup(context, members, group === 'refused')
    for (const [call, answer] of ran.answers) answers.set(call, answer)
    findings.push(...ran.findings)
  }
  findings.push(...(await rerunLimited(context, answers)))
  findings.push(...(await judgeAll(context, answers)), ...(await compareHiddenWithMissing(context, answers)))
  return { answers, findings: removeDuplicates(findings) }
}

/** Routes of the contract that no handler serves yet answer a stranger as if they were not there. */
const findAbsent = async (
  { scenario, send }: Context,
  seed: string,
  routes: readonly AuthzRoute[],
): Promise<Set<string>> => {
  const absent = new Set<string>()
  const [anonymous] = principals
  if (anonymous === undefined) return absent
  for (const route of routes) {
    if (route.isRaw || route.policy.who === 'development') continue
    const pair: Pair = { index: -1, route, principal: anonymous, variant: 'malformed', round: 0 }
    const { status, body } = await send(makeCall(scenario, seed, pair))
    if (status === 404 && body.includes('"NOT_FOUND"')) absent.add(route.name)
  }
  return absent
}

/** So many pairs as make a window; pairs that are compared stay together. */
const takeWindow = (pairAt: (index: number) => Pair, from: number, pairCount: number): readonly Pair[] => {
  const pairs: Pair[] = []
  for (let index = from; index < pairCount; index += 1) {
    const pair = pairAt(index)
    if (pairs.length >= windowPairs && pair.variant === 'own') break
    pairs.push(pair)
  }
  return pairs
}

/** Runs so many pairs of a seed against the scenario and returns what it found. */
export const runPairs = async (context: Context, options: RunOptions): Promise<RunResult> => {
  const { pairCount, seed, routes = allRoutes } = options
  const absent = await findAbsent(context, seed, routes)
  const pairAt = createPairs(seed, routes)
  const findings: Finding[] = []
  const statuses: Record<string, number> = {}
  const succeeded = new Set(absent)
  let done = 0
  while (done < pairCount && findings.length < mostFindings) {
    const pairs = takeWindow(pairAt, done, pairCount)
    const ran = await runWindow(
      context,
      pairs.map((pair) => makeCall(context.scenario, seed, pair)),
    )
    for (const [call, { status }] of ran.answers) {
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status < 400) succeeded.add(call.route.name)
    }
    findings.push(...ran.findings.filter(({ call }) => !absent.has(call.route.name)))
    done += pairs.length
    options.onWindow?.(done, ran.findings)
  }
  return {
    pairCount: done,
    routeCount: routes.length,
    principalCount: principals.length,
    findings,
    absent: [...absent],
    neverSucceeded: routes.map(({ name }) => name).filter((name) => !succeeded.has(name)),
    statuses,
    marks: context.scenario.canaries.shown(),
  }
}

/** One pair alone on the fresh scenario, again and again the same. */
export const replayPair = async (
  { scenario, send }: Context,
  seed: string,
  pair: Pair,
): Promise<{ call: Call; answer: Answer; findings: readonly Finding[] }> => {
  const call = makeCall(scenario, seed, pair)
  await scenario.snapshot.restore()
  const answer = await send(call)
  return { call, answer, findings: judge(scenario, call, answer) }
}
