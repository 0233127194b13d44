import type { InterviewLanguage } from '@candor/contract'

const sentences: Readonly<Record<InterviewLanguage, Intl.Segmenter>> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  vi: new Intl.Segmenter('vi', { granularity: 'sentence' }),
}

/** A point after these belongs to the word. They lead on to what follows, in either language. */
const leading =
  'dr mr mrs ms prof st nr vs fig approx dept inc e.g i.e cf tp ts ths gs pgs bs ks ls cn tx tt đ/c vd tr'.split(' ')
const leadingPattern = new RegExp(
  // Also abbreviations with points inside ("PGS.TS."), and the number of a list.
  `(?:(?:^|[^\\p{L}\\p{M}\\p{N}.])(?:${leading.join('|')}|(?:\\p{L}{1,4}\\.)+\\p{L}{1,4})|^\\s*\\d{1,2})\\.\\s*$`,
  'iu',
)
const initialPattern = /(?:^|[\s(])\p{Lu}\.\s*$/u
/** These may end a sentence and often do: then something begins after them that is written large. */
const trailingPattern = /(?:^|[^\p{L}])(?:v\.v|etc|a\.m|p\.m|u\.s|u\.k|co|ltd)\.\s*$/iu

/** An address has no space in it; only marks of writing without spaces need none after them. */
const closedPattern = /(?:\s|[。！？…][）」』”]*)$/u

const isJoined = (sentence: string): boolean =>
  !closedPattern.test(sentence) ||
  (!trailingPattern.test(sentence) && (leadingPattern.test(sentence) || initialPattern.test(sentence)))

const wordPattern = /[\p{L}\p{N}]/u
/** A clause ends at a mark before a space, or at one of those that need no space; quotation marks and brackets belong to it. */
const clausePattern = /(?:[,;:–][)\]"”’»]*(?=\s)|—|[，；：、。！？][）」』”]*)\s*/gu
const exampleComma = /(?:^|[^\p{L}])(?:e\.g|i\.e|v\.v|vd|tr|cf|vs)\.,\s*$/iu

/** Sentences as they are said, each with the space after it; together they are the text. */
const splitSentences = (text: string, language: InterviewLanguage): readonly string[] => {
  const whole: string[] = []
  let open = ''
  for (const { segment } of sentences[language].segment(text)) {
    open += segment
    if (isJoined(open) || !wordPattern.test(open)) continue
    whole.push(open)
    open = ''
  }
  if (wordPattern.test(open) || whole.length === 0) return open === '' ? whole : [...whole, open]
  return [...whole.slice(0, -1), `${whole.at(-1)}${open}`]
}

const leastFirst = { characters: 8, words: 6 } as const

const isEnough = (part: string): boolean => {
  const said = part.trim()
  return [...said].length >= leastFirst.characters || said.split(/\s+/u).length >= leastFirst.words
}

/** Where the first part ends: at the first clause that is long enough to be said by itself; 0: nowhere before the end. */
const firstEnd = (text: string): number => {
  for (const mark of text.matchAll(clausePattern)) {
    const end = mark.index + mark[0].length
    const part = text.slice(0, end)
    const isWhole = wordPattern.test(text.slice(end)) && !exampleComma.test(part)
    if (isWhole && isEnough(part) && wordPattern.test(part)) return end
  }
  return 0
}

/**
 * What the interviewer says, in parts whose sound is made and played one by one: the first is short, so that the voice is soon
 * there, the others are sentences. Numbers, abbreviations and addresses stay whole. Joined the parts are the text.
 */
export const splitSpokenParts = (text: string, language: InterviewLanguage): readonly string[] => {
  const [first = '', ...rest] = joinShortStart(splitSentences(text, language))
  const end = firstEnd(first)
  return [first.slice(0, end), first.slice(end), ...rest].filter((part) => part !== '')
}

/** A first sentence that is too short to be a part is said with the next. */
const joinShortStart = (parts: readonly string[]): readonly string[] => {
  const [first, second, ...rest] = parts
  return first === undefined || second === undefined || isEnough(first) ? parts : [first + second, ...rest]
}
