import type { PhraseIndex } from '../../lexicons/phrase-index'

/** The cues that the rules search for: authored lists, each for one idea in any field of work. */
export const cueKinds = [
  'reason',
  'limit',
  'problem',
  'outcome',
  'wider',
  'link',
  'lesson',
  'change',
  'criterion',
  'choice',
  'own_limit',
  'find_out',
  'check',
  'method',
] as const
export type CueKind = (typeof cueKinds)[number]

export interface Cue {
  /** Phrases in the forms that are spoken. */
  readonly phrases: PhraseIndex
  /** Single words by their dictionary form. */
  readonly lemmas: ReadonlySet<string>
}

export interface CognitiveCues {
  readonly byKind: Readonly<Record<CueKind, Cue>>
  /** Words that qualify a statement while it is made: nothing near them counts as evidence. */
  readonly hedges: PhraseIndex
  /** Words that plainly retract an earlier statement. */
  readonly retractions: PhraseIndex
  /** Words that accept or give a compliment: a reason next to them is not an argument. */
  readonly compliments: PhraseIndex
  /** Words after "I" that express a feeling or a wish, not an action. */
  readonly nonActionWords: ReadonlySet<string>
  /** Verbs where the language does not mark them (Vietnamese). */
  readonly actionVerbs: ReadonlySet<string>
}
