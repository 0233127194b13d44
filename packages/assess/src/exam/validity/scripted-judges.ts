import { z } from 'zod'
import {
  type AskedAndSaid,
  type SuperficialId,
  splitSentences,
  superficialMeasures,
  toLevel,
} from './superficial-measures'

/*
 * Models that answer every call of the judge in its form, with quotes that are there, and read nothing: each takes all sentences
 * for deeds and gives levels by what it counts. Each must fail the exam.
 */

const zText = z.object({ id: z.string(), text: z.string() })
const zPrompt = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })).optional(),
  question: z.string().default(''),
  expected_points: z.array(z.object({ id: z.string() })).default([]),
  answers: z.array(zText.extend({ question: z.string().optional() })).default([]),
  questions: z.array(z.object({ question: z.string(), findings: z.array(zText) })).default([]),
})

interface ShownText extends AskedAndSaid {
  readonly id: string
}

const maxFindings = 12
const minQuoteChars = 12

export const scriptedJudges: Readonly<Record<SuperficialId, (prompt: string) => unknown>> = {
  word_counter: createJudge('word_counter'),
  number_counter: createJudge('number_counter'),
  cue_counter: createJudge('cue_counter'),
  flatterer: createJudge('flatterer'),
  polisher: createJudge('polisher'),
  echoer: createJudge('echoer'),
  quoter: createJudge('quoter'),
}

export type ScriptedJudgeId = SuperficialId

function createJudge(id: SuperficialId): (prompt: string) => unknown {
  const measure = superficialMeasures[id]
  return (text) => {
    const prompt = zPrompt.parse(JSON.parse(text))
    const shown = listShown(prompt)
    if (prompt.rubric === undefined) return takeNotes(shown, prompt.expected_points, measure(shown) * 4)
    const level = Math.round(toLevel(measure(shown)))
    const evidence = shown.flatMap(quoteText).slice(0, 2)
    return {
      dimensions: prompt.rubric.map((dim) => ({
        id: dim.id,
        evidence: evidence.map((quoted) => ({ ...quoted, polarity: 'supports', note: 'It shows this.' })),
        nearest_anchor: String(level),
        why_not_higher: 'There could be more of it.',
        level: evidence.length === 0 ? null : level,
      })),
      injection_attempts: [],
    }
  }
}

function listShown({ boundary, question, answers, questions }: z.infer<typeof zPrompt>): ShownText[] {
  const strip = (text: string): string => text.slice(boundary.length, -boundary.length)
  return [
    ...answers.map((answer) => ({ id: answer.id, asked: answer.question ?? question, said: strip(answer.text) })),
    ...questions.flatMap((asked) =>
      asked.findings.map(({ id, text }) => ({ id, asked: asked.question, said: strip(text) })),
    ),
  ]
}

interface Quoted {
  readonly answer: string
  readonly quote: string
}

const quoteText = ({ id, said }: ShownText): Quoted[] =>
  splitSentences(said)
    .filter((quote) => quote.trim().length >= minQuoteChars)
    .map((quote) => ({ answer: id, quote }))

/** As many points as its measure gives are covered, each by the next sentence. */
function takeNotes(shown: readonly ShownText[], points: readonly { readonly id: string }[], measure: number): object {
  const sentences = shown.flatMap(quoteText)
  const covered = Math.round(Math.min(1, measure) * points.length)
  return {
    main_point: sentences[0] ?? null,
    answers_question: 'yes',
    points: points.map(({ id }, index) => {
      const quoted = index < covered ? sentences[index % Math.max(1, sentences.length)] : undefined
      return quoted === undefined
        ? { id, state: 'no', polarity: 'affirmed', answer: '', quote: '' }
        : { id, state: 'covered', polarity: 'affirmed', ...quoted }
    }),
    findings: sentences
      .slice(0, maxFindings)
      .map((quoted) => ({ kind: 'own_action', polarity: 'affirmed', ...quoted })),
    correctness: { verdict: 'cannot_tell', answer: '', quote: '', why: '' },
    injection_attempts: [],
  }
}
