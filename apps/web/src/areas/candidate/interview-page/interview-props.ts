import type { InterviewIntro } from '@candor/contract'
import type { InterviewMode } from '../mode'
import type { InterviewSession } from './session/use-session'

/** Props that every part of the interview page receives. */
export interface InterviewProps {
  intro: InterviewIntro
  session: InterviewSession
  mode: InterviewMode
  /** The offered modes that work here. */
  offers: readonly InterviewMode[]
  onMode: (mode: InterviewMode) => void
}
