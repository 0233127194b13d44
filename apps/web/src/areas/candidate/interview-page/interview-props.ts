import type { InterviewIntro } from '@candor/contract'
import type { InterviewMode, ModeOffer } from '../mode'
import type { LiveSession } from './session/use-session'

/** What every part of the room is given. */
export interface RoomProps {
  intro: InterviewIntro
  live: LiveSession
  mode: InterviewMode
  /** The ways of answering, and which of them can't be taken here. */
  offers: readonly ModeOffer[]
  onMode: (mode: InterviewMode) => void
}
