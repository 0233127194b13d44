import type { PreparedAnswer } from '../normalize/prepare-answers'
import type { TaggedUnit } from '../tag/word'

const minWords = 3

export interface Continuity {
  /** Share of sentences (0 to 1) that are tied to the speaker, the question or the job and are not said twice. */
  readonly share: number
  readonly generic: { readonly answer: PreparedAnswer; readonly unit: TaggedUnit }[]
}

export function measureTopicContinuity(answers: readonly PreparedAnswer[]): Continuity {
  const all = answers.flatMap((answer) =>
    answer.units.filter((unit) => unit.words.length >= minWords).map((unit) => ({ answer, unit })),
  )
  const kept = all.filter((item) => item.unit.dropped === null)
  const generic = all.filter((item) => item.unit.dropped === 'padding' || item.unit.dropped === 'self_praise')
  return { share: all.length === 0 ? 0 : kept.length / all.length, generic }
}
