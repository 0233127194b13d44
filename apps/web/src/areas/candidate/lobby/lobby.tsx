import type { InterviewIntro } from '@candor/contract'
import { hasEnded, isUnderway } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { unlockSpeech } from '../../../shared/speech/unlock-speech'
import { SkeletonList } from '../../../shared/ui/skeleton'
import type { Draft } from '../draft'
import { usePendingRecordings } from '../use-pending-recordings'
import { BrowserDialog } from './browser-dialog'
import { type Asked, type Lobby as LobbyState, useLobby } from './lobby-state'
import type { StepId } from './lobby-steps'
import { ResumeDialog } from './resume-dialog'
import { CameraStep } from './steps/camera'
import { FairPlayStep } from './steps/fair-play'
import { InformationStep } from './steps/information'
import { InstructionStep } from './steps/instruction'
import { IntroStep } from './steps/intro'
import { LanguageStep } from './steps/language'
import { PracticeStep } from './steps/practice'

// The two heaviest steps come in chunks of their own.
const ScreeningStep = lazy(() => import('./steps/screening').then((file) => ({ default: file.ScreeningStep })))
const DevicesStep = lazy(() => import('./steps/devices').then((file) => ({ default: file.DevicesStep })))

interface LobbyProps {
  intro: InterviewIntro
  draft: Draft
  asked: Asked
  onChanged: () => Promise<unknown>
}

const views: Record<StepId, (props: { lobby: LobbyState }) => ReactNode> = {
  intro: IntroStep,
  language: LanguageStep,
  information: InformationStep,
  screening: ScreeningStep,
  devices: DevicesStep,
  camera: CameraStep,
  fairPlay: FairPlayStep,
  practice: PracticeStep,
  instruction: InstructionStep,
}

/** Everything before the interview: one step after another, each remembered. */
export function Lobby({ intro, draft, asked, onChanged }: LobbyProps) {
  const navigate = useNavigate()
  const lobby = useLobby({ intro, draft, asked, onChanged })
  const [isPutOff, setIsPutOff] = useState(false)
  usePendingRecordings()
  const { session } = intro
  const own = session?.isPractice === false ? session : null
  const isOver = own !== null && hasEnded(own) && own.endReason !== 'abandoned'
  const enter = () => navigate({ to: '/interview/$id/start', params: { id: intro.linkId } })
  useEffect(() => {
    // An interview that has ended is looked at, submitted or seen as submitted in the room.
    if (isOver) void navigate({ to: '/interview/$id/start', params: { id: intro.linkId }, replace: true })
  }, [isOver, navigate, intro.linkId])
  const isOffered = own !== null && isUnderway(own) && !isPutOff
  // Behind the offer to resume stands the welcome: the steps after it would ask for camera and microphone.
  const shown: LobbyState = isOffered ? { ...lobby, step: 'intro', back: null } : lobby
  const View = views[shown.step]
  return (
    <>
      <Suspense fallback={<SkeletonList rows={3} />}>
        <View lobby={shown} />
      </Suspense>
      <BrowserDialog isAsked={lobby.isSpoken} />
      {isOffered && (
        <ResumeDialog
          remainingMs={own.remainingMs}
          onResume={() => {
            // The press that unlocks sound is this one: the room asks for no second.
            unlockSpeech(own.language)
            void enter()
          }}
          onLater={() => setIsPutOff(true)}
        />
      )}
    </>
  )
}
