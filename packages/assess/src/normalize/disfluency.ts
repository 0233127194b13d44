import { findLongestPhrase, type PhraseIndex } from '../lexicons/phrase-index'
import type { Disfluency, Token } from './token'

export interface DisfluencyLexicon {
  readonly fillers: ReadonlySet<string>
  /** Sounds of hesitation as people and recognizers spell them, of other languages too: a learner hesitates in their own. */
  readonly fillerSpelling: RegExp
  /** Fillers that are a unit after a number: "10 mm". */
  readonly unitsAfterNumber: ReadonlySet<string>
  readonly fillerPhrases: PhraseIndex
  /** Words that stop the following phrase from being a filler: "what kind of", "do you know". */
  readonly fillerPhraseBlockers: ReadonlySet<string>
  /** Grammar words that are fillers only when doubled. */
  readonly doubledFillers: ReadonlySet<string>
  /** Words whose doubling is ordinary language. */
  readonly reduplications: ReadonlySet<string>
}

/** Marks fillers, immediate repeats of one to three words, and cut-off words. The verbatim layer is these marks. */
export function markDisfluencies(tokens: readonly Token[], lexicon: DisfluencyLexicon): Token[] {
  const marked = [...tokens]
  const mark = (index: number, kind: Disfluency, head: boolean): void => {
    const token = marked[index]
    if (token !== undefined && token.disfluency === null)
      marked[index] = { ...token, disfluency: kind, eventHead: head }
  }
  marked.forEach((token, index) => {
    if (isFillerWord(token, marked[index - 1], lexicon)) mark(index, 'filler', true)
    else if (token.cutOff) mark(index, 'cutoff', true)
  })
  markFillerPhrases(marked, lexicon, mark)
  markRepeats(marked, lexicon, mark)
  return marked
}

function isFillerWord(token: Token, previous: Token | undefined, lexicon: DisfluencyLexicon): boolean {
  if (previous?.number === true && lexicon.unitsAfterNumber.has(token.lower)) return false
  return lexicon.fillers.has(token.lower) || lexicon.fillerSpelling.test(token.lower)
}

type MarkToken = (index: number, kind: Disfluency, head: boolean) => void

/** Phrases are read past single fillers, so that "you um know" is still one filler phrase. */
function markFillerPhrases(tokens: readonly Token[], lexicon: DisfluencyLexicon, mark: MarkToken): void {
  const unmarked = listUnmarkedIndices(tokens)
  const words = unmarked.map((index) => tokens[index]?.lower ?? '')
  let position = 0
  while (position < unmarked.length) {
    const phrase = findLongestPhrase(lexicon.fillerPhrases, words, position)
    const blocked = lexicon.fillerPhraseBlockers.has(words[position - 1] ?? '')
    if (phrase === null || blocked) {
      position += 1
      continue
    }
    for (let step = 0; step < phrase.length; step += 1) mark(unmarked[position + step] ?? -1, 'filler', step === 0)
    position += phrase.length
  }
}

function markRepeats(tokens: readonly Token[], lexicon: DisfluencyLexicon, mark: MarkToken): void {
  const unmarked = listUnmarkedIndices(tokens)
  const words = unmarked.map((index) => tokens[index]?.lower ?? '')
  let position = 0
  while (position < unmarked.length) {
    const length = countRepeatedWords(words, position, lexicon)
    const kind = length === 1 && lexicon.doubledFillers.has(words[position] ?? '') ? 'filler' : 'repeat'
    unmarked.slice(position, position + length).forEach((index, step) => {
      mark(index, kind, step === 0)
    })
    position += Math.max(1, length)
  }
}

/** Words said again at once, 0 for none; doublings that the language itself has do not count. */
function countRepeatedWords(words: readonly string[], position: number, lexicon: DisfluencyLexicon): number {
  for (const length of [3, 2, 1]) {
    const first = words.slice(position, position + length).join(' ')
    const second = words.slice(position + length, position + 2 * length).join(' ')
    if (first === '' || first !== second || position + 2 * length > words.length) continue
    if (length > 1 || !lexicon.reduplications.has(first)) return length
  }
  return 0
}

function listUnmarkedIndices(tokens: readonly Token[]): number[] {
  return tokens.flatMap((token, index) => (token.disfluency === null && !token.number ? [index] : []))
}
