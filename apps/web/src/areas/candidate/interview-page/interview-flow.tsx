import type { InterviewIntro, Session } from '@candor/contract'
import { lazy, Suspense, useState } from 'react'
import { isUnlocked } from '../../../shared/speech/unlock-speech'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { draftOf } from '../draft'
import { preferredMode } from '../mode'
import { useModeOffers } from '../use-mode-offers'
import { DonePage } from './finish/done-page'
import { useSession } from './session/use-session'
import { RoomGate } from './start-gate'

const LiveRoom = lazy(() => import('./active-interview').then((file) => ({ default: file.LiveRoom })))
const FinishPage = lazy(() => import('./finish/finish-page').then((file) => ({ default: file.FinishPage })))

const isOver = (session: Session): boolean => session.state === 'ended' || session.state === 'aborted'

/** One interview from its gate to its end; which screen is shown follows from the session alone. */
export function Room({ intro, initial }: { intro: InterviewIntro; initial: Session }) {
  const live = useSession(initial)
  const { session } = live
  // Coming from the steps, the start was pressed there: sound is unlocked. After a reload a press is needed again.
  const [isOpen, setIsOpen] = useState(() => isUnlocked() && !isOver(initial))
  const [hasFarewell, setHasFarewell] = useState(() => !isOver(initial))
  const [wanted, setMode] = useState(() => preferredMode(intro.modes, draftOf(intro.linkId).mode() ?? initial.mode))
  const { offers, fitting } = useModeOffers(intro, session.language)
  const mode = fitting(wanted)
  const chooseMode = (next: typeof mode) => {
    draftOf(intro.linkId).keepMode(next)
    setMode(next)
  }
  const props = { intro, live, mode, offers, onMode: chooseMode }
  if (isOver(session) && !(hasFarewell && isOpen)) {
    const isOpenEnd = session.state === 'ended' && session.endReason !== 'abandoned'
    const hasToSubmit = isOpenEnd && !session.isPractice && !session.isSubmitted
    return (
      <Suspense fallback={<SkeletonPage />}>
        {hasToSubmit ? <FinishPage intro={intro} live={live} /> : <DonePage intro={intro} session={session} />}
      </Suspense>
    )
  }
  if (!isOpen || session.state === 'created') {
    return <RoomGate {...props} onOpen={() => setIsOpen(true)} />
  }
  return (
    <Suspense fallback={<SkeletonPage />}>
      <LiveRoom {...props} onFarewell={() => setHasFarewell(false)} />
    </Suspense>
  )
}
