import type { Assessment, Dim, RequestSubjectType, SubmissionAnswer } from '@candor/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { Playback } from '../../shared/playback'
import { findPosition } from './player/timeline'
import type { Player } from './player/use-player'

/** Position of a CV quote, in UTF-16 offsets of the CV's text. */
export interface CvPlace {
  readonly start: number
  readonly end: number
}

/** Position of an answer's quote, in UTF-16 offsets of the answer's text. */
export interface WordsPlace extends CvPlace {
  readonly answerId: string
}

/** What a candidate can object to. */
export interface ObjectionSubject {
  readonly type: RequestSubjectType
  readonly id: string
}

export type ResultAnswer = Pick<SubmissionAnswer, 'answerId' | 'questionId' | 'questionNumber'>

/** The weights where there is no assessment. */
export const noWeights: Assessment['weights'] = { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} }

/** Lets the parts of a result play the recording. */
export const createPlayback = ({ playAnswer, timeline }: Pick<Player, 'playAnswer' | 'timeline'>): Playback => ({
  play: playAnswer,
  positionMs: (answerId, answerMs) => findPosition(timeline, answerId, answerMs),
})

/** What every part of a result needs, on the company's side and on the candidate's. */
export interface ResultView {
  /** The reader. A candidate reads missing criteria as what would have raised the level. */
  readonly reader: 'company' | 'candidate'
  readonly answers: readonly ResultAnswer[]
  readonly weights: Assessment['weights']
  /** Null: nothing can be played. */
  readonly playback: Playback | null
  /** The recordings are no part of what was shared with the reader: whether there are any is not said. */
  readonly isRecordingWithheld?: boolean
  /** Opens a line of the CV. Null: the CV is not shown. */
  readonly showCv: ((place: CvPlace) => void) | null
  /** Opens the words of an answer that can't be played. */
  readonly showWords: ((place: WordsPlace) => void) | null
  /** Levels that people set next to the engine's. */
  readonly reviewer: NonNullable<Assessment['reviewer']>
  /** Extra content of an opened dimension, such as the reviewer's level. */
  readonly renderBeside: ((dim: Dim) => ReactNode) | null
  /** The candidate's objection to an integrity signal or a remark on the CV, which `title` names. Absent: the reader sees none. */
  readonly renderObjection?: (subject: ObjectionSubject, title: string) => ReactNode
}

const Context = createContext<ResultView | null>(null)

export function ResultProvider({ view, children }: { view: ResultView; children: ReactNode }) {
  return <Context.Provider value={view}>{children}</Context.Provider>
}

export function useResult(): ResultView {
  const view = useContext(Context)
  if (view === null) throw new Error('A part of a result stands outside of ResultProvider.')
  return view
}
