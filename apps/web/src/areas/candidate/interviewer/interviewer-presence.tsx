import type { Interviewer } from '@candor/contract'
import type { LevelSource } from '../../../shared/speech/level-source'
import { cx } from '../../../shared/ui/cx'
import { InterviewerFigure, type Mood } from './interviewer-figure'

/** What is being said now, so that the mouth can form it. `startedAtMs` is of `monotonicMs`, when the sound began to be heard. */
export interface Spoken {
  text: string
  language: 'en' | 'vi'
  /** Length of the sound; null where nobody knows it: then the mouth follows the loudness alone. */
  durationMs: number | null
  startedAtMs: number
}

export interface InterviewerPresenceProps {
  who: Interviewer
  mood: Mood
  /** Loudness of the interviewer's voice, 0 to 1. */
  level?: LevelSource
  /** Loudness of the candidate's voice: the interviewer nods at its pauses. */
  heard?: LevelSource
  saying?: Spoken | null
  /** The candidate is looking for words: nothing may look like hurry. */
  isHesitating?: boolean
  className?: string
}

/** The interviewer on the stage: purely visual, what is said stands in the captions beside it. */
export function InterviewerPresence({ who, mood, level, className }: InterviewerPresenceProps) {
  return (
    <div aria-hidden="true" data-testid="interviewer-presence" className={cx('relative h-full w-full', className)}>
      <InterviewerFigure who={who} mood={mood} {...(level && { level })} />
    </div>
  )
}
