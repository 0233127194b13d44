import type { InterviewLanguage } from '../../../ports/interviewer'
import type { Ending } from '../../../ports/turn-detector'
import type { EndingRules } from './ending-rules'
import { englishEndings } from './english-endings'
import { vietnameseEndings } from './vietnamese-endings'

const rulesByLanguage: Readonly<Record<InterviewLanguage, EndingRules>> = { en: englishEndings, vi: vietnameseEndings }

/** How an answer ends can be heard from its last words; the rest is only read for what came out in the end. */
const tailWords = 40
const tailCharacters = 600
/** A result stated in fewer words than these is rarely the whole answer. */
const minAnswerWords = 12
const minResultWords = 4
/** The outcome is among the last words, or something else has begun since. */
const outcomeWords = 14
/** Parts of a list between commas are no longer than this. */
const listPartWords = 3

const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}'%.,-]+/gu, ' ')
    .replace(/[.,](?!\d)|(?<!\d)[.,]|-(?!\p{L})/gu, ' ')
    .replace(/%/g, ' percent')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(-tailWords)
    .join(' ')

const countWords = (text: string): number => (text === '' ? 0 : text.split(' ').length)

/** "chairs, tables," and "french, english, german": more of them come, until an "and". */
const isOpenList = (written: string): boolean => {
  if (/[,;:…-]\s*$|\.\.\.\s*$/.test(written)) return true
  const parts = (written.split(/[.!?]\s/).at(-1) ?? '').split(',').map((part) => part.trim())
  const isShort = (part: string): boolean => part.split(/\s+/).length <= listPartWords
  const isLastJoined = /^(?:and|or|và|hoặc|hay)\s/i.test(parts.at(-1) ?? '')
  return parts.length > 2 && parts.slice(1).every(isShort) && !isLastJoined
}

/** "we we", "he said he said": said again because it is being looked for. */
const isStutter = (text: string, rules: EndingRules): boolean =>
  /(?:^|\s)(\S+(?: \S+){0,2}) \1$/.test(text) && !rules.meantTwice.test(text)

/** Of the last sentence where marks were written, and of all that was said where they were not. */
const isSubordinate = (written: string, rules: EndingRules): boolean => {
  const text = normalizeText(written.split(/[.!?]\s+/).at(-1) ?? '')
  const found = rules.subordinate.exec(text)
  return found !== null && !rules.subordinateException.test(`${found[0]} `)
}

const isUnfinished = (text: string, rules: EndingRules): boolean =>
  [rules.filler, rules.hanging, rules.number, rules.list].some((rule) => rule.test(text)) || isStutter(text, rules)

/** The end of a story: how it came out, said in a clause that needs nothing more. */
const tellsResult = (text: string, rules: EndingRules): boolean => {
  if (countWords(text) < minAnswerWords || rules.openOutcome.test(text)) return false
  const cue = [...text.matchAll(rules.resultCue)].at(-1)
  if (cue === undefined) return false
  const since = text.slice(cue.index + cue[0].length).trim()
  const last = text.split(' ').slice(-outcomeWords).join(' ')
  return countWords(since) >= minResultWords && rules.outcome.test(last)
}

/**
 * How the words end, by rules alone: for text as recognizers write it, whose marks can't be relied upon. 'complete' is said
 * only where the speaker says so or tells how it came out; a whole sentence is not a whole answer.
 */
export function classifyEnding(text: string, language: InterviewLanguage): Ending {
  const rules = rulesByLanguage[language]
  const written = text.slice(-tailCharacters).normalize('NFC').replace(/[’‘]/g, "'").trim()
  const words = normalizeText(written)
  if (words === '') return 'unknown'
  if (rules.correction.test(words)) return 'incomplete'
  if (rules.asksForTime.test(words)) return 'asksForTime'
  if (rules.closing.test(words)) return 'complete'
  if (isOpenList(written) || isUnfinished(words, rules) || isSubordinate(written, rules)) return 'incomplete'
  return tellsResult(words, rules) ? 'complete' : 'unknown'
}
