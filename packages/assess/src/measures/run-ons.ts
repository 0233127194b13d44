import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { TaggedUnit } from '../tag/word'

export const maxSentenceWords = 40

export interface RunOns {
  /** Share of written sentences (0 to 1) longer than 40 words; null when nothing was typed. */
  readonly share: number | null
  readonly examples: { readonly answer: PreparedAnswer; readonly unit: TaggedUnit }[]
}

/** Only typed answers have sentences the candidate punctuated; a recognizer's full stops are not the candidate's. */
export function measureRunOns(answers: readonly PreparedAnswer[]): RunOns {
  const sentences = answers
    .filter((item) => item.answer.modality === 'typed')
    .flatMap((answer) => groupBySentence(answer).map((parts) => ({ answer, parts })))
  const long = sentences.filter(
    ({ parts }) => parts.reduce((sum, unit) => sum + unit.words.length, 0) > maxSentenceWords,
  )
  return {
    share: sentences.length === 0 ? null : long.length / sentences.length,
    examples: long.flatMap(({ answer, parts }) => parts.slice(0, 1).map((unit) => ({ answer, unit }))),
  }
}

/** Kept units of each written sentence. */
export function groupBySentence(answer: PreparedAnswer): TaggedUnit[][] {
  const bySentence = new Map<number, TaggedUnit[]>()
  for (const unit of answer.units) {
    if (unit.dropped !== null) continue
    const parts = bySentence.get(unit.sentence)
    if (parts === undefined) bySentence.set(unit.sentence, [unit])
    else parts.push(unit)
  }
  return [...bySentence.values()]
}
