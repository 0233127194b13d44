import { deflateRawSync } from 'node:zlib'

const leastCharacters = 32
/** Random characters can't be packed: 32 of them, hexadecimal ones even, need more bytes than this. */
const leastPackedBytes = 22
const leastDistinct = 9
const placeholder =
  /change.?me|change.?this|example|placeholder|replace.?(me|this|with)|your.?(own.?)?secret|secret.?(key|here)|password|insert|candor|x{8}/i

/** How often two adjacent characters follow each other as in an alphabet: upwards, downwards or repeated. */
const stepShare = (secret: string): number => {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1)
  return steps.length / Math.max(1, codes.length - 1)
}

const isPredictable = (secret: string): boolean =>
  new Set(secret).size < leastDistinct ||
  deflateRawSync(secret).byteLength < leastPackedBytes ||
  stepShare(secret) > 0.5

/** What is wrong with the installation's secret, as the rest of a sentence about it; null: nothing (reliability A-01). */
export const secretFault = (secret: string): string | null => {
  if (secret === '') return 'is not set'
  if (secret.length < leastCharacters) return `is shorter than ${leastCharacters} characters`
  if (placeholder.test(secret)) return 'is an example, not a secret'
  return isPredictable(secret) ? 'can be guessed' : null
}
