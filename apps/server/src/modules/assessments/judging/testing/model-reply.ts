import { z } from 'zod'

const zText = z.object({ id: z.string(), text: z.string() })
const zShown = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })).optional(),
  answers: z.array(zText).default([]),
  questions: z.array(z.object({ findings: z.array(zText) })).default([]),
  expected_points: z.array(z.object({ id: z.string() })).default([]),
})

type Quoted = { readonly answer: string; readonly quote: string }

/** What a model was shown: the dimensions to rate, or none where it is to take notes, and the candidate's texts. */
const readPrompt = (prompt: string) => {
  const { boundary, rubric, answers, questions, expected_points: points } = zShown.parse(JSON.parse(prompt))
  const texts = [...answers, ...questions.flatMap(({ findings }) => findings)]
  const strip = (text: string): string => text.slice(boundary.length, -boundary.length)
  return { rubric, points, texts: texts.map(({ id, text }) => ({ id, text: strip(text) })) }
}

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.?!…])\s+/u).filter((sentence) => sentence.trim().length >= 12)

/** Notes every sentence, and hears the first expected point in the first one. */
const takeNotes = (sentences: readonly Quoted[], points: readonly { readonly id: string }[]): object => ({
  main_point: sentences[0] ?? null,
  answers_question: 'yes',
  points: points.map(({ id }) => {
    const heard = id === 'P1' ? sentences[0] : undefined
    const state = heard === undefined ? 'no' : 'covered'
    return { id, state, polarity: 'affirmed', ...(heard ?? { answer: '', quote: '' }) }
  }),
  findings: sentences.map((sentence) => ({ kind: 'own_action', polarity: 'affirmed', ...sentence })),
  correctness: { verdict: 'cannot_tell', answer: '', quote: '', why: '' },
  injection_attempts: [],
})

/**
 * The reply of a model that notes every sentence and gives each dimension the level that a rule gives the prompt, with the first
 * words of two texts as its quotes.
 */
export const replyToPrompt = (prompt: string, rate: (prompt: string) => 3 | 4 | 5 | null): object => {
  const { rubric, points, texts } = readPrompt(prompt)
  if (rubric === undefined) {
    const sentences = texts.flatMap(({ id, text }) => splitSentences(text).map((quote) => ({ answer: id, quote })))
    return takeNotes(sentences, points)
  }
  const level = rate(prompt)
  // In the exam the first sentence is another one than the judge knows, and cannot be quoted in part.
  const evidence = texts.slice(...(texts.length > 2 ? [1, 3] : [0, 2])).map(({ id, text }) => ({
    answer: id,
    quote: text.split(' ').slice(0, 8).join(' '),
    polarity: 'supports',
    note: 'what was done',
  }))
  const entry = { nearest_anchor: String(level), why_not_higher: 'No counter-case.', level }
  return {
    dimensions: rubric.map(({ id }) => ({ id, ...entry, evidence: level === null ? [] : evidence })),
    injection_attempts: [],
  }
}
