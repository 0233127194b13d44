import type { CommitCause, InterviewLanguage, TurnPhase } from '@candor/contract'

/** How an answer's last words sound: over, in the middle of something, a wish for time, or nothing that says. */
export const endings = ['complete', 'unknown', 'incomplete', 'asksForTime'] as const
export type Ending = (typeof endings)[number]

/** `nowMs`: the server's monotonic milliseconds. `atMs`: on the answer's audio clock, from the start of its recording. */
interface At {
  readonly nowMs: number
}
interface OfTake extends At {
  readonly turn: number
  readonly take: number
}

/** The interviewer begins to ask. `askingMs`: how long all that is still to be said takes, as far as is known. */
export interface TurnAsked extends OfTake {
  readonly type: 'turnAsked'
  readonly askingMs: number
}
/** The browser has played the question to its end (advisory: the machine continues without it). */
export interface AskedToEnd extends OfTake {
  readonly type: 'askedToEnd'
}
/** The candidate speaks over the question; it counts as asked. */
export interface BargedIn extends OfTake {
  readonly type: 'bargedIn'
  readonly atMs: number
}
export interface SpeechStarted extends OfTake {
  readonly type: 'speechStarted'
  readonly atMs: number
}
/** `speechMs`: all speech of the take so far. */
export interface SpeechEnded extends OfTake {
  readonly type: 'speechEnded'
  readonly atMs: number
  readonly speechMs: number
}
/** All words of the take so far. A word without a report of the voice detector is speech too. */
export interface WordsHeard extends OfTake {
  readonly type: 'wordsHeard'
  readonly text: string
  readonly isFinal: boolean
}
/** Of the words it was asked about; of other words it says nothing. */
export interface EndingJudged extends OfTake {
  readonly type: 'endingJudged'
  readonly text: string
  readonly ending: Ending
}
export interface DoneKey extends OfTake {
  readonly type: 'doneKey'
  readonly durationMs: number
  readonly speechMs: number
  readonly segmentCount: number
}
export interface ThinkAsked extends OfTake {
  readonly type: 'thinkAsked'
}
/** What is known of the recording, so that a commit by silence can say it. */
export interface Recorded extends OfTake {
  readonly type: 'recorded'
  readonly durationMs: number
  readonly segmentCount: number
}
/** A device is disconnected or full, or the page is hidden: the silence timer stops. */
export interface Held extends At {
  readonly type: 'held'
}
export interface Released extends At {
  readonly type: 'released'
}
export interface LineLost extends At {
  readonly type: 'lineLost'
}
export interface LineBack extends At {
  readonly type: 'lineBack'
}
export interface ModeChanged extends At {
  readonly type: 'modeChanged'
  readonly isHandsFree: boolean
}
/** The session took the commit, or refused it (too short: the answer continues). */
export interface CommitTaken extends At {
  readonly type: 'commitTaken'
  readonly turn: number
}
export interface CommitRefused extends At {
  readonly type: 'commitRefused'
  readonly turn: number
}
/** The time of the interview is up: what was said is committed as it is. */
export interface TimeUp extends At {
  readonly type: 'timeUp'
}
export interface SessionOver extends At {
  readonly type: 'sessionOver'
}
export interface TurnTimePassed extends At {
  readonly type: 'timePassed'
}

/** The candidate chose or ended their own pace. */
export interface PaceSet extends At {
  readonly type: 'paceSet'
  readonly isOwnPace: boolean
}

export type TurnEvent =
  | TurnAsked
  | AskedToEnd
  | BargedIn
  | SpeechStarted
  | SpeechEnded
  | WordsHeard
  | EndingJudged
  | DoneKey
  | ThinkAsked
  | Recorded
  | Held
  | Released
  | LineLost
  | LineBack
  | ModeChanged
  | PaceSet
  | CommitTaken
  | CommitRefused
  | TimeUp
  | SessionOver
  | TurnTimePassed

export type TurnEffect =
  /** Hand the answer in to the session, once per turn and take; answer with `commitTaken` or `commitRefused`. */
  | {
      readonly type: 'commit'
      readonly turn: number
      readonly take: number
      readonly by: CommitCause
      readonly durationMs: number
      readonly speechMs: number
      readonly segmentCount: number
    }
  /**
   * The silence seems to be the end: start the neutral acknowledgement now. The commit follows by itself after
   * `turnLimits.mergeMs`. If the candidate continues, `stopSpeech` comes instead and nothing is committed.
   */
  | { readonly type: 'acknowledge'; readonly turn: number }
  /** Stop the interviewer's voice, at once. */
  | { readonly type: 'stopSpeech'; readonly turn: number }
  /** "Take your time", once per silence. */
  | { readonly type: 'reassure'; readonly turn: number }
  /** Think about a follow-up on these words already: abortable, at most `turnLimits.maxPrefetches` per take. */
  | { readonly type: 'prefetchReply'; readonly turn: number; readonly take: number; readonly text: string }
  | { readonly type: 'judgeEnding'; readonly turn: number; readonly take: number; readonly text: string }
  /** For the browser. */
  | { readonly type: 'show'; readonly turn: number; readonly phase: TurnPhase; readonly patienceMs: number | null }
  /** Send `timePassed` at this instant; a later one takes the place of an earlier. */
  | { readonly type: 'wake'; readonly atMs: number }

export interface CreateTurnInput {
  readonly language: InterviewLanguage
  /** live: silence ends an answer, too; chat: only the key does. */
  readonly isHandsFree: boolean
  /** Practice gives half as much patience again. */
  readonly isPractice: boolean
  /** The candidate's own pace gives three times the patience. Absent: no. */
  readonly isOwnPace?: boolean
  readonly nowMs: number
}
