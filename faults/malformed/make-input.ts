import { encodeBody } from '../../apps/server/src/authz/testing/encode-body'
import { fillPlaces, makeInput as makeRouteInput } from '../../apps/server/src/authz/testing/make-call'
import { createRandom, type Random, randomId } from '../../apps/server/src/authz/testing/random'
import { type AuthzRoute, allRoutes } from '../../apps/server/src/authz/testing/route-table'
import { mutateBytes, mutateHeaders, mutateTarget, mutateValue } from './mutate'

export interface MalformedInput {
  readonly route: AuthzRoute
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  /** Index of the caller: which cookies are sent. */
  readonly caller: number
}

/** Objects that exist, so that an input gets further than "not found". */
export interface KnownObjects {
  readonly ids: readonly string[]
  readonly linkId: string
  readonly callerCount: number
}

/** What would end the access of the callers, and leave every later input unanswered but for 401. */
const leftOut = ['/auth/sign-out', '/auth/sessions', '/auth/set-password']
const isIncluded = ({ method, path }: AuthzRoute): boolean =>
  !leftOut.some((start) => path.startsWith(start)) && !(method === 'DELETE' && path.startsWith('/organization/{id}'))
const routes = allRoutes.filter(isIncluded)

const fill = (value: unknown, known: KnownObjects, random: Random): unknown =>
  fillPlaces(value, ({ place }) => {
    if (place.at(-1) === 'linkId') return known.linkId
    return random.next() < 0.7 ? random.pick(known.ids) : randomId(random)
  })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface Wire {
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** What can be wrong with a request after its input was written down. */
const wireMutations: readonly ((wire: Wire, random: Random) => Wire)[] = [
  (wire, random) => (wire.body === null ? wire : { ...wire, body: mutateBytes(wire.body, random) }),
  (wire, random) => ({ ...wire, target: mutateTarget(wire.target, random) }),
  (wire, random) => ({ ...wire, headers: mutateHeaders(wire.headers, random) }),
]

/** The nth malformed request of a seed: a valid one in which one to three things are wrong. */
export const makeMalformedInput = (seed: string, nth: number, known: KnownObjects): MalformedInput => {
  const random = createRandom(seed, nth)
  const route = random.pick(routes)
  const isInputWrong = random.next() < 0.5
  const wrongCount = isInputWrong ? random.below(2) : 1 + random.below(2)
  const input = makeRouteInput(route, random)
  const filled = fill(isInputWrong ? mutateValue(input, random) : input, known, random)
  const { url, headers, payload } = encodeBody(route, isRecord(filled) ? filled : { value: filled }, random)
  let wire: Wire = { target: url, headers, body: payload === null ? null : Buffer.from(payload) }
  for (let done = 0; done < wrongCount; done += 1) wire = random.pick(wireMutations)(wire, random)
  return { ...wire, route, caller: random.below(known.callerCount) }
}
