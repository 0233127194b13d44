import { type Digests, listChangedKeys } from './digests'
import { type Finding, isRefused, listSideKeys, mayChange } from './judge'
import type { Call } from './make-call'
import { takesPassword } from './pairs'
import type { Scenario } from './scenario'
import type { Answer, Send } from './send'

const concurrency = 8
const batchCalls = 300

export type Answers = Map<Call, Answer>
const nothing: Answer = { status: 0, headers: {}, body: '' }

const sendAll = async ({ scenario, send }: Context, calls: readonly Call[]): Promise<Answers> => {
  const answers: Answers = new Map()
  const waiting = calls.values()
  const work = async (): Promise<void> => {
    for (const call of waiting) answers.set(call, await send(call))
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  await scenario.server.settled()
  return answers
}

const splitIntoChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** What became of some calls. */
export interface GroupResult {
  readonly answers: Answers
  readonly findings: readonly Finding[]
}

/** What runs through one run. */
export interface Context {
  readonly scenario: Scenario
  readonly send: Send
}

type ChangedKeys = (before: Digests, after: Digests) => readonly string[]

/** Which of these calls changed the rows in question, each from the fresh scenario. */
const findCulprits = async (
  context: Context,
  calls: readonly Call[],
  changed: ChangedKeys,
): Promise<readonly Finding[]> => {
  const { snapshot } = context.scenario
  const before = await snapshot.restore()
  const answers = await sendAll(context, calls)
  const keys = changed(before, await snapshot.read())
  if (keys.length === 0) return []
  const [call] = calls
  if (calls.length === 1 && call !== undefined) {
    return [{ kind: 'changed rows', call, detail: `${answers.get(call)?.status} wrote ${keys.join(', ')}` }]
  }
  const half = Math.ceil(calls.length / 2)
  const first = await findCulprits(context, calls.slice(0, half), changed)
  return [...first, ...(await findCulprits(context, calls.slice(half), changed))]
}

/** Calls that must be refused: afterwards every row is as it was. */
export const runRefused = async (context: Context, calls: readonly Call[]): Promise<GroupResult> => {
  const { snapshot } = context.scenario
  const answers: Answers = new Map()
  const findings: Finding[] = []
  for (const batch of splitIntoChunks(calls, batchCalls)) {
    const before = await snapshot.restore()
    for (const [call, answer] of await sendAll(context, batch)) answers.set(call, answer)
    const keys = listChangedKeys(before, await snapshot.read())
    if (keys.length > 0) findings.push(...(await findCulprits(context, batch, listChangedKeys)))
  }
  await snapshot.restore()
  return { answers, findings }
}

export const getChangeGroup = (scenario: Scenario, call: Call): string =>
  (['A', 'B'] as const).filter((side) => mayChange(scenario, call, side)).join('')

/** Judging a password is the dearest thing there is: once is enough, counting it is all that such a refusal writes. */
const isCostly = ({ route, round }: Call): boolean => round > 0 && takesPassword(route)

/** Calls that may succeed: afterwards no row of an organization they have no part in is another. */
export const runOpen = async (context: Context, calls: readonly Call[]): Promise<GroupResult> => {
  const { scenario } = context
  const findings: Finding[] = []
  const group = calls[0] === undefined ? '' : getChangeGroup(scenario, calls[0])
  const untouchable = (['A', 'B'] as const).filter((side) => !group.includes(side))
  const changed: ChangedKeys = (before, after) =>
    untouchable.flatMap((side) => listSideKeys(scenario, side, listChangedKeys(before, after)))
  const before = await scenario.snapshot.restore()
  const answers = await sendAll(context, calls)
  const after = await scenario.snapshot.read()
  if (listChangedKeys(before, after).length === 0) return { answers, findings }
  if (changed(before, after).length > 0) findings.push(...(await findCulprits(context, calls, changed)))
  const refused = calls.filter((call) => isRefused(answers.get(call) ?? nothing) && !isCostly(call))
  const again = await rerunRefused(context, refused)
  return { answers, findings: [...findings, ...again] }
}

/**
 * A command that the caller's own interview refuses still lets time pass: the clock, an interruption, a mode are
 * written down before the refusal. These rows are the caller's own.
 */
export const allowedTimeChanges = {
  routes: /^interview\.((chat|text|live|noVoice|candidate|retake)\.|accommodation\.create$)/,
  tables: ['interview_session', 'session_contact', 'session_event', 'answer', 'answer_take'],
} as const

const isTimeChange = (calls: readonly Call[], key: string): boolean =>
  calls.some(({ route, principal }) => principal.kind === 'candidate' && allowedTimeChanges.routes.test(route.name)) &&
  allowedTimeChanges.tables.some((table) => key.startsWith(`${table} `))

/** What an operation refused must not have written either: the refused ones once more, by themselves. */
const rerunRefused = async (context: Context, calls: readonly Call[]): Promise<readonly Finding[]> => {
  const { snapshot } = context.scenario
  const changed: ChangedKeys = (before, after) =>
    listChangedKeys(before, after).filter((key) => !isTimeChange(calls, key))
  const before = await snapshot.restore()
  const answers = await sendAll(context, calls)
  if (changed(before, await snapshot.read()).length === 0) return []
  const still = calls.filter((call) => isRefused(answers.get(call) ?? nothing))
  const found = await findCulprits(context, still, changed)
  return found.filter(({ detail }) => detail.startsWith('4'))
}
