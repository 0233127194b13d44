import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { Token } from '../normalize/token'
import type { TaggedUnit } from '../tag/word'
import { foreignReasons } from './foreign-reasons'

/** Later words of an answer are not counted: a mass of words would hold every point. The candidate’s page tells the limit. */
export const countedWordsPerAnswer = 250

export interface CountedText {
  /** As long as the answer's text; everything that does not count is blank, so that offsets stay the same. */
  readonly text: string
  readonly words: number
  /** The sentences that have a counted word. */
  readonly units: readonly TaggedUnit[]
}

const cache = new WeakMap<PreparedAnswer, CountedText>()

/** The words of an answer that count for its points. */
export function getCountedText(answer: PreparedAnswer): CountedText {
  const known = cache.get(answer)
  if (known !== undefined) return known
  const counted = countText(answer)
  cache.set(answer, counted)
  return counted
}

function countText(answer: PreparedAnswer): CountedText {
  const units = answer.units.filter((unit) => !foreignReasons.has(unit.dropped))
  const said = units.flatMap((unit) => unit.clean.filter((token) => token.mask === null))
  const counted = dropWithdrawn(said, answer).slice(0, countedWordsPerAnswer)
  const words = new Set(counted)
  return {
    text: copyTokens(answer.answer.text, counted),
    words: counted.length,
    units: units.filter((unit) => unit.clean.some((token) => words.has(token))),
  }
}

/** Both are in order, so each span is passed once. */
export function dropWithdrawn(tokens: readonly Token[], { withdrawn }: PreparedAnswer): Token[] {
  let at = 0
  return tokens.filter((token) => {
    while ((withdrawn[at]?.end ?? Number.POSITIVE_INFINITY) < token.end) at += 1
    return token.start < (withdrawn[at]?.start ?? Number.POSITIVE_INFINITY)
  })
}

const SIGNS = /^[+#]+/u

/** The signs of a name that ends here: "C++", "C#". */
export const findSigns = (text: string, end: number): string => SIGNS.exec(text.slice(end))?.[0] ?? ''

const NO_SENTENCE_END = /[^.!?…]/gu

/** Ends of sentences stay, and so do signs of names ("C++", "C#") and between words ("first-aid", "24/7"). */
export function copyTokens(text: string, tokens: readonly Token[]): string {
  let copy = ''
  for (const token of tokens) {
    const gap = text.slice(copy.length, token.start)
    copy += copy !== '' && !/\s/u.test(gap) ? gap : gap.replaceAll(NO_SENTENCE_END, ' ')
    copy += text.slice(token.start, token.end) + findSigns(text, token.end)
  }
  return copy.padEnd(text.length)
}
