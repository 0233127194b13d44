export type MaskKind = 'name' | 'place' | 'nationality' | 'title' | 'person'
export type Disfluency = 'filler' | 'repeat' | 'cutoff'

/** One word or number of a transcript. start and end are UTF-16 offsets in the answer's text. */
export interface Token {
  readonly start: number
  readonly end: number
  /** NFC lower case, typographic apostrophes made plain. */
  readonly lower: string
  readonly number: boolean
  readonly capital: boolean
  /** True when only spaces separate this token from the previous one. */
  readonly joined: boolean
  /** True when the recognizer or writer ended the word with a dash: "imple- implement". */
  readonly cutOff: boolean
  readonly mask: MaskKind | null
  /** A masked run counts as one word: its first token. */
  readonly maskHead: boolean
  readonly disfluency: Disfluency | null
  /** First token of a filler, repeat or cut-off: events are counted by heads. */
  readonly eventHead: boolean
  readonly startMs: number | null
  readonly endMs: number | null
}

/** Clean layer: what the candidate meant to say, a masked run counted once. */
export function isClean(token: Token): boolean {
  return token.disfluency === null && (token.mask === null || token.maskHead)
}

const genderedForms = new Map([
  ['she', 'he'],
  ["she's", "he's"],
  ["she'd", "he'd"],
  ["she'll", "he'll"],
  ['him', 'her'],
  ['his', 'her'],
  ['hers', 'her'],
  ['himself', 'herself'],
])

/** The form that is counted: numbers, masks, a/an and he/she fall together so that swapping them changes nothing. */
export function normalizeForm(token: Token): string {
  if (token.mask !== null) return `[${token.mask}]`
  if (token.number) return '#'
  if (token.lower === 'an') return 'a'
  return genderedForms.get(token.lower) ?? token.lower
}
