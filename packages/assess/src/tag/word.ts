import type { Token } from '../normalize/token'
import type { Unit } from '../normalize/unit'

export type Pos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE'

/** A clean-layer word with what the language model or the lexicon says about it. */
export interface Word {
  readonly token: Token
  /** See formOf. */
  readonly form: string
  readonly lemma: string
  readonly pos: Pos
  /** Carries meaning: no function word, number or masked word. */
  readonly content: boolean
  /** Frequency rank 1 to 10,000 of the word or its lemma, null beyond. */
  readonly rank: number | null
  /** Known to the word list or the language model: misspellings and foreign words are not. */
  readonly known: boolean
}

export interface TaggedUnit extends Unit {
  readonly words: readonly Word[]
}
