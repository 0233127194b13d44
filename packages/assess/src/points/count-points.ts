import {
  type Evidence,
  findExpectedPoints,
  lintExpectedPoints,
  type PointResult,
  parseExpectedPoint,
  type QuestionResult,
  splitWords,
  type UncountedReason,
} from '@candor/contract'
import { buildEvidence, expandSpan, type Span, selectStrongest } from '../evidence/quote'
import type { AssessLanguage, AssessQuestion } from '../input'
import type { PreparedAnswer } from '../normalize/prepared-answer'
import type { ScoreContext } from '../scorecards/scorecard'
import { type CountedText, getCountedText } from './counted-text'
import { findSentencesToCheck } from './find-sentences-to-check'
import { creditPoint, shareOfState, stateOfCredit, weighAlternative } from './point-credit'

/** Words around a heard alternative, to hear it in context. */
const quoteWordsAround = 6
const fewestWords = 5

interface CountedAnswer extends CountedText {
  readonly answer: PreparedAnswer
}

/** What of each question's expected points was heard, in the set's order. */
export function countPoints(context: ScoreContext, questions: readonly AssessQuestion[]): QuestionResult[] {
  return questions.map((question) => countQuestion(question, context))
}

function countQuestion(question: AssessQuestion, context: ScoreContext): QuestionResult {
  const { language } = context.lexicon
  const answers = context.answers
    .filter(({ answer }) => answer.questionId === question.id)
    .map((answer) => ({ answer, ...getCountedText(answer) }))
  const words = answers.reduce((sum, answer) => sum + answer.words, 0)
  const reason = findUncountedReason(question, words, language)
  const points = reason === null || reason === 'unanswered' ? listPoints(question, answers, language) : []
  const isCounted = points.length > 0
  const sentencesToCheck = findSentencesToCheck(
    question,
    answers.map(({ answer }) => answer),
    language,
  )
  return {
    questionId: question.id,
    text: question.text,
    words,
    quote: findQuote(answers, points),
    points,
    pointCount: points.length,
    share: isCounted ? points.reduce((sum, { state }) => sum + shareOfState[state], 0) / points.length : null,
    reason,
    ...(sentencesToCheck.length > 0 ? { sentencesToCheck } : {}),
  }
}

/** An unanswered question with points counts: none of them was heard. */
function findUncountedReason(
  { expectedPoints = [], text }: AssessQuestion,
  words: number,
  language: AssessLanguage,
): UncountedReason | null {
  if (expectedPoints.length === 0) return 'no_points'
  if (lintExpectedPoints(expectedPoints, { question: text, language }).length > 0) return 'points_not_usable'
  return words < fewestWords ? 'unanswered' : null
}

function listPoints(
  { expectedPoints = [], text }: AssessQuestion,
  answers: readonly CountedAnswer[],
  language: AssessLanguage,
): PointResult[] {
  const asked = new Set(splitWords(text))
  const heard = answers.map((answer) => ({ answer, points: findExpectedPoints(answer.text, expectedPoints, language) }))
  return expectedPoints.map((line, index) => {
    const found = heard.flatMap(({ answer, points }) => {
      const point = points[index]
      return (point?.found ?? []).map((alternative, at) => ({ alternative, place: point?.places[at], answer }))
    })
    const alternatives = [...new Set(found.map(({ alternative }) => alternative))]
    const weigh = (alternative: string): number => weighAlternative(alternative, asked, language)
    const strongest = [...found].sort((a, b) => weigh(b.alternative) - weigh(a.alternative))
    const state = stateOfCredit(creditPoint(alternatives, asked, language))
    return {
      heading: parseExpectedPoint(line).heading,
      state,
      evidence:
        state === 'not_heard'
          ? []
          : selectStrongest(
              strongest.flatMap(({ place, answer }) => (place === undefined ? [] : [quotePlace(answer, place)])),
            ),
    }
  })
}

/** Words around the place, inside its sentence. */
function quotePlace({ answer, units }: CountedAnswer, place: Span): Evidence {
  const wide = expandSpan(answer, place, quoteWordsAround)
  const unit = units.find(({ start, end }) => start <= place.start && place.start < end)
  const span =
    unit === undefined
      ? wide
      : { start: Math.max(wide.start, unit.start), end: Math.max(place.end, Math.min(wide.end, unit.end)) }
  return buildEvidence(answer, span, { effect: '+', tag: 'expected_point' })
}

/** The sentence that stands for the answer: the one with most of the points, else the longest. Never the whole answer. */
function findQuote(answers: readonly CountedAnswer[], points: readonly PointResult[]): Evidence | null {
  const sentences = answers.flatMap((answer) => answer.units.map((unit) => ({ answer, unit })))
  if (sentences.length < 2) return null
  const countEvidence = ({ answer, unit }: (typeof sentences)[number]): number =>
    points.filter(({ evidence }) =>
      evidence.some(
        (item) => item.answerId === answer.answer.answer.answerId && item.start < unit.end && unit.start < item.end,
      ),
    ).length
  const best = [...sentences].sort(
    (a, b) => countEvidence(b) - countEvidence(a) || b.unit.words.length - a.unit.words.length,
  )[0]
  return best === undefined || best.unit.words.length === 0
    ? null
    : buildEvidence(best.answer.answer, best.unit, { effect: '+', tag: 'answer_sentence' })
}
