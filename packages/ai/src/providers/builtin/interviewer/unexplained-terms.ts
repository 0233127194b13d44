import type { ProbeInput } from '../../../ports/interviewer'
import type { AnswerReading } from './read-answer'

const WINDOW_CHARS = 90

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Requirement terms the answer names without saying near them why or what for, in the order they were named. */
export function findUnexplainedTerms(input: ProbeInput, answer: AnswerReading): readonly string[] {
  return input.question.requirementTerms
    .filter((term) => term.trim() !== '')
    .map((term) => ({
      term,
      at: answer.text.search(new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(term)}(?![\\p{L}\\p{N}])`, 'iu')),
    }))
    .filter(({ at }) => at >= 0)
    .filter(({ term, at }) => !answer.words.explains.test(answer.text.slice(at, at + term.length + WINDOW_CHARS)))
    .sort((a, b) => a.at - b.at)
    .map(({ term }) => term)
}
