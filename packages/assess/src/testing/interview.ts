import { everyDim } from '../exam/validity/every-dim'
import type { AssessAnswer, AssessDeps, AssessInput, TimedWord } from '../input'
import { englishAnswers, englishSet } from './texts-en'
import { englishSpeakers } from './texts-speakers-en'
import { vietnameseSpeakers } from './texts-speakers-vi'
import { vietnameseAnswers, vietnameseSet } from './texts-vi'
import { weakAnswers } from './texts-weak'

/** As the product assesses. */
export const productDeps: AssessDeps = { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'assessment-1' }

/** Every measure has a level, so that tests see what moves it. */
export const fixedDeps: AssessDeps = { ...productDeps, earned: everyDim }

const wordMs = 280
const gapMs = 60
const sentenceGapMs = 350

/** Times for every blank-separated piece of a text, as a recognizer would give them. */
export function timeWords(text: string, wordDurationMs = wordMs): TimedWord[] {
  let at = 500
  return text
    .split(/\s+/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const word = { text: piece, startMs: at, endMs: at + wordDurationMs, confidence: 0.93 }
      at = word.endMs + (/[.!?]$/u.test(piece) ? sentenceGapMs : gapMs)
      return word
    })
}

export interface AnswerSeed {
  readonly questionId: string
  readonly questionText: string
  readonly text: string
  readonly modality?: 'spoken' | 'typed'
}

export function buildAnswer(seed: AnswerSeed): AssessAnswer {
  const base = {
    answerId: `a-${seed.questionId}`,
    questionId: seed.questionId,
    questionText: seed.questionText,
    isFollowUp: false,
    text: seed.text,
    verbatim: true,
  }
  return seed.modality === 'typed'
    ? { ...base, modality: 'typed' }
    : { ...base, modality: 'spoken', words: timeWords(seed.text) }
}

/** The authored interview of a language, spoken with word times unless said otherwise. */
export function buildInterview(language: 'en' | 'vi', modality: 'spoken' | 'typed' = 'spoken'): AssessInput {
  const set = language === 'en' ? englishSet : vietnameseSet
  const texts = language === 'en' ? englishAnswers : vietnameseAnswers
  return {
    submissionId: 'submission-1',
    language,
    completion: 'completed',
    hasVideo: true,
    set,
    answers: set.questions.map((question) =>
      buildAnswer({ questionId: question.id, questionText: question.text, text: texts[question.id] ?? '', modality }),
    ),
    candidate: { firstName: 'Linh', lastName: 'Trần' },
  }
}

/** The same interview with each answer's text changed; word times are computed again. */
export function rewriteAnswers(
  input: AssessInput,
  change: (text: string, answer: AssessAnswer) => string,
): AssessInput {
  return {
    ...input,
    answers: input.answers.map((answer) => ({
      ...answer,
      ...buildAnswer({
        questionId: answer.questionId,
        questionText: answer.questionText,
        text: change(answer.text, answer),
        modality: answer.modality,
      }),
      answerId: answer.answerId,
    })),
  }
}

export const speakers = ['strong', 'weak', 'middling', 'team', 'terse', 'rambling'] as const
export type Speaker = (typeof speakers)[number]

/** Speakers of different quality for the same questions: levels near the top cannot rise, so tests try all speakers. */
export function buildSpeakerInterview(
  speaker: Speaker,
  language: 'en' | 'vi',
  modality: 'spoken' | 'typed' = 'spoken',
): AssessInput {
  const strong = buildInterview(language, modality)
  if (speaker === 'strong') return strong
  const others = language === 'en' ? englishSpeakers : vietnameseSpeakers
  const texts = speaker === 'weak' ? weakAnswers[language] : others[speaker]
  return rewriteAnswers(strong, (_text, answer) => texts?.[answer.questionId] ?? '')
}
