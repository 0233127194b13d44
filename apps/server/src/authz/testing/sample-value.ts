import fc from 'fast-check'
import { z } from 'zod'
import { type Random, randomId } from './random'

/** An id in a sampled input, still to be aimed at an object of the scenario. */
export class IdPlace {
  constructor(readonly place: readonly string[]) {}
}
/** A file in a sampled input: the body is then a form. */
export class FilePlace {}

export interface Sampling {
  readonly random: Random
  readonly place: readonly string[]
}

const samplesPerPattern = 12
const samplesByPattern = new Map<string, readonly string[]>()

const sampleMatching = (pattern: RegExp, random: Random): string => {
  const known = samplesByPattern.get(pattern.source)
  const samples = known ?? fc.sample(fc.stringMatching(pattern), { seed: 1, numRuns: samplesPerPattern })
  samplesByPattern.set(pattern.source, samples)
  return random.pick(samples)
}

const words = ['team', 'Nguyễn', 'plan', 'câu hỏi', "O'Brien", '<b>', '100%', 'new', 'two words', '\u202etxt', '日本']

/** Enough of one for the generators to find something in. */
const description = [
  'Job title: Backend engineer',
  'We are looking for a backend engineer who builds our interview platform.',
  'Requirements:',
  '- Five years of experience with TypeScript and PostgreSQL',
  '- Good communication with customers',
  'Responsibilities:',
  '- Design and run services that never lose an answer',
].join('\n')

const byName: Readonly<Record<string, (random: Random) => string>> = {
  email: (random) => `p${random.hex(8)}@example.org`,
  mime: () => 'video/webm;codecs=vp8,opus',
  avatar: () => 'iVBORw0KGgo=',
  /** A whole PNG of one pixel. */
  image: () => 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  description: () => description,
  title: () => 'Backend engineer',
  phone: () => '+84 90 123 45 67',
}

const zRegexCheck = z.object({ format: z.literal('regex'), pattern: z.instanceof(RegExp) })

const findPattern = (schema: z.ZodString): RegExp | null => {
  for (const check of schema.def.checks ?? []) {
    const found = zRegexCheck.safeParse(check._zod.def)
    if (found.success) return found.data.pattern
  }
  return null
}

const sampleText = (schema: z.ZodString, { random, place }: Sampling): string => {
  const made = byName[place.at(-1) ?? '']?.(random)
  if (made !== undefined) return made
  const pattern = findPattern(schema)
  if (pattern !== null) return sampleMatching(pattern, random)
  const text = Array.from({ length: 1 + random.below(3) }, () => random.pick(words)).join(' ')
  return text.slice(0, schema.maxLength ?? text.length)
}

const sampleNumber = (schema: z.ZodNumber, random: Random): number => {
  const least = Math.max(schema.minValue ?? 0, 0)
  const most = Math.min(schema.maxValue ?? least + 5, least + 5)
  return least + random.below(Math.max(1, Math.floor(most - least) + 1))
}

const below = (sampling: Sampling, key: string | number): Sampling => ({
  ...sampling,
  place: [...sampling.place, String(key)],
})

const sampleArray = (schema: z.ZodArray, sampling: Sampling): unknown[] => {
  const { minimum, maximum } = z
    .object({ minimum: z.number().default(0), maximum: z.number().default(3) })
    .parse(schema._zod.bag)
  const count = Math.min(maximum, Math.max(minimum, 1) + sampling.random.below(2))
  return Array.from({ length: count }, (_, index) => sample(schema.element, below(sampling, index)))
}

const sampleObject = (schema: z.ZodObject, sampling: Sampling): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.shape)
      .map(([key, child]) => [key, sample(child, below(sampling, key))] as const)
      .filter(([, value]) => value !== undefined),
  )

const isIdentifier = (schema: unknown): boolean => schema instanceof z.ZodUUID

const isLink = ({ place }: Sampling): boolean => place.at(-1) === 'linkId'

const sampleLeaf = (schema: unknown, sampling: Sampling): unknown => {
  const { random } = sampling
  if (isIdentifier(schema) || isLink(sampling)) return new IdPlace(sampling.place)
  if (schema instanceof z.ZodISODateTime) return '2027-01-01T00:00:00.000Z'
  if (schema instanceof z.ZodString) return sampleText(schema, sampling)
  if (schema instanceof z.ZodNumber) return sampleNumber(schema, random)
  if (schema instanceof z.ZodBoolean) return random.next() < 0.5
  if (schema instanceof z.ZodEnum) return random.pick(schema.options)
  if (schema instanceof z.ZodLiteral) return random.pick([...schema.values])
  if (schema instanceof z.ZodFile) return new FilePlace()
  throw new Error(`no sample for ${sampling.place.join('.')}`)
}

const sampleWrapped = (schema: unknown, sampling: Sampling): { readonly value: unknown } | null => {
  const { random } = sampling
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return { value: random.next() < 0.4 ? undefined : sample(schema.def.innerType, sampling) }
  }
  if (schema instanceof z.ZodNullable) {
    return { value: random.next() < 0.3 ? null : sample(schema.def.innerType, sampling) }
  }
  if (schema instanceof z.ZodPipe) {
    const { out } = schema.def
    return { value: sample(out instanceof z.ZodTransform ? schema.def.in : out, sampling) }
  }
  return null
}

/** A key of an enumeration is one of its values; any other text would be refused. */
const sampleKey = ({ keyType }: z.ZodRecord, random: Random): string => {
  if (isIdentifier(keyType)) return randomId(random)
  return keyType instanceof z.ZodEnum ? String(random.pick(keyType.options)) : 'key'
}

const sampleRecord = (schema: z.ZodRecord, sampling: Sampling): Record<string, unknown> => ({
  [sampleKey(schema, sampling.random)]: sample(schema.valueType, below(sampling, 'value')),
})

/** Any value that the schema takes, of the seed; ids stay open until they are aimed. */
export const sample = (schema: unknown, sampling: Sampling): unknown => {
  const inner = sampleWrapped(schema, sampling)
  if (inner !== null) return inner.value
  if (schema instanceof z.ZodObject) return sampleObject(schema, sampling)
  if (schema instanceof z.ZodArray) return sampleArray(schema, sampling)
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item, index) => sample(item, below(sampling, index)))
  if (schema instanceof z.ZodUnion) return sample(sampling.random.pick(schema.options), sampling)
  if (schema instanceof z.ZodRecord) return sampleRecord(schema, sampling)
  return sampleLeaf(schema, sampling)
}
