import { findExpectedPoints, type InterviewLanguage, parseExpectedPoint, pointLimits } from '@candor/contract'
import { talkEn } from './talk-en'
import type { EmptyTalk } from './talk-types'
import { talkVi } from './talk-vi'

/** Answers composed by rule. The first three are composed of the points themselves, the others say nothing. */
export const trialProfiles = ['strong', 'middling', 'terse', 'weak', 'rambling', 'offTopic'] as const
export type TrialProfile = (typeof trialProfiles)[number]

export type TrialReason =
  /** Points without alternatives that an answer could hold. */
  | { readonly reason: 'notFindable'; readonly count: number }
  | { readonly reason: 'tooFewPoints'; readonly count: number }
  /** Alternatives in the question itself: a candidate who repeats it holds them. */
  | { readonly reason: 'questionWords'; readonly words: readonly string[] }
  /** Alternatives that empty talk holds. */
  | { readonly reason: 'commonWords'; readonly words: readonly string[] }
  /** Half of the points meet the other half too. */
  | { readonly reason: 'sharedWords'; readonly words: readonly string[] }

export interface QuestionTrial {
  readonly pointCount: number
  /** How many points an answer of each profile covers; of several answers the one that covers most. */
  readonly covered: Readonly<Record<TrialProfile, number>>
  /** Whether every level below covers fewer points: empty talk fewer than a middling answer, and that fewer than a strong one. */
  readonly separates: boolean
  /** Why it doesn't separate. For a question that does: what is still worth changing. */
  readonly reasons: readonly TrialReason[]
}

export interface TriedQuestion {
  readonly text: string
  readonly expectedPoints: readonly string[]
  readonly language: InterviewLanguage
}

const talks: Readonly<Record<InterviewLanguage, EmptyTalk>> = { en: talkEn, vi: talkVi }
/** About three minutes of talk. */
const ramblingParagraphs = 4
const offTopicParagraphs = 2
/** Of a strong answer, for each point. */
const strongAlternatives = 3

const joinParagraphs = (paragraphs: readonly string[], length: number): readonly string[] =>
  paragraphs.map((_, start) => [...paragraphs, ...paragraphs].slice(start, start + length).join(' '))

const composeAnswer = (points: readonly string[], perPoint: number): string =>
  points.map((line) => `${parseExpectedPoint(line).alternatives.slice(0, perPoint).join(', ')}.`).join(' ')

interface Measure {
  readonly covered: number
  readonly words: readonly string[]
}

const createMeasure =
  (points: readonly string[], language: InterviewLanguage) =>
  (answer: string): Measure => {
    const found = findExpectedPoints(answer, points, language)
    return {
      covered: found.filter((point) => point.found.length > 0).length,
      words: found.flatMap((point) => point.found),
    }
  }

const unique = (words: readonly string[]): readonly string[] => [...new Set(words)]
const getMost = (measures: readonly Measure[]): number => Math.max(0, ...measures.map(({ covered }) => covered))

/** Alternatives of the points that the words of the other points meet. */
function listSharedWords(points: readonly string[], language: InterviewLanguage): readonly string[] {
  return points.flatMap(
    (line, place) =>
      createMeasure(
        points.filter((_, other) => other !== place),
        language,
      )(composeAnswer([line], Number.POSITIVE_INFINITY)).words,
  )
}

const listWords = (reason: 'questionWords' | 'commonWords' | 'sharedWords', words: readonly string[]): TrialReason[] =>
  words.length === 0 ? [] : [{ reason, words: unique(words) }]

/** What six composed answers cover of a question's points; null for a question without points. */
export function tryQuestion({ text, expectedPoints, language }: TriedQuestion): QuestionTrial | null {
  const points = unique(expectedPoints.filter((line) => line.trim() !== ''))
  if (points.length === 0) return null
  const measure = createMeasure(points, language)
  const findable = points.filter((line) => parseExpectedPoint(line).alternatives.length > 0)
  const half = findable.slice(0, Math.ceil(findable.length / 2))
  const talk = talks[language]
  const weak = talk.weak.map(measure)
  const rambling = joinParagraphs(talk.rambling, ramblingParagraphs).map((answer) => measure(`${text} ${answer}`))
  const offTopic = joinParagraphs(talk.offTopic, offTopicParagraphs).map(measure)
  const strong = measure(composeAnswer(findable, strongAlternatives)).covered
  const middling = measure(composeAnswer(half, strongAlternatives)).covered
  const covered = {
    strong,
    middling,
    terse: measure(composeAnswer(findable, 1)).covered,
    weak: getMost(weak),
    rambling: getMost(rambling),
    offTopic: getMost(offTopic),
  }
  const asked = measure(text).words
  const held = new Set([...weak, ...rambling, ...offTopic].flatMap(({ words }) => words))
  const heard = findable
    .flatMap((line) => parseExpectedPoint(line).alternatives)
    .filter((alternative) => held.has(alternative) && !asked.includes(alternative))
  const isFew = strong < pointLimits.points.min
  const most = Math.max(covered.weak, covered.rambling, covered.offTopic)
  return {
    pointCount: points.length,
    covered,
    separates: !isFew && middling < strong && most < middling,
    reasons: [
      ...(strong < points.length ? [{ reason: 'notFindable', count: points.length - strong } as const] : []),
      ...(isFew ? [{ reason: 'tooFewPoints', count: strong } as const] : []),
      ...listWords('questionWords', asked),
      ...listWords('commonWords', heard),
      ...(middling < strong ? [] : listWords('sharedWords', listSharedWords(findable, language))),
    ],
  }
}
