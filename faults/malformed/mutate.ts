import type { Random } from '../../apps/server/src/authz/testing/random'
import { FilePlace, IdPlace } from '../../apps/server/src/authz/testing/sample-value'

/** Deep enough that a reader which calls itself for each level would end. */
const nestedLevels = 20_000
const nest = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

const badValues: readonly ((random: Random) => unknown)[] = [
  () => 'a\u0000b',
  () => '\ud800',
  () => 'x\udfffy',
  () => '\u202e\u2066text',
  () => 'x'.repeat(70_000),
  () => '\u0301'.repeat(5_000),
  () => '',
  () => '   ',
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => -0,
  () => true,
  () => null,
  () => [],
  () => ({}),
  () => Array.from({ length: 5_000 }, () => 1),
  () => nest(30),
  () => ({ $ne: null }),
  () => ({ toString: 1, valueOf: 2 }),
  () => '__proto__',
  () => "' or 1=1 --",
  () => '../../etc/passwd',
  () => '%00%2e%2e%2f',
  () => '9999-99-99T99:99:99Z',
  () => '2026-02-30T00:00:00.000Z',
  () => 'a@x\r\nBcc: b@example.org',
  () => 'Ａ@example.org',
  (random) => random.hex(1 + random.below(200)),
]

const isLeaf = (value: unknown): boolean =>
  value instanceof IdPlace || value instanceof FilePlace || typeof value !== 'object' || value === null

/** Replaces, removes or adds something in one place of an input. */
export const mutateValue = (value: unknown, random: Random): unknown => {
  if (isLeaf(value) || random.next() < 0.1) return random.pick(badValues)(random)
  if (Array.isArray(value)) {
    if (value.length === 0) return [random.pick(badValues)(random)]
    const at = random.below(value.length)
    return value.map((item, index) => (index === at ? mutateValue(item, random) : item))
  }
  const entries = Object.entries(value as object)
  if (entries.length === 0) return { [random.hex(4)]: random.pick(badValues)(random) }
  const [key] = random.pick(entries)
  const how = random.next()
  if (how < 0.1) return Object.fromEntries(entries.filter(([name]) => name !== key))
  if (how < 0.2)
    return Object.fromEntries([...entries, [random.pick(['__proto__', 'constructor', 'x', '\u0000', 'id']), 1]])
  return Object.fromEntries(entries.map(([name, item]) => [name, name === key ? mutateValue(item, random) : item]))
}

const pieces = ['\u0000', '\\ud800', '\\u0000', '{', '}', '[', ']', '"', ',', ':', '1e999', '\ufeff', '//', '%', '\r\n']

/** Cuts, repeats or replaces bytes. */
export const mutateBytes = (bytes: Buffer, random: Random): Buffer => {
  const at = random.below(bytes.length + 1)
  const [head, tail] = [bytes.subarray(0, at), bytes.subarray(at)]
  switch (random.below(5)) {
    case 0:
      return Buffer.from(head)
    case 1:
      return Buffer.concat([head, Buffer.from(random.pick(pieces)), tail])
    case 2:
      return Buffer.concat([head, Buffer.from([random.below(256), 0xff, 0xc0]), tail.subarray(1)])
    case 3:
      return Buffer.concat([bytes, bytes])
    default:
      return Buffer.concat([head, Buffer.from('['.repeat(nestedLevels)), tail])
  }
}

const pathPieces = [
  '/',
  '//',
  '/./',
  '/../',
  '%00',
  '%2e%2e',
  '%',
  '%zz',
  '\\',
  ';x=1',
  '?',
  '#',
  '\u00e9',
  '%c0%af',
  '%ed%a0%80',
]

/** Changes a request's target. Characters that no client can send are encoded. */
export const mutateTarget = (target: string, random: Random): string => {
  const at = 1 + random.below(target.length)
  const changed = `${target.slice(0, at)}${random.pick(pathPieces)}${target.slice(at)}`
  return changed.replaceAll(/[^\u0021-\u007e]/g, (character) => encodeURIComponent(character))
}

const headerValues = [
  '',
  'x'.repeat(4_000),
  '?1',
  '-1',
  '99999999999999999999',
  'bytes=0-18446744073709551615',
  '"',
  ';;;',
  'null',
]
const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-encoding',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'repr-digest',
  'transfer-encoding',
  'upload-complete',
  'upload-crc32',
  'upload-epoch',
  'upload-offset',
  'x-candor-account',
  'x-forwarded-for',
]
const contentTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/partial-upload',
  'a/b',
]

/** Adds or replaces a header. */
export const mutateHeaders = (
  headers: Readonly<Record<string, string>>,
  random: Random,
): Readonly<Record<string, string>> => {
  if (random.next() < 0.3) return { ...headers, 'content-type': random.pick(contentTypes) }
  const name = random.pick(headerNames)
  // With an encoding of its own a body would never end for the client itself.
  if (name === 'transfer-encoding') return headers
  return { ...headers, [name]: random.pick(headerValues) }
}
