import type { InterviewIntro, Session } from '@candor/contract'
import { hasBegun, isOver } from '@candor/domain'
import { lazy, Suspense, useState } from 'react'
import { isUnlocked } from '../../../shared/speech/unlock-speech'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { openDraft } from '../draft'
import { withSessionModes } from '../mode'
import { canReview } from '../session-ending'
import { useModeOffers } from '../use-mode-offers'
import { DonePage } from './finish/done-page'
import { noRetakeLoop, type RetakeLoop } from './finish/use-retake-loop'
import { useSession } from './session/use-session'
import { StartGate } from './start-gate'

const ActiveInterview = lazy(() => import('./active-interview').then((file) => ({ default: file.ActiveInterview })))
const FinishPage = lazy(() => import('./finish/finish-page').then((file) => ({ default: file.FinishPage })))

/** The attempts left now. The intro counted them before this page's interview was submitted. */
function countAttemptsLeft({ attemptsLeft, session }: InterviewIntro, { isSubmitted }: Session): number {
  const wasCounted = session?.isSubmitted === true
  return isSubmitted && !wasCounted ? attemptsLeft - 1 : attemptsLeft
}

interface FlowProps {
  intro: InterviewIntro
  initial: Session
  loop?: RetakeLoop
}

/** One interview from the start gate to its end. The session alone decides which screen is shown. */
export function InterviewFlow({ intro: ofSet, initial, loop = noRetakeLoop }: FlowProps) {
  const intro = withSessionModes(ofSet, initial)
  const session = useSession(initial)
  const { snapshot } = session
  // The start button of the pre-interview steps has unlocked sound. After a reload another press is needed.
  const [isOpen, setIsOpen] = useState(() => isUnlocked() && !isOver(initial))
  const [isPlayingOutro, setIsPlayingOutro] = useState(() => !isOver(initial))
  const [chosen, setMode] = useState(() => openDraft(intro.linkId).readMode() ?? initial.mode)
  const { offers, fitting } = useModeOffers(intro, snapshot.language)
  const mode = fitting(chosen)
  const chooseMode = (next: typeof mode) => {
    openDraft(intro.linkId).saveMode(next)
    setMode(next)
  }
  const props = { intro, session, mode, offers, onMode: chooseMode }
  if (isOver(snapshot) && !(isPlayingOutro && isOpen)) {
    return (
      <Suspense fallback={<SkeletonPage />}>
        {canReview(snapshot) ? (
          <FinishPage intro={intro} session={session} loop={loop} />
        ) : (
          <DonePage intro={intro} session={snapshot} attemptsLeft={countAttemptsLeft(intro, snapshot)} />
        )}
      </Suspense>
    )
  }
  if (!isOpen || !hasBegun(snapshot)) {
    return <StartGate {...props} onOpen={() => setIsOpen(true)} />
  }
  return (
    <Suspense fallback={<SkeletonPage />}>
      <ActiveInterview {...props} onFinished={() => setIsPlayingOutro(false)} />
    </Suspense>
  )
}
