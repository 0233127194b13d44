import type { InterviewIntro } from '@candor/contract'
import type { ReactNode } from 'react'
import type { Retake } from '../finish/retake-outcome'
import type { LiveSession } from '../session/use-session'

/** What both ways of giving an answer anew are given. */
export interface RetakeProps {
  intro: InterviewIntro
  live: LiveSession
  retake: Retake
  /** Speaking or typing; null where only one is offered. */
  way: ReactNode
  /** In the footer: giving it up. */
  back: ReactNode
}
