import type { InterviewIntro } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { unlockSpeech } from '../../../shared/speech/unlock-speech'
import { NotMeButton } from '../leave/not-me-button'
import { StartNewButton } from '../start-new/start-new-button'
import { ResumeDialog } from './resume-dialog'

interface ResumeOfferProps {
  intro: InterviewIntro
  session: NonNullable<InterviewIntro['session']>
  onLater: () => void
}

/** Offers to continue, or to start without the interview that is under way in this browser. */
export function ResumeOffer({ intro, session, onLater }: ResumeOfferProps) {
  const navigate = useNavigate()
  const { linkId } = intro
  return (
    <ResumeDialog
      remainingMs={session.remainingMs}
      onResume={() => {
        // This click unlocks sound, so that the interview page doesn't need another one.
        unlockSpeech(session.language)
        void navigate({ to: '/interview/$id/start', params: { id: linkId }, search: { sessionId: session.id } })
      }}
      onLater={onLater}
    >
      <StartNewButton intro={intro} session={session} />
      <NotMeButton linkId={linkId} session={session} />
    </ResumeDialog>
  )
}
