import { type Encoded, encodeBody } from './encode-body'
import { getIdTarget, type IdTarget } from './id-targets'
import { otherSide, type Principal } from './principals'
import { createRandom, type Random, randomId } from './random'
import { respell } from './respell'
import type { AuthzRoute } from './route-table'
import { FilePlace, IdPlace, sample } from './sample-value'
import type { Scenario } from './scenario'
import { listObjects } from './scenario-objects'
import { addUnstorable } from './unstorable-text'

export const variants = [
  'own',
  'sameOrg',
  'foreign',
  'missing',
  'malformed',
  'duplicated',
  'wrongType',
  /** Valid in all, at an address in another than its one spelling, from a foreign page. */
  'respelled',
  /** Valid in all but a text that holds NUL or half of a surrogate pair. */
  'unstorable',
] as const
export type Variant = (typeof variants)[number]
/** Of a route that names no object there is nothing to be foreign. */
const plainVariants: readonly Variant[] = ['own', 'malformed', 'duplicated', 'wrongType', 'respelled', 'unstorable']

const namesObjects = new Map<AuthzRoute, boolean>()

/** The variants that make a difference at this route. */
export const listVariants = (route: AuthzRoute): readonly Variant[] => {
  const known = namesObjects.get(route) ?? hasIdTargets(route)
  namesObjects.set(route, known)
  return known ? variants : plainVariants
}

export interface Pair {
  readonly index: number
  readonly route: AuthzRoute
  readonly principal: Principal
  readonly variant: Variant
  /** Which time round: other bodies, other places. */
  readonly round: number
}

/** One request of the harness, and what it was made of. */
export interface Call extends Encoded, Pair {
  /** What the aimed id names and where it stands; null: the input has no id. */
  readonly aim: {
    readonly kind: IdTarget
    readonly place: string
    readonly value: string
    readonly isInPath: boolean
  } | null
  readonly cookie: string
}

const malformed = [
  'not-an-id',
  "' or 1=1 --",
  'x'.repeat(180),
  '%00',
  '../x',
  'x\\y',
  '123',
  '{id}',
  'null',
  '00000000-0000-0000-0000-00000000000g',
]
const wrongTypes = [42, true, null, {}, [], { $ne: null }, -1]

/** Places of ids in a sampled input. */
const listIdPlaces = (value: unknown): readonly IdPlace[] => {
  if (value instanceof IdPlace) return [value]
  if (value instanceof FilePlace || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listIdPlaces)
}

export const fillPlaces = (value: unknown, fillPlace: (place: IdPlace) => unknown): unknown => {
  if (value instanceof IdPlace) return fillPlace(value)
  if (value instanceof FilePlace || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => fillPlaces(item, fillPlace))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillPlaces(item, fillPlace)]))
}

const listPathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Parameters of paths that are no ids. */
const plainParameters: Readonly<Record<string, (random: Random) => string>> = {
  provider: (random) => random.pick(['google', 'unknown', 'x-1']),
  seq: (random) => String(random.below(6)),
  hash: (random) => random.hex(64),
}

/** About a third of the samples satisfy the rules that combine fields, so 20 were too few once in some thousand calls. */
const mostSamples = 200

const sampleInput = (route: AuthzRoute, random: Random): unknown => {
  if (route.input === null) return {}
  for (let tries = 0; tries < mostSamples; tries += 1) {
    const value = sample(route.input, { random, place: [] })
    const whole = fillPlaces(value, ({ place }) => (place.at(-1) === 'linkId' ? 'a'.repeat(22) : randomId(random)))
    if (listIdPlaces(value).length === 0 && value instanceof FilePlace) return value
    if (hasFile(value) || route.input.safeParse(whole).success) return value
  }
  throw new Error(`${route.name}: no valid input was found`)
}

export const hasFile = (value: unknown): boolean => {
  if (value instanceof FilePlace) return true
  if (value instanceof IdPlace || typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasFile)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sampleRawQuery = (name: string, random: Random): unknown => {
  if (name === 'sessionId') return new IdPlace([name])
  return name === 'after' ? random.below(3) : random.hex(8)
}

/** The input with what stands in the path of a raw route, or is asked for in its query. */
const addRawPlaces = (route: AuthzRoute, input: unknown, random: Random): Record<string, unknown> => {
  const all: Record<string, unknown> = isRecord(input) ? { ...input } : {}
  for (const name of listPathParameters(route.path)) {
    const made = plainParameters[name]?.(random)
    if (made !== undefined) all[name] = made
    else all[name] ??= new IdPlace([name])
  }
  if (!route.isRaw) return all
  for (const name of route.query) all[name] = sampleRawQuery(name, random)
  return all
}

/** A valid input of the route, in which ids are still open places. */
export const makeInput = (route: AuthzRoute, random: Random): Record<string, unknown> =>
  addRawPlaces(route, sampleInput(route, random), random)

const listIdTargets = (route: AuthzRoute, random: Random): readonly IdPlace[] =>
  listIdPlaces(makeInput(route, random)).filter(({ place }) => getIdTarget(route.path, place) !== 'free')

/** Whether any of a few samples names an object: what is optional is there in some. */
const hasIdTargets = (route: AuthzRoute): boolean =>
  Array.from({ length: 10 }, (_, index) => listIdTargets(route, createRandom(route.name, index))).some(
    ({ length }) => length > 0,
  )

interface Aiming {
  readonly scenario: Scenario
  readonly principal: Principal
  readonly variant: Variant
  readonly random: Random
}

const pickObject = (aiming: Aiming, kind: IdTarget, whose: 'own' | 'sameOrg' | 'foreign'): string => {
  const { scenario, principal, random } = aiming
  const isForeign = whose === 'foreign'
  const side = scenario.sides[isForeign ? otherSide(principal.home) : principal.home]
  const self = isForeign ? null : (scenario.people.get(principal.key) ?? null)
  return random.pick(listObjects(kind, { side, principal, self, whose: isForeign ? 'own' : whose }))
}

const pickId = (aiming: Aiming, kind: IdTarget): unknown => {
  const { variant, random } = aiming
  if (kind === 'free') return randomId(random)
  switch (variant) {
    case 'own':
    case 'respelled':
    case 'unstorable':
      return pickObject(aiming, kind, 'own')
    case 'sameOrg':
    case 'foreign':
      return pickObject(aiming, kind, variant)
    case 'missing':
      return kind === 'publicLink' ? random.hex(22) : randomId(random)
    case 'malformed':
      return random.pick(malformed)
    case 'duplicated':
      return [pickObject(aiming, kind, 'own'), pickObject(aiming, kind, 'foreign')]
    case 'wrongType':
      return random.pick(wrongTypes)
  }
}

/** A field of the input made something else, where there is no id to aim at. */
const corruptField = (input: Record<string, unknown>, variant: Variant, random: Random): Record<string, unknown> => {
  const keys = Object.keys(input)
  if (keys.length === 0) return input
  const key = random.pick(keys)
  if (variant === 'malformed') return { ...input, [key]: random.pick(malformed) }
  if (variant === 'wrongType') return { ...input, [key]: random.pick(wrongTypes) }
  return variant === 'duplicated' ? { ...input, [key]: [input[key], input[key]] } : input
}

const formatValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const describeAim = (route: AuthzRoute, { place }: IdPlace, target: unknown): Call['aim'] => ({
  kind: getIdTarget(route.path, place),
  place: place.join('.'),
  value: formatValue(target),
  isInPath: place.length === 1 && listPathParameters(route.path).includes(place[0] ?? ''),
})

const respellCall = (encoded: Encoded, random: Random): Encoded => ({
  ...encoded,
  url: respell(encoded.url, random),
  headers: { ...encoded.headers, origin: 'https://evil.example' },
})

/** The request of a pair: valid in all but the one id that is aimed by its variant. Compared calls differ in that id alone. */
export const makeCall = (scenario: Scenario, seed: string, pair: Pair): Call => {
  const { route, principal, variant } = pair
  const start = [seed, route.name, principal.key, pair.round] as const
  const random = createRandom(...start)
  const input = makeInput(route, random)
  const places = listIdPlaces(input).filter(({ place }) => getIdTarget(route.path, place) !== 'free')
  const aimed = places.length === 0 ? null : random.pick(places)
  const others: Aiming = { scenario, principal, variant: 'own', random: createRandom(...start, 'others') }
  const aiming: Aiming = { scenario, principal, variant, random: createRandom(...start, variant) }
  const target = aimed === null ? null : pickId(aiming, getIdTarget(route.path, aimed.place))
  const filled = fillPlaces(input, (value) =>
    value === aimed ? target : pickId(others, getIdTarget(route.path, value.place)),
  )
  const record = isRecord(filled) ? filled : {}
  const corrupt = aimed === null ? corruptField(record, variant, aiming.random) : record
  const whole =
    variant === 'unstorable' ? addUnstorable(corrupt, listPathParameters(route.path), aiming.random) : corrupt
  const encoded = encodeBody(route, whole, others.random)
  return {
    ...pair,
    aim: aimed === null ? null : describeAim(route, aimed, target),
    cookie: scenario.cookies.get(principal.key) ?? '',
    ...(variant === 'respelled' ? respellCall(encoded, aiming.random) : encoded),
  }
}
