import type { AssessLanguage } from '../input'
import type { Lexicon } from '../lexicons/lexicon'
import { buildPhraseIndex, findPhrases, type PhraseIndex } from '../lexicons/phrase-index'
import type { MaskKind, Token } from '../normalize/token'

/** The kind of each token's mask; null: it is not masked. */
export type MaskKinds = (MaskKind | null)[]

interface NameWords {
  /** Words inside names: "School of Lower Saint Mary". */
  readonly links: ReadonlySet<string>
  readonly articles: ReadonlySet<string>
  /** A place or a name follows, in whatever case it is written. */
  readonly openings: PhraseIndex
}

const nameWords: Readonly<Record<AssessLanguage, NameWords>> = {
  en: {
    links: new Set(['of', 'and', 'the', 'for', 'de', 'la', 'del', 'da', 'di', 'van', 'von', 'der', 'bin', 'al', 'el']),
    articles: new Set(['the', 'a', 'an']),
    openings: buildPhraseIndex([
      'come from',
      'came from',
      'i am from',
      "i'm from",
      'was born in',
      'grew up in',
      'grown up in',
      'originally from',
      'native of',
      'hometown is',
      'home town is',
      'graduated from',
      'moved from',
      'moved here from',
      'moved to',
      'live in',
      'lived in',
      'living in',
    ]),
  },
  vi: {
    links: new Set(['và']),
    articles: new Set(),
    openings: buildPhraseIndex([
      'quê ở',
      'quê tôi ở',
      'quê em ở',
      'quê quán ở',
      'sinh ra ở',
      'sinh ra tại',
      'lớn lên ở',
      'lớn lên tại',
      'đến từ',
      'sống ở',
      'sống tại',
      'chuyển đến từ',
    ]),
  },
}

/** No name of a place has more words than this in lower case. */
const mostWords = 4
/** A row with so many masked words is one name, also where it holds words of the job. Vietnamese names are rows of common syllables. */
const fewestMasked: Readonly<Record<AssessLanguage, number>> = { en: 4, vi: 2 }
/** Words that link two parts of a name. */
const mostLinks = 2

type NameLexicon = Pick<Lexicon, 'language' | 'functionWords' | 'firstPerson'>

/** Masks what follows "I come from": a recognizer and hurried writers give a place no capital. */
export function maskAfterOpenings(
  tokens: readonly Token[],
  kinds: MaskKinds,
  { language, functionWords }: NameLexicon,
): void {
  const words = tokens.map(({ lower }) => lower)
  for (const { from, length } of findPhrases(nameWords[language].openings, words)) {
    for (let index = from + length; index < from + length + mostWords; index += 1) {
      const token = tokens[index]
      if (token === undefined || !token.joined || token.number || functionWords.has(token.lower)) break
      kinds[index] ??= 'place'
    }
  }
}

/** Makes a name of many words one: the words that link its parts and the article before it are masked with it. */
export function joinNames(tokens: readonly Token[], kinds: MaskKinds, lexicon: NameLexicon): void {
  const { links, articles } = nameWords[lexicon.language]
  for (const run of listCapitalRuns(tokens, kinds, lexicon))
    if (run.filter((index) => isName(kinds[index])).length >= fewestMasked[lexicon.language])
      for (const index of run) kinds[index] = 'place'
  tokens.forEach((token, index) => {
    if (!isName(kinds[index])) return
    if (token.joined && articles.has(tokens[index - 1]?.lower ?? '')) kinds[index - 1] = 'place'
    const next = findNextPart(tokens, kinds, { index, links })
    if (next !== null) kinds.fill('place', index, next)
  })
}

/** Where the next part of the name is, past at most two linking words, or null. */
function findNextPart(
  tokens: readonly Token[],
  kinds: MaskKinds,
  { index, links }: { readonly index: number; readonly links: ReadonlySet<string> },
): number | null {
  for (let next = index + 1; next <= index + 1 + mostLinks; next += 1) {
    const token = tokens[next]
    if (token?.joined !== true) return null
    if (isName(kinds[next])) return next
    if (!links.has(token.lower) && !isInitial(token)) return null
  }
  return null
}

const isInitial = ({ capital, lower }: Token): boolean => capital && lower.length === 1 && lower !== 'i'

/** The candidate's own name keeps its mark: the judge reads that it stood there. */
const isName = (kind: MaskKind | null | undefined): boolean => kind === 'place'

/**
 * Rows of words that are masked as names or have a capital, past linking words: a company's name can hold words of the job.
 */
function listCapitalRuns(
  tokens: readonly Token[],
  kinds: MaskKinds,
  { language, firstPerson }: NameLexicon,
): number[][] {
  const { links } = nameWords[language]
  const isPart = (token: Token, index: number): boolean =>
    isName(kinds[index]) || (token.capital && !firstPerson.has(token.lower))
  const runs: number[][] = [[]]
  tokens.forEach((token, index) => {
    const part = isPart(token, index)
    if (!token.joined || !(part || links.has(token.lower))) runs.push([])
    if (part) runs.at(-1)?.push(index)
  })
  return runs
}
