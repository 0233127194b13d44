import type { AssessLanguage } from '../../input'

/*
 * Changes of an answer that say nothing more, or less, or otherwise. Everything that looks random is decided by a hash of the
 * words, so that the exam is the same every time.
 */

export const hash = (text: string, salt: number): number => {
  let value = 2166136261 ^ salt
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return (value >>> 0) / 2 ** 32
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?…])(?=\s)/u)

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length

/** The first, middle or last third of an answer, in whole sentences: those whose middle lies in it; at least one. */
export function takeThird(text: string, third: 0 | 1 | 2): string {
  const sentences = splitSentences(text)
  const total = countWords(text)
  let before = 0
  const kept = sentences.filter((sentence) => {
    const middle = (before + countWords(sentence) / 2) / total
    before += countWords(sentence)
    return middle >= third / 3 && middle < (third + 1) / 3
  })
  const fallback = sentences[Math.min(third, sentences.length - 1)] ?? text
  return (kept.length === 0 ? fallback : kept.join('')).trim()
}

/** The sentences of an answer in another order. An answer of one sentence stays as it is. */
export function shuffleSentences(text: string): string {
  const sentences = splitSentences(text).map((sentence) => sentence.trim())
  const shuffled = [...sentences].sort((a, b) => hash(a, 3) - hash(b, 3))
  const isSame = shuffled.every((sentence, index) => sentence === sentences[index])
  return (isSame ? [...sentences.slice(1), ...sentences.slice(0, 1)] : shuffled).join(' ')
}

/** The answer with paragraphs of filler, the next ones for each answer. */
export const padWith = (text: string, filler: readonly string[], place: { index: number; count: number }): string =>
  [
    text,
    ...Array.from(
      { length: place.count },
      (_, step) => filler[(place.index * place.count + step) % filler.length] ?? '',
    ),
  ].join(' ')

/** A hedging phrase before every second sentence. */
export function hedge(text: string, hedges: readonly string[]): string {
  return splitSentences(text)
    .map((sentence, index) => {
      if (index % 2 === 1) return sentence
      const phrase = hedges[Math.floor(hash(sentence, 1) * hedges.length)] ?? ''
      const trimmed = sentence.trimStart()
      const space = sentence.slice(0, sentence.length - trimmed.length)
      const start = phrase.charAt(0).toUpperCase() + phrase.slice(1)
      const isPronoun = /^I\b/u.test(trimmed)
      const rest = isPronoun ? trimmed : `${trimmed.charAt(0).toLowerCase()}${trimmed.slice(1)}`
      return `${space}${start.replace(/,?$/u, ',')} ${rest}`
    })
    .join('')
}

export const fillers: Readonly<Record<AssessLanguage, readonly string[]>> = {
  en: ['um', 'uh', 'er', 'you know', 'I mean'],
  vi: ['ờ', 'ừm', 'kiểu như', 'à', 'thì'],
}

/** A filler before every eighth word, and every twentieth word twice. */
export const stumble = (text: string, language: AssessLanguage): string =>
  text
    .split(' ')
    .map((word, index) => {
      if (index % 20 === 10) return `${word} ${word}`
      if (index % 8 !== 4) return word
      const filler = fillers[language][Math.floor(hash(word, index) * fillers[language].length)] ?? ''
      // "À không" and "ờ không" take back what was said: they are no fillers.
      return `${word.startsWith('không') ? 'ừm' : filler} ${word}`
    })
    .join(' ')

/** What recognition does to this share of the words: a letter changed, or the word lost, without punctuation or capitals. */
export const misrecognize = (text: string, share: number): string =>
  text
    .split(/\s+/u)
    .flatMap((word, index) => misrecognizeWord(word, { index, share }))
    .join(' ')

/** The word as it was recognized; none where it was lost. */
export function misrecognizeWord(said: string, { index, share }: { index: number; share: number }): string[] {
  const word = said.toLowerCase().replaceAll(/[.,;:!?…"”“]/gu, '')
  const chance = hash(word, index)
  if (chance >= share) return [word]
  if (chance < share / 3) return []
  const at = Math.floor(hash(word, index + 7) * word.length)
  return [`${word.slice(0, at)}${word.charAt(at) === 'e' ? 'a' : 'e'}${word.slice(at + 1)}`]
}

/** Slips of a learner of English: articles lost, the third person's s lost, "in" for "at" and "on". */
export const speakAsLearner = (text: string): string =>
  text
    .replaceAll(/\b(?:the|a|an) (?=\p{L})/gu, (article, at: number) => (at % 3 === 0 ? article : ''))
    .replaceAll(/\b(he|she|it) (\p{L}{3,})s\b/gu, '$1 $2')
    .replaceAll(/\b(?:at|on)\b/gu, 'in')
    .replaceAll(/\b(?:have|has) been\b/gu, 'was')

const plainToFormal: readonly (readonly [RegExp, string])[] = [
  [/\bgot\b/gu, 'obtained'],
  [/\basked\b/gu, 'inquired of'],
  [/\btold\b/gu, 'informed'],
  [/\bchecked\b/gu, 'verified'],
  [/\bfixed\b/gu, 'rectified'],
  [/\bstarted\b/gu, 'commenced'],
  [/\bhelped\b/gu, 'assisted'],
  [/\bshowed\b/gu, 'demonstrated'],
  [/\bfound\b/gu, 'identified'],
  [/\bneeds?\b/gu, 'requires'],
  [/\bbig\b/gu, 'substantial'],
  [/\bvery\b/gu, 'exceedingly'],
  [/\babout\b/gu, 'concerning'],
  [/\bbut\b/gu, 'nevertheless'],
  [/\bso\b/gu, 'consequently'],
]

/** Connectives in front of sentences. */
const connect = (text: string): string => {
  const links = ['Furthermore, ', '', 'In addition, ', 'Consequently, ', '', 'Moreover, ']
  return splitSentences(text)
    .map((sentence, index) => `${index === 0 ? '' : (links[index % links.length] ?? '')}${sentence}`)
    .join('')
}

/** Everyday words in formal dress. */
const formalize = (text: string): string =>
  plainToFormal.reduce((result, [from, to]) => result.replaceAll(from, to), text)

/** A courteous sentence before and after. */
const addCourtesy = (text: string): string =>
  `Thank you for this thoughtful and highly relevant question. ${text} I trust that this comprehensive account illustrates my professional approach.`

/** Rewriters that make English sound better and say the same. */
export const polishers: Readonly<Record<string, (text: string) => string>> = { connect, formalize, addCourtesy }
