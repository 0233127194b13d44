import { quote, strongest } from '../../evidence/quote'
import type { AssessQuestion, QuestionKind } from '../../input'
import { words as list } from '../../lexicons/en-words'
import type { Lexicon } from '../../lexicons/lexicon'
import { findPhrases } from '../../lexicons/phrase-index'
import { isFirstPerson, ownAction } from '../../measures/own-action'
import { questionTopics } from '../../measures/question-match'
import { clip } from '../../measures/scale-to-unit'
import { hasCue } from '../../measures/story-slots'
import { keptUnits, type PreparedAnswer } from '../../normalize/prepare-answers'
import { emptyUnit } from '../../normalize/unit'
import type { TaggedUnit, Word } from '../../tag/word'
import { type Draft, notEvaluated, type Part, round, type ScoreContext, weigh, why } from '../scorecard'
import { streamsOf } from './clause-stream'
import { enCues } from './cues-en'
import { viCues } from './cues-vi'
import { questionsAsking } from './questions-for-dim'

const minWords = 25
/** Two or three sentences, counted in words, so that missing full stops change nothing. */
const openingWords = 45
const shortestAnswer = 8
const longClause = 30
const goodClause = 18
const brokenOff = 0.06
const wellDirect = 0.8
/** Words that a new clause may begin with beside its connectives. */
const subjects: ReadonlySet<string> = new Set(
  list("i we he she they it i'm we're it's i'd we'd i've we've tôi em mình chúng họ anh chị"),
)

interface Reply {
  readonly answer: PreparedAnswer | null
  readonly opening: TaggedUnit | null
  readonly isDirect: boolean
  readonly words: number
}

/**
 * Three measures: answers that begin with a direct reply, the length of their clauses, and how rarely they break off. Each
 * question of the set counts, also one without an answer, and only a direct reply earns the other two: saying less cannot help.
 */
export function scoreClarity(context: ScoreContext): Draft {
  const asking = questionsAsking('clarity', context.set)
  if (asking.length === 0) return notEvaluated('not_asked')
  const replies = asking.map((question) => replyTo(question, context))
  const words = replies.reduce((sum, reply) => sum + reply.words, 0)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const direct = replies.filter((reply) => reply.isDirect)
  const share = direct.length / asking.length
  const clause = medianClause(direct, context)
  const restarts = restartShare(direct)
  return {
    state: 'scored',
    ...weigh(partsOf({ share, clause, restarts })),
    evidence: evidenceOf(replies),
    why: [
      why('cognitive.direct_replies', { direct: direct.length, total: asking.length }),
      ...(direct.length > 0
        ? [
            why('cognitive.clause_length', { words: round(clause, 0) }),
            why('cognitive.restarts', { percent: round(100 * restarts, 0) }),
          ]
        : []),
    ],
    missing: share >= wellDirect ? [] : [why('missing.direct_reply')],
  }
}

function partsOf(of: { share: number; clause: number; restarts: number }): Part[] {
  const { share, clause, restarts } = of
  return [
    { id: 'direct_reply_share', value: share, unit: 'share', x: share, weight: 0.7, norm: '0→1' },
    {
      id: 'median_clause_words',
      value: clause,
      unit: 'words',
      x: share * clip(clause, longClause, goodClause),
      weight: 0.2,
      norm: `${longClause}→${goodClause}`,
    },
    {
      id: 'restart_share',
      value: restarts,
      unit: 'share',
      x: share * clip(restarts, brokenOff, 0),
      weight: 0.1,
      norm: `${brokenOff}→0`,
    },
  ]
}

function evidenceOf(replies: readonly Reply[]) {
  return strongest(
    replies.flatMap(({ answer, opening, isDirect }) =>
      answer === null || opening === null
        ? []
        : [
            quote(
              answer,
              opening,
              isDirect ? { effect: '+', tag: 'direct_reply' } : { effect: '-', tag: 'late_reply' },
            ),
          ],
    ),
  )
}

/** The first answer to a question, follow-ups left aside. */
function replyTo(question: AssessQuestion, context: ScoreContext): Reply {
  const answer =
    context.answers.find((item) => item.answer.questionId === question.id && !item.answer.isFollowUp) ?? null
  if (answer === null) return { answer: null, opening: null, isDirect: false, words: 0 }
  const words = wordsOf(answer, context)
  return {
    answer,
    opening: keptUnits(answer.units)[0] ?? null,
    isDirect: words.length >= shortestAnswer && isDirectReply(words.slice(0, openingWords), question, context),
    words: words.length,
  }
}

/**
 * In the opening: a word of the question or of a point it expects, or what a question of this kind asks for (asked for an
 * experience, "Once I deleted a table" is a direct reply); and nothing there that takes it back.
 */
function isDirectReply(words: readonly Word[], question: AssessQuestion, context: ScoreContext): boolean {
  const cues = context.lexicon.language === 'en' ? enCues : viCues
  const forms = words.map((word) => word.form)
  if (findPhrases(cues.hedges, forms).length > 0) return false
  if (givesWhatIsAsked(question.kind, { ...emptyUnit, words }, context.lexicon)) return true
  const topics = questionTopics(question, context.lexicon)
  const asked = [topics.topic, ...topics.points]
  return words.some((word) => word.content && asked.some((topic) => topic.has(word.lemma)))
}

function givesWhatIsAsked(kind: QuestionKind, unit: TaggedUnit, lexicon: Lexicon): boolean {
  const { story } = lexicon
  switch (kind) {
    case 'behavioural':
    case 'technical':
      return ownAction(unit, lexicon) !== null
    case 'situational':
      return hasCue(unit, story.condition) && isFirstPerson(unit, lexicon)
    case 'opinion':
    case 'motivational':
      return hasCue(unit, story.opinion) || hasCue(unit, story.reason)
    case 'other':
      return false
  }
}

function medianClause(replies: readonly Reply[], context: ScoreContext): number {
  const lengths = replies.flatMap(({ answer }) =>
    answer === null ? [] : clauseLengths(wordsOf(answer, context), context.lexicon),
  )
  const sorted = lengths.sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? longClause
}

/** Cut before each word that begins a clause; pieces of one or two words belong to their neighbour. */
function clauseLengths(words: readonly Word[], lexicon: Lexicon): number[] {
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

function wordsOf(answer: PreparedAnswer, context: ScoreContext): Word[] {
  return streamsOf(answer, context.lexicon).flatMap((stream) => [...stream.words])
}

function restartShare(replies: readonly Reply[]): number {
  const tokens = replies.flatMap(({ answer }) => [...(answer?.tokens ?? [])])
  return tokens.length === 0 ? 0 : tokens.filter((token) => token.disfluency === 'cutoff').length / tokens.length
}
