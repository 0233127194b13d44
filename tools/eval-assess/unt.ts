import {
  creditPoint,
  shareOfState,
  stateOfCredit,
  weighAlternative,
} from '../../packages/assess/src/points/point-credit'
import { findExpectedPoints, splitWords } from '../../packages/contract/src/index'
import { DataSetUnavailableError } from './data'
import type { EvalOptions } from './options'
import { selectPart } from './split'
import { areaUnderCurve, pearson, spearman } from './statistics'
import { type Aim, atLeast, type EvalRow, type EvalTable } from './table'
import { readShortAnswers, type ShortAnswer } from './unt-data'

interface Reading {
  readonly coverage: number
  readonly overlap: number
  readonly words: number
}

/** Coverage of an instructor's answer against the mean score of two teachers. The naive figure is the number of words. */
export async function evaluateUnt(options: EvalOptions): Promise<EvalTable> {
  const answers = selectPart(await readShortAnswers(options.folder), options.part)
  if (answers.length === 0) throw new DataSetUnavailableError('unt: no answer is in this part')
  const readings = answers.map(readAnswer)
  const scores = answers.map(({ meanScore }) => meanScore)
  const words = readings.map((reading) => reading.words)
  const buildRows = (name: string, values: readonly number[], aim: Aim | null): EvalRow[] => [
    {
      measure: `${name}, Pearson r`,
      ours: pearson(values, scores),
      naive: pearson(words, scores),
      aim,
      n: answers.length,
    },
    {
      measure: `${name}, Spearman rho`,
      ours: spearman(values, scores),
      naive: spearman(words, scores),
      aim: null,
      n: answers.length,
    },
  ]
  const coverage = readings.map((reading) => reading.coverage)
  const overlap = readings.map((reading) => reading.overlap)
  return {
    set: 'unt',
    part: options.part,
    rows: [
      ...buildRows('coverage', coverage, atLeast(0.48)),
      ...buildRows('overlap without thresholds', overlap, null),
      measureOffTopic(answers, coverage),
      {
        measure: 'the two teachers with each other, Pearson r',
        ours: pearson(
          answers.map(({ scores: [first] }) => first),
          answers.map(({ scores: [, second] }) => second),
        ),
        naive: null,
        aim: null,
        n: answers.length,
      },
    ],
    notes: [
      'A point is a clause of the instructor’s answer, its words that the question does not hold are the alternatives. People write points with more alternatives.',
      'Coverage counts a point as covered, partly or not, as the engine does. Overlap is the weighed share of the words found.',
      'Off-topic: the answers to a question against the instructor’s answer to the next one.',
    ],
  }
}

/** What of the instructor's answer was said, by the engine's matcher, weights and states. */
export function readAnswer({
  question,
  reference,
  text,
}: Pick<ShortAnswer, 'question' | 'reference' | 'text'>): Reading {
  const asked = new Set(splitWords(question))
  const points = listClauses(reference, asked)
  const found = findExpectedPoints(text, points.map(formatPoint), 'en').map((point) => point.found)
  const states = found.map((alternatives) => stateOfCredit(creditPoint(alternatives, asked, 'en')))
  const weigh = (alternatives: readonly string[]): number =>
    alternatives.reduce((sum, alternative) => sum + weighAlternative(alternative, asked, 'en'), 0)
  const total = points.reduce((sum, point) => sum + weigh(point), 0)
  const heard = found.reduce((sum, alternatives) => sum + weigh(alternatives), 0)
  return {
    coverage: states.length === 0 ? 0 : states.reduce((sum, state) => sum + shareOfState[state], 0) / states.length,
    overlap: total === 0 ? 0 : heard / total,
    words: splitWords(text).length,
  }
}

/** An alternative twice is the same to the matcher, and a line with one alternative would be read as a heading. */
const formatPoint = (alternatives: readonly string[]): string =>
  `point: ${(alternatives.length === 1 ? [...alternatives, ...alternatives] : alternatives).join(' / ')}`

function listClauses(reference: string, asked: ReadonlySet<string>): string[][] {
  const clauses = reference.split(/[.,;:!?()]+/u).map((clause) => [...new Set(splitWords(clause))])
  return clauses
    .map((clause) => clause.filter((word) => weighAlternative(word, asked, 'en') > 0))
    .filter((clause) => clause.length > 0)
}

function measureOffTopic(answers: readonly ShortAnswer[], own: readonly number[]): EvalRow {
  const questions = [...new Map(answers.map((answer) => [answer.question, answer])).values()]
  const next = new Map(
    questions.map((item, index) => [item.question, questions[(index + 1) % questions.length] ?? item]),
  )
  const foreign = answers.map((answer) => {
    const other = next.get(answer.question) ?? answer
    return readAnswer({ question: other.question, reference: other.reference, text: answer.text }).coverage
  })
  const ours = questions.length < 2 ? null : areaUnderCurve(own, foreign)
  return { measure: 'off-topic AUC', ours, naive: 0.5, aim: atLeast(0.87), n: answers.length }
}
