import type { PhraseIndex } from '../../lexicons/phrase-index'

/** What a stretch of speech is searched for. Authored lists; each stands for one idea, whatever the field of work. */
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
  /** What takes a statement back while it is made: no evidence stands beside it. */
  readonly hedges: PhraseIndex
  /** What takes back plainly something that was said before. */
  readonly retractions: PhraseIndex
  /** Taking a compliment or giving one: a reason beside it argues nothing. */
  readonly compliments: PhraseIndex
  /** Words after "I" that tell of a feeling or a wish and not of something done. */
  readonly nonActionWords: ReadonlySet<string>
  /** Verbs where the language does not mark them (Vietnamese). */
  readonly actionVerbs: ReadonlySet<string>
}
