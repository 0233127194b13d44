import type { InterviewIntro } from '@candor/contract'
import { AdjustmentButton } from '../accommodation/adjustment-button'
import { NotMeButton } from '../leave/not-me-button'
import { StartNewButton } from '../start-new/start-new-button'
import { ResumeDialog } from './resume-dialog'
import { useResumeInterview } from './use-resume-interview'

interface ResumeOfferProps {
  intro: InterviewIntro
  session: NonNullable<InterviewIntro['session']>
  onLater: () => void
}

/** Offers to continue, or to start without the interview that is under way in this browser. */
export function ResumeOffer({ intro, session, onLater }: ResumeOfferProps) {
  const { linkId } = intro
  const resume = useResumeInterview(linkId)
  return (
    <ResumeDialog
      remainingMs={session.isOwnPace ? null : session.remainingMs}
      onResume={() => resume(session)}
      onLater={onLater}
    >
      <AdjustmentButton intro={intro} session={session} />
      <StartNewButton intro={intro} session={session} />
      <NotMeButton linkId={linkId} session={session} />
    </ResumeDialog>
  )
}
