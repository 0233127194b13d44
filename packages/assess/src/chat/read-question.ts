import { COMMON_WORDS, detectLanguage, foldDiacritics } from '@candor/contract'
import { removeInjections } from '../filters/injection'
import { dropFrameWords, isUnmarkedVietnamese, type QuestionLanguage } from './question-frames'
import { listTerms, type Term, weighTerm } from './terms'

export interface WeightedTerm extends Term {
  readonly weight: number
}

/** One thing that a question asks about. */
export interface Topic {
  /** As it was written; null where that is too long to be the name of something. */
  readonly name: string | null
  readonly terms: readonly WeightedTerm[]
}

export interface ReadQuestion {
  /** One for each thing asked about: "Kubernetes or Docker?" has two. Empty: the question names nothing. */
  readonly topics: readonly Topic[]
  /** The number of the interview's question that is asked about; null: none. */
  readonly questionNumber: number | null
}

const maxNameChars = 60
const maxNameWords = 6
const separator = /[.!?…](?=[.!?…\s]|$)|[,;/\n]|\b(?:and|or)\b|(?<!\p{L})(?:và|hoặc|hay|cùng với)(?!\p{L})/giu
const numberedQuestion =
  /(?<!\p{L})(?:question|câu hỏi|câu|cau hoi|cau)\s{0,3}(?:no\.?|số|so|#)?\s{0,3}(\d{1,2})(?!\d)/iu
const foldedCommon = new Set([...COMMON_WORDS.vi].map(foldDiacritics))

const findLanguage = (text: string): QuestionLanguage => {
  if (detectLanguage(text) === 'vi') return 'vietnamese'
  return isUnmarkedVietnamese(text) ? 'unmarked' : 'english'
}

function readTopic(part: string, language: QuestionLanguage): Topic | null {
  const terms = dropFrameWords(listTerms(part), language)
    .filter(({ form }) => language !== 'unmarked' || !foldedCommon.has(form))
    .map((term) => ({ ...term, weight: weighTerm(term) }))
  const telling = terms.filter(({ weight }) => weight > 0)
  const [first] = telling
  const last = telling.at(-1)
  if (first === undefined || last === undefined) return null
  const name = part.slice(first.start, last.end)
  const isLong = name.length > maxNameChars || name.split(/\s+/u).length > maxNameWords
  return { name: isLong ? null : name, terms: telling }
}

/**
 * What a question asks about. Sentences that address a machine are left out: they are neither followed nor looked for.
 */
export function readQuestion(question: string): ReadQuestion {
  const text = removeInjections(question.normalize('NFC'))
  const language = findLanguage(text)
  const number = numberedQuestion.exec(text)
  const rest = number === null ? text : text.replace(number[0], ' ')
  const topics = rest.split(separator).flatMap((part) => readTopic(part, language) ?? [])
  return { topics, questionNumber: number === null ? null : Number(number[1]) }
}
