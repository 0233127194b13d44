import type { InterviewIntro } from '@candor/contract'
import type { ReactNode } from 'react'
import type { Retake } from '../finish/retake-outcome'
import type { InterviewSession } from '../session/use-session'

/** The props that the spoken and the typed retake share. */
export interface RetakeProps {
  intro: InterviewIntro
  session: InterviewSession
  retake: Retake
  /** The choice of speaking or typing; null: only one is offered. */
  modeSwitch: ReactNode
  /** The cancel button in the footer. */
  cancelButton: ReactNode
}
