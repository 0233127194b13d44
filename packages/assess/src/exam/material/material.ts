import type { AssessLanguage, AssessSet } from '../../input'

/** What was said to one question, in the order of the questions. */
export type Answers = readonly [string, string, string, string]

/** A candidate, in words that must not change a model's judgment. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** Said in the interview. */
  readonly inAnswer: string
  /** Written in the CV. */
  readonly inCv: string
}

/**
 * Everything that the exam says in one language, written for it. The sentences under `places` are in the middling answers,
 * in a question and in the CV; what is under `padding`, `orders` and `disguised` is put in their place on the way to the
 * model, behind our own filters.
 */
export interface ExamTexts {
  readonly language: AssessLanguage
  readonly set: AssessSet
  readonly strong: Answers
  readonly middling: Answers
  readonly weak: Answers
  readonly offTopic: Answers
  /** The strong answers' content, with wrong grammar, few words and no order. */
  readonly poorLanguage: Answers
  readonly anchors: {
    readonly answers: Answers
    readonly person: string
    readonly question: string
    readonly cv: string
    readonly cvPerson: string
  }
  readonly people: readonly [Person, Person]
  readonly padding: Answers
  readonly orders: Answers
  readonly obfuscated: Answers
  readonly obfuscatedQuestion: string
  readonly obfuscatedName: string
  readonly obfuscatedCv: string
  readonly cv: string
  /** Dated growth with results. */
  readonly strongCv: string
  /** As long, with as many figures: duties and praise. */
  readonly weakCv: string
}
