import { findExpectedPoints, type RequirementResult, splitWords } from '@candor/contract'
import { buildEvidence, expandSpan } from '../evidence/quote'
import type { AssessLanguage } from '../input'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { ScoreContext } from '../scorecards/scorecard'
import { getCountedText } from './counted-text'

/** Longer names are sentences, which no one says word for word. Vietnamese writes a word as several syllables. */
const mostWords: Readonly<Record<AssessLanguage, number>> = { en: 4, vi: 6 }

/** "Go, Rust or Python" is one requirement with three names. */
const SEPARATORS: Readonly<Record<AssessLanguage, RegExp>> = {
  en: /,|\/|;|\bor\b/u,
  vi: /,|\/|;|\bhoặc\b|\bhay\b/u,
}

/** Words in front of a name that say how much of it is wanted. */
const OPENING =
  /^(?:(?:good|strong|solid|basic|proven|knowledge|experience|skills?|of|in|with|the|a|an|years?|\d+\+?)\s+)+/u

const listNames = (name: string, language: AssessLanguage): string[] =>
  name
    .toLowerCase()
    .split(SEPARATORS[language])
    .map((part) => part.trim().replace(OPENING, ''))
    .filter((part) => part !== '')

interface Sentence {
  readonly answer: PreparedAnswer
  /** Offset of the text in the answer. */
  readonly start: number
  readonly text: string
}

/** Sentences that say something of the speaker: the words of an advertisement name every requirement. */
const listSentences = (answer: PreparedAnswer): Sentence[] => {
  const { text, units } = getCountedText(answer)
  return units
    .filter(({ dropped }) => dropped === null)
    .map(({ start, end }) => ({ answer, start, text: text.slice(start, end) }))
}

/** For each requirement of the set, whether the candidate named it: all words of one of its names in one sentence. */
export function findRequirements({ set, answers, lexicon }: ScoreContext): RequirementResult[] {
  const { language } = lexicon
  const sentences = answers.flatMap(listSentences)
  return set.requirements.map(({ name }) => {
    const names = listNames(name, language).filter((part) => splitWords(part).length <= mostWords[language])
    if (names.length === 0) return { name, state: 'not_searched', evidence: null }
    // A point needs at least two alternatives: a single name is given twice.
    const line = `requirement: ${[...names, ...names].join(' / ')}`
    for (const { answer, start, text } of sentences) {
      const place = findExpectedPoints(text, [line], language)[0]?.places[0]
      if (place === undefined) continue
      const span = expandSpan(answer, { start: start + place.start, end: start + place.end })
      return { name, state: 'named', evidence: buildEvidence(answer, span, { effect: '+', tag: 'requirement_named' }) }
    }
    return { name, state: 'not_named', evidence: null }
  })
}
