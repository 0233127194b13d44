import type { QuestionKind } from '../../../../ports/interviewer'
import type { Bilingual } from '../bank/bank-types'

/** A sentence that asks about one duty, with the points that a good answer to it makes. */
export interface DutyFrame {
  readonly kind: Extract<QuestionKind, 'behavioural' | 'situational'>
  /** Whole question with {duty} inside: for short duties. */
  readonly inline: Bilingual<string>
  /** What follows "In this job you would {duty}.": for longer ones. */
  readonly apart: Bilingual<string>
  readonly points: Bilingual<readonly string[]>
}

/** What the duty is about decides what can go wrong with it. */
export type DutyClass =
  | 'resolve'
  | 'sell'
  | 'lead'
  | 'teach'
  | 'check'
  | 'record'
  | 'operate'
  | 'serve'
  | 'plan'
  | 'create'
  | 'analyze'
  | 'cooperate'
  | 'improve'
  | 'any'

/** Points in pairs of English and Vietnamese. */
export type PointPairs = readonly (readonly [string, string])[]

interface FrameTexts {
  readonly inline: readonly [string, string]
  readonly apart: readonly [string, string]
  readonly points: PointPairs
}

const toBilingual = ([en, vi]: readonly [string, string]): Bilingual<string> => ({ en, vi })

export const splitPairs = (pairs: PointPairs): Bilingual<readonly string[]> => ({
  en: pairs.map(([en]) => en),
  vi: pairs.map(([, vi]) => vi),
})

const build = (kind: DutyFrame['kind'], { inline, apart, points }: FrameTexts): DutyFrame => ({
  kind,
  inline: toBilingual(inline),
  apart: toBilingual(apart),
  points: splitPairs(points),
})

/** A frame about what the candidate did. */
export const past = (texts: FrameTexts): DutyFrame => build('behavioural', texts)
/** A frame about what the candidate would do. */
export const suppose = (texts: FrameTexts): DutyFrame => build('situational', texts)
