import { z } from 'zod'
import { getExpectation } from './expectation'
import type { Call } from './make-call'
import type { Side } from './principals'
import type { Scenario } from './scenario'
import type { Answer } from './send'

export type FindingKind =
  | 'leak'
  | 'foreign id'
  | 'wrong refusal'
  | 'tells foreign from missing'
  | 'changed rows'
  | 'failure'
  | 'not tested'

export interface Finding {
  readonly kind: FindingKind
  readonly call: Call
  readonly detail: string
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const zProblem = z.object({ code: z.string() })

export const requestText = ({ url, payload }: Call): string =>
  `${decodeURIComponent(url.replaceAll('+', ' '))} ${payload === null ? '' : payload.toString()}`

export const answerText = ({ headers, body }: Answer): string => `${Object.values(headers).join('\n')}\n${body}`

const readCode = (body: string): string => {
  if (!body.startsWith('{')) return ''
  const parsed = zProblem.safeParse(JSON.parse(body))
  return parsed.success ? parsed.data.code : ''
}

/** Sides whose ids may be shown: the caller's organization, and that of a link which the caller sent. */
const readableSides = (scenario: Scenario, call: Call): readonly Side[] => {
  const { kind, home } = call.principal
  const text = requestText(call)
  const linked = (['A', 'B'] as const).filter((side) => scenario.sides[side].links.some((link) => text.includes(link)))
  return kind === 'member' || kind === 'candidate' ? [home, ...linked] : linked
}

const foreignIds = (scenario: Scenario, call: Call, answer: string): readonly string[] => {
  const readable = readableSides(scenario, call)
  const request = requestText(call)
  return [...answer.matchAll(uuid)]
    .map(([id]) => id)
    .filter((id) => {
      const side = scenario.sideById.get(id)
      return side !== undefined && !readable.includes(side) && !request.includes(id)
    })
}

const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500

/** A caller whom the policy admits must not be refused for a missing right; other refusals are the operation's own. */
const isTurnedAway = ({ route }: Call, code: string): boolean =>
  route.policy.who !== 'anyone' && (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')

const findUnexpected = (call: Call, answer: Answer): string | null => {
  const expected = getExpectation(call)
  const code = readCode(answer.body)
  const answered = `was answered ${answer.status} ${code}`.trim()
  switch (expected.kind) {
    case 'open':
      return isTurnedAway(call, code) ? `the policy lets this caller in, who ${answered}` : null
    case 'not there':
      return isRefusal(answer) ? null : `expected that it is not there, ${answered}`
    case 'refused': {
      const isSame = answer.status === expected.status && (call.route.method === 'HEAD' || code === expected.code)
      return isSame ? null : `expected ${expected.status} ${expected.code}, ${answered}`
    }
  }
}

/** A budget or a limit answered in place of the route, so that nothing was learned about it. */
export const isLimited = ({ status }: Answer): boolean => status === 429

/** What is wrong with one answer by itself. */
export const judge = (scenario: Scenario, call: Call, answer: Answer): readonly Finding[] => {
  const text = answerText(answer)
  const found: Finding[] = scenario.canaries
    .findLeaks(call.principal, requestText(call), text)
    .map((what) => ({ kind: 'leak', call, detail: what }))
  for (const id of foreignIds(scenario, call, text)) found.push({ kind: 'foreign id', call, detail: id })
  if (answer.status >= 500) return [...found, { kind: 'failure', call, detail: `${answer.status} ${answer.body}` }]
  if (isLimited(answer)) return [...found, { kind: 'not tested', call, detail: `429 ${readCode(answer.body)}` }]
  const wrong = findUnexpected(call, answer)
  return wrong === null ? found : [...found, { kind: 'wrong refusal', call, detail: wrong }]
}

const cookieNames = (value: string): string => value.replaceAll(/=[^;\n]*/g, '=…')

const formatHeader = ([name, value]: [string, string]): string => {
  if (name === 'x-request-id' || name === 'date') return name
  return `${name}: ${name === 'set-cookie' ? cookieNames(value) : value}`
}

/** An answer without what is different each time: two of these are equal when no caller could tell them apart. */
export const normalizeAnswer = (call: Call, answer: Answer): string => {
  const aimed = call.aim?.value ?? ''
  const hide = (text: string): string =>
    (aimed === '' ? text : text.replaceAll(aimed, '<aimed>')).replaceAll(uuid, '<id>').replaceAll(instant, '<time>')
  const headers = Object.entries(answer.headers)
    .map(formatHeader)
    .filter((line) => answer.status >= 400 || !line.startsWith('content-length'))
  return `${answer.status}\n${hide(headers.sort().join('\n'))}\n\n${hide(answer.body)}`
}

/** The first line in which two comparable answers differ. */
export const findFirstDifference = (first: string, second: string): string => {
  const lines = first.split('\n')
  const others = second.split('\n')
  const at = lines.findIndex((line, index) => line !== others[index])
  return `${lines[at] ?? '(nothing)'} | ${others[at] ?? '(nothing)'}`.slice(0, 300)
}

/** Whose rows a call may change when it succeeds. */
export const mayChange = (scenario: Scenario, call: Call, side: Side): boolean =>
  readableSides(scenario, call).includes(side)

/** Digest keys that belong to a side. */
export const listSideKeys = (scenario: Scenario, side: Side, keys: readonly string[]): readonly string[] =>
  keys.filter((key) => scenario.sideById.get(key.split(' ')[1] ?? '') === side)

export const isRefused = isRefusal
