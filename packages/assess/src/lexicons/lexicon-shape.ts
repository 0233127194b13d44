import type { AssessLanguage } from '../input'
import type { DisfluencyLexicon } from '../normalize/disfluency'
import type { MaskKind } from '../normalize/token'
import type { PhraseIndex } from './phrase-index'

/** Everything the engine knows about one language; authored for this project. */
export interface Lexicon {
  readonly language: AssessLanguage
  readonly disfluency: DisfluencyLexicon
  readonly functionWords: ReadonlySet<string>
  readonly firstPerson: ReadonlySet<string>
  readonly connectives: PhraseIndex
  /** Past action words that follow "I/we"; English also accepts -ed forms. */
  readonly pastActions: ReadonlySet<string>
  /** Words of self-praise and flattery. */
  readonly praise: ReadonlySet<string>
  /** Phrases of job advertisements and of general talk that any text could carry. */
  readonly boilerplate: PhraseIndex
  readonly injection: readonly RegExp[]
  readonly maskWords: ReadonlyMap<string, MaskKind>
  readonly ageAfterNumber: readonly (readonly string[])[]
  /** Words where an unpunctuated stretch may be cut into units. */
  readonly unitStarters: ReadonlySet<string>
}
