import type { InterviewIntro } from '@candor/contract'
import type { InterviewMode, ModeOffer } from '../mode'
import type { InterviewSession } from './session/use-session'

/** Props that every part of the interview page receives. */
export interface InterviewProps {
  intro: InterviewIntro
  session: InterviewSession
  mode: InterviewMode
  /** The offered modes, and which of them are unavailable here. */
  offers: readonly ModeOffer[]
  onMode: (mode: InterviewMode) => void
}
