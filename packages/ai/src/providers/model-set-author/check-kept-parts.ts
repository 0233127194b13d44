import type { AuthorLanguage } from '../../ports/set-author'
import { getTermKey, TOOLS } from '../builtin/set-author/text/tool-lexicon'
import { tokenizeWords } from './check-text'

/** A part of an original and of its translation. */
export interface TranslatedPart {
  readonly original: string
  readonly translated: string
}

/** Without the signs inside, which the languages write in different ways: "1,000" and "1.000". */
const listNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/gu)].map(([number]) => number.replace(/[.,]/g, '')).sort()

/** Whether a number of the original is missing, or one is there that it doesn't have. */
export const hasOtherNumbers = ({ original, translated }: TranslatedPart): boolean =>
  listNumbers(original).join(' ') !== listNumbers(translated).join(' ')

const nameWord = /[\p{L}\p{N}][\p{L}\p{N}.&+#]*/gu
/** "PostgreSQL", "KPI", "iOS", "S3", "C++": no ordinary word is written so. */
const nameSign = /[\p{L}\p{N}]\p{Lu}|^\p{L}+\p{N}|[+#]$/u
/** "ISO 9001", "ISO 13485:2016": the number is part of the name. */
const standard = /(?<![\p{L}\p{N}])\p{Lu}{2,6}[ -]\d{2,6}(?::\d{4})?/gu

/** A well-known tool; one that is an everyday word too only inside a sentence, where the capital says so. */
function isTool(word: string, isFirst: boolean): boolean {
  const tool = TOOLS.get(getTermKey(word))
  if (tool?.isHot !== true || !/^\p{Lu}/u.test(word)) return false
  return !tool.needsNeighbor || (tool.clearInside && !isFirst)
}

function listNames(text: string): ReadonlySet<string> {
  const words = [...text.matchAll(nameWord)].flatMap(({ 0: written, index }) => {
    const word = written.replace(/[.&]{1,64}$/u, '')
    const isFirst = /(?:^|[.?!:])\s*$/u.test(text.slice(0, index))
    // English writes several of a kind with an s: "KPIs".
    return nameSign.test(word) || isTool(word, isFirst) ? [word.replace(/(?<=\p{Lu})s$/u, '')] : []
  })
  return new Set([...words, ...[...text.matchAll(standard)].map(([name]) => name)])
}

/** English abbreviations of words that Vietnamese has. */
const translatable: ReadonlySet<string> = new Set(['HR', 'US', 'USA', 'UK', 'EU', 'UN'])

const startsWord = /^[\p{L}\p{N}]/u
const endsWord = /[\p{L}\p{N}]$/u

/** Whether the name stands there as a word of its own, letter by letter. */
function hasName(text: string, name: string): boolean {
  const parts = text.split(name)
  return parts
    .slice(1)
    .some((after, place) => !endsWord.test(parts[place] ?? '') && !startsWord.test(after.replace(/^s(?!\p{L})/u, '')))
}

/** Whether the name of a tool, a product or a standard is missing. */
export const hasLostName = ({ original, translated }: TranslatedPart): boolean =>
  [...listNames(original)].some((name) => !translatable.has(name) && !hasName(translated, name))

interface LimitPhrases {
  readonly most: RegExp
  readonly least: RegExp
}

const limitPhrases: Readonly<Record<AuthorLanguage, LimitPhrases>> = {
  en: {
    most: / (?:at most|no more than|not more than|up to|maximum|(?<!no |not )(?:less|fewer) than|or (?:less|fewer|below|lower)|(?:under|below) \d+) /gu,
    least:
      / (?:at least|(?:no|not) (?:less|fewer) than|minimum|more than|or (?:more|above|higher)|(?:over|above) \d+) /u,
  },
  vi: {
    most: / (?:nhiều nhất|tối đa|trở xuống|không quá|không (?:nhiều )?hơn|(?<!không )ít hơn|(?:dưới|chưa đến) \d+) /gu,
    least: / (?:ít nhất|tối thiểu|trở lên|không ít hơn|nhiều hơn|(?:trên|hơn) \d+) /u,
  },
}

type Limit = 'least' | 'most' | null

/** Null: the text names none, or both. */
function findLimit(text: string, language: AuthorLanguage): Limit {
  const { most, least } = limitPhrases[language]
  const words = ` ${tokenizeWords(text).join(' ')} `
  const others = words.replace(most, ' ')
  const isMost = others !== words
  const isLeast = least.test(others)
  if (isMost === isLeast) return null
  return isMost ? 'most' : 'least'
}

/** Whether "at least" became "at most", or the other way round. */
export function isLimitReversed(
  { original, translated }: TranslatedPart,
  { from, to }: { readonly from: AuthorLanguage; readonly to: AuthorLanguage },
): boolean {
  const [before, after] = [findLimit(original, from), findLimit(translated, to)]
  return before !== null && after !== null && before !== after
}
