import { type Encoded, encodeBody } from './encode-body'
import { type AimKind, aimOf } from './id-targets'
import { otherSide, type Principal } from './principals'
import { createRandom, type Random, randomId } from './random'
import type { AuthzRoute } from './route-table'
import { FilePlace, IdPlace, sample } from './sample-value'
import type { Scene } from './scenario'
import { objectsOf } from './scenario-objects'

export const variants = ['own', 'sameOrg', 'foreign', 'missing', 'malformed', 'duplicated', 'wrongType'] as const
export type Variant = (typeof variants)[number]
/** Of a route that names no object there is nothing to be foreign. */
const plainVariants: readonly Variant[] = ['own', 'malformed', 'duplicated', 'wrongType']

const namesObjects = new Map<AuthzRoute, boolean>()

/** The variants that make a difference at this route. */
export const variantsOf = (route: AuthzRoute): readonly Variant[] => {
  const known = namesObjects.get(route) ?? hasAims(route)
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
    readonly kind: AimKind
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
  '123',
  '{id}',
  'null',
  '00000000-0000-0000-0000-00000000000g',
]
const wrongTypes = [42, true, null, {}, [], { $ne: null }, -1]

/** Places of ids in a sampled input. */
const placesIn = (value: unknown): readonly IdPlace[] => {
  if (value instanceof IdPlace) return [value]
  if (value instanceof FilePlace || typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(placesIn)
}

const fill = (value: unknown, fillPlace: (place: IdPlace) => unknown): unknown => {
  if (value instanceof IdPlace) return fillPlace(value)
  if (value instanceof FilePlace || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => fill(item, fillPlace))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, fillPlace)]))
}

const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Parameters of paths that are no ids. */
const plain: Readonly<Record<string, (random: Random) => string>> = {
  provider: (random) => random.pick(['google', 'unknown', 'x-1']),
  seq: (random) => String(random.below(6)),
}

const sampleInput = (route: AuthzRoute, random: Random): unknown => {
  if (route.input === null) return {}
  for (let tries = 0; tries < 20; tries += 1) {
    const value = sample(route.input, { random, place: [] })
    const whole = fill(value, ({ place }) => (place.at(-1) === 'linkId' ? 'a'.repeat(22) : randomId(random)))
    if (placesIn(value).length === 0 && value instanceof FilePlace) return value
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

const inRawQuery = (name: string, random: Random): unknown => {
  if (name === 'sessionId') return new IdPlace([name])
  return name === 'after' ? random.below(3) : random.hex(8)
}

/** The input with what stands in the path of a raw route, or is asked for in its query. */
const withRawPlaces = (route: AuthzRoute, input: unknown, random: Random): Record<string, unknown> => {
  const all: Record<string, unknown> = isRecord(input) ? { ...input } : {}
  for (const name of pathNames(route.path)) {
    const made = plain[name]?.(random)
    if (made !== undefined) all[name] = made
    else all[name] ??= new IdPlace([name])
  }
  if (!route.isRaw) return all
  for (const name of route.query) all[name] = inRawQuery(name, random)
  return all
}

const aimsIn = (route: AuthzRoute, random: Random): readonly IdPlace[] =>
  placesIn(withRawPlaces(route, sampleInput(route, random), random)).filter(
    ({ place }) => aimOf(route.path, place) !== 'free',
  )

/** Whether any of a few samples names an object: what is optional is there in some. */
const hasAims = (route: AuthzRoute): boolean =>
  Array.from({ length: 10 }, (_, index) => aimsIn(route, createRandom(route.name, index))).some(
    ({ length }) => length > 0,
  )

interface Aiming {
  readonly scene: Scene
  readonly principal: Principal
  readonly variant: Variant
  readonly random: Random
}

const objectFor = (aiming: Aiming, kind: AimKind, whose: 'own' | 'sameOrg' | 'foreign'): string => {
  const { scene, principal, random } = aiming
  const isForeign = whose === 'foreign'
  const side = scene.sides[isForeign ? otherSide(principal.home) : principal.home]
  const self = isForeign ? null : (scene.people.get(principal.key) ?? null)
  return random.pick(objectsOf(kind, { side, principal, self, whose: isForeign ? 'own' : whose }))
}

const idFor = (aiming: Aiming, kind: AimKind): unknown => {
  const { variant, random } = aiming
  if (kind === 'free') return randomId(random)
  switch (variant) {
    case 'own':
    case 'sameOrg':
    case 'foreign':
      return objectFor(aiming, kind, variant)
    case 'missing':
      return kind === 'publicLink' ? random.hex(22) : randomId(random)
    case 'malformed':
      return random.pick(malformed)
    case 'duplicated':
      return [objectFor(aiming, kind, 'own'), objectFor(aiming, kind, 'foreign')]
    case 'wrongType':
      return random.pick(wrongTypes)
  }
}

/** A field of the input made something else, where there is no id to aim at. */
const spoil = (input: Record<string, unknown>, variant: Variant, random: Random): Record<string, unknown> => {
  const keys = Object.keys(input)
  if (keys.length === 0) return input
  const key = random.pick(keys)
  if (variant === 'malformed') return { ...input, [key]: random.pick(malformed) }
  if (variant === 'wrongType') return { ...input, [key]: random.pick(wrongTypes) }
  return variant === 'duplicated' ? { ...input, [key]: [input[key], input[key]] } : input
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const aimAt = (route: AuthzRoute, { place }: IdPlace, target: unknown): Call['aim'] => ({
  kind: aimOf(route.path, place),
  place: place.join('.'),
  value: textOf(target),
  isInPath: place.length === 1 && pathNames(route.path).includes(place[0] ?? ''),
})

/** The request of a pair: valid in all but the one id that is aimed by its variant. Twins differ in that id alone. */
export const makeCall = (scene: Scene, seed: string, pair: Pair): Call => {
  const { route, principal, variant } = pair
  const start = [seed, route.name, principal.key, pair.round] as const
  const random = createRandom(...start)
  const input = withRawPlaces(route, sampleInput(route, random), random)
  const places = placesIn(input).filter(({ place }) => aimOf(route.path, place) !== 'free')
  const aimed = places.length === 0 ? null : random.pick(places)
  const others: Aiming = { scene, principal, variant: 'own', random: createRandom(...start, 'others') }
  const aiming: Aiming = { scene, principal, variant, random: createRandom(...start, variant) }
  const target = aimed === null ? null : idFor(aiming, aimOf(route.path, aimed.place))
  const filled = fill(input, (one) => (one === aimed ? target : idFor(others, aimOf(route.path, one.place))))
  const record = isRecord(filled) ? filled : {}
  const whole = aimed === null ? spoil(record, variant, aiming.random) : record
  return {
    ...pair,
    aim: aimed === null ? null : aimAt(route, aimed, target),
    cookie: scene.cookies.get(principal.key) ?? '',
    ...encodeBody(route, whole, others.random),
  }
}
