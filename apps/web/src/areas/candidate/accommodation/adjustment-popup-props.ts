import type { InterviewIntro, Session } from '@candor/contract'
import type { ReactElement } from 'react'

export interface AdjustmentPopupProps {
  intro: Pick<InterviewIntro, 'linkId' | 'organizationName' | 'modes'>
  /** Null: the candidate has not given their name yet. */
  session: Session | null
  trigger: ReactElement
  onOpenChange?: (isOpen: boolean) => void
  /** During the interview: true while the page must not continue by itself. */
  onWaiting?: (isWaiting: boolean) => void
}
