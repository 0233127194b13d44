import type { AssessAnswer } from '../input'
import type { TaggedUnit } from '../tag/word'
import type { Span } from './span'
import type { Token } from './token'

/** One answer after normalization. Fluency reads tokens, everything else reads the kept units. */
export interface PreparedAnswer {
  readonly answer: AssessAnswer
  readonly tokens: readonly Token[]
  /** Tokens with segment times, to place quotes when there are no word times. */
  readonly segmentTimedTokens: readonly Token[]
  readonly units: readonly TaggedUnit[]
  /** What the candidate took back, here or in another answer. It covers no point and names no requirement. */
  readonly withdrawn: readonly Span[]
}
