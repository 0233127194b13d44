import { englishPhrases, type FaultByPhrase, unlawfulTopics, vietnamesePhrases } from './question-phrases'
import { splitWords } from './split-words'

export type QuestionFault = FaultByPhrase | 'severalQuestions'

/** A fault of a question, with the words that it was found by. */
export interface QuestionFinding {
  readonly fault: QuestionFault
  readonly words: string
}

interface Phrase {
  readonly fault: FaultByPhrase
  readonly words: readonly string[]
}

const faultsByPhrase = [...unlawfulTopics, 'leading', 'vague'] as const satisfies readonly FaultByPhrase[]

const phrases: readonly Phrase[] = [englishPhrases, vietnamesePhrases].flatMap((table) =>
  faultsByPhrase.flatMap((fault) => table[fault].split(' / ').map((phrase) => ({ fault, words: phrase.split(' ') }))),
)

const isSame = (word: string | undefined, wanted: string): boolean =>
  wanted.endsWith('*') ? (word?.startsWith(wanted.slice(0, -1)) ?? false) : word === wanted

const findPhrase = (words: readonly string[], phrase: readonly string[]): string | null => {
  const at = words.findIndex((_, start) => phrase.every((wanted, nth) => isSame(words[start + nth], wanted)))
  return at === -1 ? null : words.slice(at, at + phrase.length).join(' ')
}

/** Faults of which a question has one each, with the first words that show it. */
const findPhrases = (words: readonly string[]): readonly QuestionFinding[] => {
  const found = new Map<QuestionFault, string>()
  for (const { fault, words: phrase } of phrases) {
    const match = found.has(fault) ? null : findPhrase(words, phrase)
    if (match !== null) found.set(fault, match)
  }
  return [...found].map(([fault, match]) => ({ fault, words: match }))
}

/** A question and one that goes deeper into it can be answered together; more can't. */
const mostQuestions = 2

/**
 * Why a question should be worded differently: a topic that must not be asked about, several questions at once, an answer that it
 * suggests, or one that fits everybody. Empty: nothing was found, which proves nothing.
 */
export const lintQuestion = (text: string): readonly QuestionFinding[] => {
  const questions = text.match(/[^?]*\?+/gu) ?? []
  const found = findPhrases(splitWords(text))
  if (questions.length <= mostQuestions) return found
  return [...found, { fault: 'severalQuestions', words: text.trim() }]
}
