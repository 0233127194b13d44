import { buildEvidence, selectStrongest } from '../../evidence/quote'
import type { AssessQuestion, QuestionKind } from '../../input'
import { splitWords } from '../../lexicons/en-words'
import type { Lexicon } from '../../lexicons/lexicon'
import { findPhrases } from '../../lexicons/phrase-index'
import { findOwnAction, isFirstPerson } from '../../measures/own-action'
import { getQuestionTopics } from '../../measures/question-match'
import { scaleToUnit } from '../../measures/scale-to-unit'
import { hasCue } from '../../measures/story-slots'
import { listKeptUnits, type PreparedAnswer } from '../../normalize/prepare-answers'
import { emptyUnit } from '../../normalize/unit'
import type { TaggedUnit, Word } from '../../tag/word'
import {
  buildWhy,
  combineMeasures,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from '../scorecard'
import { clauseStreams } from './clause-stream'
import { cuesByLanguage } from './cues-by-language'
import { listQuestionsForDim } from './questions-for-dim'

const minWords = 25
/** Two or three sentences, counted in words, so that missing full stops change nothing. */
const openingWords = 45
const shortestAnswer = 8
const longClause = 30
const goodClause = 18
const restartScale = 0.06
const highDirectShare = 0.8
/** Words that a new clause may begin with, in addition to its connectives. */
const subjects: ReadonlySet<string> = new Set(
  splitWords("i we he she they it i'm we're it's i'd we'd i've we've tôi em mình chúng họ anh chị"),
)

interface QuestionReply {
  readonly answer: PreparedAnswer | null
  readonly opening: TaggedUnit | null
  readonly isDirect: boolean
  readonly words: number
}

/**
 * Three measures: answers that begin with a direct reply, the length of their clauses, and how rarely they break off. Each
 * question of the set counts, also one without an answer, and only a direct reply earns the other two: saying less cannot help.
 */
export function scoreClarity(context: ScoreContext): UnscoredDim {
  const questions = listQuestionsForDim('clarity', context.set)
  if (questions.length === 0) return notEvaluated('not_asked')
  const replies = questions.map((question) => buildReply(question, context))
  const words = replies.reduce((sum, reply) => sum + reply.words, 0)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const direct = replies.filter((reply) => reply.isDirect)
  const share = direct.length / questions.length
  const clause = measureMedianClause(direct, context)
  const restarts = measureRestartShare(direct)
  return {
    state: 'scored',
    ...combineMeasures(listMeasures({ share, clause, restarts })),
    evidence: collectEvidence(replies),
    buildWhy: [
      buildWhy('cognitive.direct_replies', { direct: direct.length, total: questions.length }),
      ...(direct.length > 0
        ? [
            buildWhy('cognitive.clause_length', { words: roundTo(clause, 0) }),
            buildWhy('cognitive.restarts', { percent: roundTo(100 * restarts, 0) }),
          ]
        : []),
    ],
    missing: share >= highDirectShare ? [] : [buildWhy('missing.direct_reply')],
  }
}

function listMeasures(values: { share: number; clause: number; restarts: number }): WeightedMeasure[] {
  const { share, clause, restarts } = values
  return [
    { id: 'direct_reply_share', value: share, unit: 'share', x: share, weight: 0.7, norm: '0→1' },
    {
      id: 'median_clause_words',
      value: clause,
      unit: 'words',
      x: share * scaleToUnit(clause, longClause, goodClause),
      weight: 0.2,
      norm: `${longClause}→${goodClause}`,
    },
    {
      id: 'restart_share',
      value: restarts,
      unit: 'share',
      x: share * scaleToUnit(restarts, restartScale, 0),
      weight: 0.1,
      norm: `${restartScale}→0`,
    },
  ]
}

function collectEvidence(replies: readonly QuestionReply[]) {
  return selectStrongest(
    replies.flatMap(({ answer, opening, isDirect }) =>
      answer === null || opening === null
        ? []
        : [
            buildEvidence(
              answer,
              opening,
              isDirect ? { effect: '+', tag: 'direct_reply' } : { effect: '-', tag: 'late_reply' },
            ),
          ],
    ),
  )
}

/** The first answer to a question, follow-ups left aside. */
function buildReply(question: AssessQuestion, context: ScoreContext): QuestionReply {
  const answer =
    context.answers.find((item) => item.answer.questionId === question.id && !item.answer.isFollowUp) ?? null
  if (answer === null) return { answer: null, opening: null, isDirect: false, words: 0 }
  const words = listWords(answer, context)
  return {
    answer,
    opening: listKeptUnits(answer.units)[0] ?? null,
    isDirect: words.length >= shortestAnswer && isDirectReply(words.slice(0, openingWords), question, context),
    words: words.length,
  }
}

/**
 * In the opening: a word of the question or of a point it expects, or what a question of this kind asks for (asked for an
 * experience, "Once I deleted a table" is a direct reply); and nothing there that takes it back.
 */
function isDirectReply(words: readonly Word[], question: AssessQuestion, context: ScoreContext): boolean {
  const cues = cuesByLanguage[context.lexicon.language]
  const forms = words.map((word) => word.form)
  if (findPhrases(cues.hedges, forms).length > 0) return false
  if (matchesQuestionKind(question.kind, { ...emptyUnit, words }, context.lexicon)) return true
  const topics = getQuestionTopics(question, context.lexicon)
  const asked = [topics.topic, ...topics.points.map((point) => point.topic)]
  return words.some((word) => word.content && asked.some((topic) => topic.has(word.lemma)))
}

function matchesQuestionKind(kind: QuestionKind, unit: TaggedUnit, lexicon: Lexicon): boolean {
  const { story } = lexicon
  switch (kind) {
    case 'behavioural':
    case 'technical':
      return findOwnAction(unit, lexicon) !== null
    case 'situational':
      return hasCue(unit, story.condition) && isFirstPerson(unit, lexicon)
    case 'opinion':
    case 'motivational':
      return hasCue(unit, story.opinion) || hasCue(unit, story.reason)
    case 'other':
      return false
  }
}

function measureMedianClause(replies: readonly QuestionReply[], context: ScoreContext): number {
  const lengths = replies.flatMap(({ answer }) =>
    answer === null ? [] : listClauseLengths(listWords(answer, context), context.lexicon),
  )
  const sorted = lengths.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? longClause
}

/** Cut before each word that begins a clause; pieces of one or two words belong to their neighbor. */
function listClauseLengths(words: readonly Word[], lexicon: Lexicon): number[] {
  const lengths: number[] = []
  let current = 0
  for (const word of words) {
    if ((lexicon.unitStarters.has(word.form) || subjects.has(word.form)) && current > 2) {
      lengths.push(current)
      current = 0
    }
    current += 1
  }
  return current > 0 ? [...lengths, current] : lengths
}

function listWords(answer: PreparedAnswer, context: ScoreContext): Word[] {
  return clauseStreams(answer, context.lexicon).flatMap((stream) => [...stream.words])
}

function measureRestartShare(replies: readonly QuestionReply[]): number {
  const tokens = replies.flatMap(({ answer }) => [...(answer?.tokens ?? [])])
  return tokens.length === 0 ? 0 : tokens.filter((token) => token.disfluency === 'cutoff').length / tokens.length
}
