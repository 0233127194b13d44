import { createHash } from 'node:crypto'
import type { AssessInput } from './input'
import { sortCanonically } from './normalize/prepare-answers'

/** SHA-256 (hex) of the frozen input: keys sorted, answers and questions in canonical order. */
export function hashInput(input: AssessInput): string {
  const questions = [...input.set.questions].sort((a, b) => (a.id < b.id ? -1 : 1))
  const leftOut = [...(input.leftOut ?? [])].sort((a, b) => (a.answerId < b.answerId ? -1 : 1))
  const canonicalInput = {
    ...input,
    ...(leftOut.length > 0 ? { leftOut } : {}),
    answers: sortCanonically(input.answers),
    set: { ...input.set, questions },
  }
  return createHash('sha256').update(canonicalJson(canonicalInput)).digest('hex')
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
