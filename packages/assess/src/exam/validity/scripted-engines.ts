import type { AssessInput } from '../../input'
import type { ExamEngine } from './exam-figures'
import { type SuperficialId, splitSentences, superficialMeasures, toLevel } from './superficial-measures'

/*
 * Engines that read nothing of what an answer says. Each must fail the exam: an exam that one of them passes measures what it
 * counts.
 */

const createEngine = (id: SuperficialId): ExamEngine => {
  const measure = superficialMeasures[id]
  return async ({ answers }: AssessInput) => {
    const overall = toLevel(measure(answers.map(({ questionText, text }) => ({ asked: questionText, said: text }))))
    // It finds evidence in every sentence, those that speak to the assessor too.
    const quotes = id === 'quoter' ? splitSentences(answers.map(({ text }) => text).join('\n')) : []
    return { overall, content: overall, levels: { points: overall }, quotes, suspects: [] }
  }
}

export const scriptedEngines = {
  word_counter: createEngine('word_counter'),
  number_counter: createEngine('number_counter'),
  cue_counter: createEngine('cue_counter'),
  flatterer: createEngine('flatterer'),
  polisher: createEngine('polisher'),
  echoer: createEngine('echoer'),
  quoter: createEngine('quoter'),
} as const satisfies Record<SuperficialId, ExamEngine>

export type ScriptedEngineId = keyof typeof scriptedEngines
