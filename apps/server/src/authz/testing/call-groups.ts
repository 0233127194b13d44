import { type Digests, differing } from './digests'
import { type Finding, isRefused, keysOf, mayChange } from './judge'
import type { Call } from './make-call'
import { takesPassword } from './pairs'
import type { Scene } from './scenario'
import type { Answer, Send } from './send'

const atOnce = 8
const batchCalls = 300

export type Answers = Map<Call, Answer>
const nothing: Answer = { status: 0, headers: {}, body: '' }

const sendAll = async ({ scene, send }: Context, calls: readonly Call[]): Promise<Answers> => {
  const answers: Answers = new Map()
  const waiting = calls.values()
  const work = async (): Promise<void> => {
    for (const call of waiting) answers.set(call, await send(call))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await scene.server.settled()
  return answers
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** What became of some calls. */
export interface GroupResult {
  readonly answers: Answers
  readonly findings: readonly Finding[]
}

/** What runs through one run. */
export interface Context {
  readonly scene: Scene
  readonly send: Send
}

type ChangedKeys = (before: Digests, after: Digests) => readonly string[]

/** Which of these calls changed the rows in question, each from the fresh scene. */
const culprits = async (
  context: Context,
  calls: readonly Call[],
  changed: ChangedKeys,
): Promise<readonly Finding[]> => {
  const { book } = context.scene
  const before = await book.restore()
  const answers = await sendAll(context, calls)
  const keys = changed(before, await book.read())
  if (keys.length === 0) return []
  const [call] = calls
  if (calls.length === 1 && call !== undefined) {
    return [{ kind: 'changed rows', call, detail: `${answers.get(call)?.status} wrote ${keys.join(', ')}` }]
  }
  const half = Math.ceil(calls.length / 2)
  const first = await culprits(context, calls.slice(0, half), changed)
  return [...first, ...(await culprits(context, calls.slice(half), changed))]
}

/** Calls that must be refused: afterwards every row is as it was. */
export const runRefused = async (context: Context, calls: readonly Call[]): Promise<GroupResult> => {
  const { book } = context.scene
  const answers: Answers = new Map()
  const findings: Finding[] = []
  for (const batch of chunks(calls, batchCalls)) {
    const before = await book.restore()
    for (const [call, answer] of await sendAll(context, batch)) answers.set(call, answer)
    const keys = differing(before, await book.read())
    if (keys.length > 0) findings.push(...(await culprits(context, batch, differing)))
  }
  await book.restore()
  return { answers, findings }
}

export const groupOf = (scene: Scene, call: Call): string =>
  (['A', 'B'] as const).filter((side) => mayChange(scene, call, side)).join('')

/** Judging a password is the dearest thing there is: once is enough, counting it is all that such a refusal writes. */
const isCostly = ({ route, round }: Call): boolean => round > 0 && takesPassword(route)

/** Calls that may succeed: afterwards no row of an organization they have no part in is another. */
export const runOpen = async (context: Context, calls: readonly Call[]): Promise<GroupResult> => {
  const { scene } = context
  const findings: Finding[] = []
  const group = calls[0] === undefined ? '' : groupOf(scene, calls[0])
  const untouchable = (['A', 'B'] as const).filter((side) => !group.includes(side))
  const changed: ChangedKeys = (before, after) =>
    untouchable.flatMap((side) => keysOf(scene, side, differing(before, after)))
  const before = await scene.book.restore()
  const answers = await sendAll(context, calls)
  const after = await scene.book.read()
  if (differing(before, after).length === 0) return { answers, findings }
  if (changed(before, after).length > 0) findings.push(...(await culprits(context, calls, changed)))
  const refused = calls.filter((call) => isRefused(answers.get(call) ?? nothing) && !isCostly(call))
  const again = await rerunRefused(context, refused)
  return { answers, findings: [...findings, ...again] }
}

/**
 * A command to the own interview that its machine refuses lets time pass all the same: the clock, an interruption, a mode are
 * written down before the refusal. These rows are the caller's own.
 */
export const timePasses = {
  routes: /^interview\.(chat|text|live|noVoice|candidate|retake)\./,
  tables: ['interview_session', 'session_event', 'answer', 'answer_take'],
} as const

const isTime = (calls: readonly Call[], key: string): boolean =>
  calls.some(({ route, principal }) => principal.kind === 'candidate' && timePasses.routes.test(route.name)) &&
  timePasses.tables.some((table) => key.startsWith(`${table} `))

/** What an operation refused must not have written either: the refused ones once more, by themselves. */
const rerunRefused = async (context: Context, calls: readonly Call[]): Promise<readonly Finding[]> => {
  const { book } = context.scene
  const changed: ChangedKeys = (before, after) => differing(before, after).filter((key) => !isTime(calls, key))
  const before = await book.restore()
  const answers = await sendAll(context, calls)
  if (changed(before, await book.read()).length === 0) return []
  const still = calls.filter((call) => isRefused(answers.get(call) ?? nothing))
  const found = await culprits(context, still, changed)
  return found.filter(({ detail }) => detail.startsWith('4'))
}
