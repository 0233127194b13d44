import type { WhyKey } from '@candor/contract'
import { quote, strongest } from '../../evidence/quote'
import type { PreparedAnswer } from '../../normalize/prepare-answers'
import type { DropReason } from '../../normalize/unit'
import { type Draft, notEvaluated, round, type ScoreContext, why, wordCount } from '../scorecard'
import { type CountedDimId, searches } from './evidence-patterns'
import { type Piece, piecesOf } from './find-evidence'
import { questionsAsking } from './questions-for-dim'

/** A rule finds evidence and does not judge ideas: it may not speak of the highest level. */
const highest = 3
/** With this many answered questions of an interview there may be a piece of evidence in each. */
const fewestPieces = 2
const piecesPerQuestion = 0.5
/** Words in the answers to the questions that ask for it, before it may be said that nothing was found. */
const minWords = 25

const missing: Readonly<Record<CountedDimId, readonly WhyKey[]>> = {
  logical_reasoning: ['missing.reason'],
  critical_thinking: ['missing.limit'],
  problem_solving: ['missing.own_action', 'missing.result'],
  big_picture_thinking: ['missing.wider_goal'],
  insightfulness: ['missing.lesson'],
  decision_making: ['missing.options', 'missing.reason'],
  intellectual_self_awareness: ['missing.own_limit', 'missing.lesson'],
}
const wellShown = 0.75

/**
 * Counts distinct pieces of evidence (design of the assessment, 5.3): level = 1 + 3 (1 - e^(-found / scale)). The scale
 * depends on the set alone, so that saying less never lifts a level. Nothing found is level 1 only where a question asked for
 * it and was answered in enough words; see docs/decisions/010.
 */
export function scoreEvidenceFound(id: CountedDimId, context: ScoreContext): Draft {
  const asking = questionsAsking(id, context.set)
  const pieces = piecesOf(context.answers, searches[id], context.lexicon)
  if (pieces.length === 0) {
    if (asking.length === 0) return notEvaluated('not_asked')
    const words = wordsIn(answersTo(asking, context))
    if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  }
  const x = 1 - Math.exp(-pieces.length / scaleOf(asking.length))
  const contribution = round(highest * x, 4)
  return {
    state: 'scored',
    level: 1 + contribution,
    measures: [{ id: 'evidence_found', value: pieces.length, unit: 'count', contribution, norm: '0→∞' }],
    evidence: strongest(pieces.map((piece) => quote(piece.answer, piece, { effect: '+', tag: searches[id].tag }))),
    why: whyOf(pieces, context),
    missing: x >= wellShown ? [] : missing[id].map((key) => why(key)),
  }
}

/** How many pieces make up 63 % of what can be reached: half as many as questions that ask, and never fewer than two. */
function scaleOf(asking: number): number {
  return Math.max(fewestPieces, piecesPerQuestion * asking)
}

function whyOf(pieces: readonly Piece[], context: ScoreContext) {
  const total = context.answers.length
  const count = new Set(pieces.map((piece) => piece.answer)).size
  return [
    why('cognitive.found', { found: pieces.length, answers: total }),
    ...(count > 1 ? [why('cognitive.found_in', { count, total })] : []),
    why('cognitive.rule_based'),
  ]
}

function answersTo(questions: readonly { readonly id: string }[], context: ScoreContext): PreparedAnswer[] {
  const ids = new Set(questions.map((question) => question.id))
  return context.answers.filter((item) => ids.has(item.answer.questionId))
}

/** What was said in the candidate's own words, also where it tells nothing: general talk is an answer without evidence. */
function wordsIn(answers: readonly PreparedAnswer[]): number {
  const own = answers.flatMap((answer) => answer.units.filter(({ dropped }) => dropped === null || isGeneral(dropped)))
  return wordCount(own)
}

function isGeneral(reason: DropReason): boolean {
  return reason === 'padding' || reason === 'self_praise'
}
