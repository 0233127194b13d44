import type { WhyKey } from '@candor/contract'
import { buildEvidence, selectStrongest } from '../../evidence/quote'
import type { PreparedAnswer } from '../../normalize/prepare-answers'
import type { DropReason } from '../../normalize/unit'
import { buildWhy, countWords, notEvaluated, roundTo, type ScoreContext, type UnscoredDim } from '../scorecard'
import { type CountedDimId, evidenceRules } from './evidence-patterns'
import { type EvidencePassage, findEvidencePassages } from './find-evidence'
import { listQuestionsForDim } from './questions-for-dim'

/** A rule finds evidence but does not judge ideas, so it cannot give the highest level. */
const maxLevelGain = 3
/** With this many answered questions of an interview there may be a piece of evidence in each. */
const minScale = 2
const passagesPerQuestion = 0.5
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
const highScore = 0.75

/**
 * Counts distinct pieces of evidence (design of the assessment, 5.3): level = 1 + 3 (1 - e^(-found / scale)). The scale
 * depends on the set alone, so that saying less never lifts a level. Nothing found is level 1 only where a question
 * asked for it and was answered in enough words; see docs/decisions/010.
 */
export function scoreEvidenceCount(id: CountedDimId, context: ScoreContext): UnscoredDim {
  const asking = listQuestionsForDim(id, context.set)
  const pieces = findEvidencePassages(context.answers, evidenceRules[id], context.lexicon)
  if (pieces.length === 0) {
    if (asking.length === 0) return notEvaluated('not_asked')
    const words = countOwnWords(listAnswers(asking, context))
    if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  }
  const x = 1 - Math.exp(-pieces.length / computeScale(asking.length))
  const contribution = roundTo(maxLevelGain * x, 4)
  return {
    state: 'scored',
    level: 1 + contribution,
    measures: [{ id: 'evidence_found', value: pieces.length, unit: 'count', contribution, norm: '0→∞' }],
    evidence: selectStrongest(
      pieces.map((piece) => buildEvidence(piece.answer, piece, { effect: '+', tag: evidenceRules[id].tag })),
    ),
    buildWhy: listWhys(pieces, context),
    missing: x >= highScore ? [] : missing[id].map((key) => buildWhy(key)),
  }
}

/** Pieces of evidence for 63% of the reachable level: half the number of questions that ask, and at least two. */
function computeScale(asking: number): number {
  return Math.max(minScale, passagesPerQuestion * asking)
}

function listWhys(pieces: readonly EvidencePassage[], context: ScoreContext) {
  const total = context.answers.length
  const count = new Set(pieces.map((piece) => piece.answer)).size
  return [
    buildWhy('cognitive.found', { found: pieces.length, answers: total }),
    ...(count > 1 ? [buildWhy('cognitive.found_in', { count, total })] : []),
    buildWhy('cognitive.rule_based'),
  ]
}

function listAnswers(questions: readonly { readonly id: string }[], context: ScoreContext): PreparedAnswer[] {
  const ids = new Set(questions.map((question) => question.id))
  return context.answers.filter((item) => ids.has(item.answer.questionId))
}

/**
 * What was said in the candidate's own words, also where it tells nothing: general talk is an answer without evidence.
 */
function countOwnWords(answers: readonly PreparedAnswer[]): number {
  const own = answers.flatMap((answer) => answer.units.filter(({ dropped }) => dropped === null || isGeneral(dropped)))
  return countWords(own)
}

function isGeneral(reason: DropReason): boolean {
  return reason === 'padding' || reason === 'self_praise'
}
