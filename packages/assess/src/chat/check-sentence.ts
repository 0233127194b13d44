import type { InterviewLanguage } from '@candor/contract'
import { isInjection } from '../filters/injection'
import { isFrameWord } from './question-frames'
import { compareTerms, isName, listTerms, type Term, weighTerm } from './terms'

/** Why a model's sentence is not shown. */
export type SentenceFault = 'length' | 'markup' | 'instruction' | 'verdict' | 'negation' | 'unsupported'

const maxChars = 300
/** This share of a sentence's weight may be words that no quote has: a paraphrase needs some. */
const maxForeignShare = 0.25
/** A single word repeats something and says nothing of it. */
const leastWords = 2
const markup = /[\p{Cc}\p{Cf}<>{}[\]`*|\\]|:\/\/|www\.|@/u

/** A chat says what was said. Whom to hire, and how good an answer was, is for people and for the assessment. */
const verdicts: Readonly<Record<InterviewLanguage, RegExp>> = {
  en: /\b(?:hire|hired|hiring|reject\w*|recommend\w*|shortlist\w*|excellent\w*|outstanding\w*|exceptional\w*|perfect\w*|brilliant\w*|superb\w*|flawless\w*|best|ideal\w*|top|strongest|unsuitable|suitable|unqualified|qualified|score\w*|rating|rated|levels?|grade\w*|pass(?:ed)?|fail(?:ed)?|five|[1-5]\s*(?:out of|\/)\s*5)\b/iu,
  vi: /(?<!\p{L})(?:tuyệt vời|xuất sắc|hoàn hảo|giỏi nhất|tốt nhất|lý tưởng|phù hợp nhất|nên tuyển|tuyển dụng|nên nhận|từ chối|nên loại|đạt mức|mức \d|điểm|trúng tuyển|đánh giá cao|vượt trội)(?!\p{L})/iu,
}

const isVerdict = (text: string, quoted: string): boolean =>
  [verdicts.en, verdicts.vi].some((pattern) => {
    const found = pattern.exec(text.normalize('NFKC'))
    return found !== null && !quoted.toLowerCase().includes(found[0].toLowerCase())
  })

/** That something was not said, or is not so, a model may say only where the candidate said so. */
const negation =
  /\b(?:no|not|never|none|nothing|nobody|neither|without|cannot|lacks?)\b|n['’]t\b|(?<!\p{L})(?:không|chưa|chẳng|thiếu)(?!\p{L})/iu

const isSupported = (term: Term, quoted: readonly Term[]): boolean =>
  quoted.some((said) => compareTerms(term, said) > 0)

const startsWithCapital = (text: string, { start }: Term): boolean => start > 0 && /\p{Lu}/u.test(text[start] ?? '')

/** Whether a word may be missing from the quotes at all: a number and a name may not. */
const mustBeQuoted = (text: string, term: Term): boolean =>
  /\d/u.test(term.form) || isName(term) || startsWithCapital(text, term)

function isUnsupported(text: string, quoted: readonly Term[]): boolean {
  const terms = listTerms(text).filter(({ form }) => !isFrameWord(form))
  const foreign = terms.filter((term) => !isSupported(term, quoted))
  if (terms.filter((term) => weighTerm(term) > 0).length - foreign.length < leastWords) return true
  if (foreign.some((term) => mustBeQuoted(text, term))) return true
  const sum = (list: readonly Term[]) => list.reduce((total, term) => total + weighTerm(term), 0)
  const total = sum(terms)
  return total === 0 || sum(foreign) > total * maxForeignShare
}

/**
 * What is wrong with a model's sentence, or null. It may say in other words what its quotes say, and nothing else: no verdict, no
 * instruction, no name or number that the quotes do not have.
 */
export function findSentenceFault(sentence: string, quotes: readonly string[]): SentenceFault | null {
  const text = sentence.normalize('NFC').trim()
  const quoted = quotes.join(' ')
  if (text === '' || text.length > maxChars) return 'length'
  if (markup.test(text)) return 'markup'
  if (isInjection(text)) return 'instruction'
  if (isVerdict(text, quoted)) return 'verdict'
  if (negation.test(text) && !negation.test(quoted)) return 'negation'
  return isUnsupported(text, listTerms(quoted)) ? 'unsupported' : null
}
