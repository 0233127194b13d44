import type { InterviewIntro } from '@candor/contract'
import { hasEnded, isUnderway, wasAbandoned } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { unlockSpeech } from '../../../shared/speech/unlock-speech'
import { SkeletonList } from '../../../shared/ui/skeleton'
import type { Draft } from '../draft'
import { NotMeButton } from '../leave/not-me-button'
import { usePendingRecordings } from '../use-pending-recordings'
import { BrowserDialog } from './browser-dialog'
import { type Asked, type PreInterview as PreInterviewState, usePreInterview } from './pre-interview-state'
import type { StepId } from './pre-interview-steps'
import { ResumeDialog } from './resume-dialog'
import { CameraStep } from './steps/camera'
import { FairPlayStep } from './steps/fair-play'
import { InformationStep } from './steps/information'
import { InstructionStep } from './steps/instruction'
import { IntroStep } from './steps/intro'
import { LanguageStep } from './steps/language'
import { PracticeStep } from './steps/practice'

// The two largest steps are loaded separately.
const ScreeningStep = lazy(() => import('./steps/screening').then((file) => ({ default: file.ScreeningStep })))
const DevicesStep = lazy(() => import('./steps/devices').then((file) => ({ default: file.DevicesStep })))

interface PreInterviewProps {
  intro: InterviewIntro
  draft: Draft
  asked: Asked
  onChanged: () => Promise<unknown>
}

const views: Record<StepId, (props: { preInterview: PreInterviewState }) => ReactNode> = {
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

/** The pre-interview steps, one after another. The current step is saved. */
export function PreInterview({ intro, draft, asked, onChanged }: PreInterviewProps) {
  const navigate = useNavigate()
  const preInterview = usePreInterview({ intro, draft, asked, onChanged })
  const [isPutOff, setIsPutOff] = useState(false)
  usePendingRecordings()
  const { session } = intro
  const own = session?.isPractice === false ? session : null
  const isOver = own !== null && hasEnded(own) && !wasAbandoned(own)
  const enter = () => navigate({ to: '/interview/$id/start', params: { id: intro.linkId } })
  useEffect(() => {
    // The interview page also shows an interview that has ended, for review and submission.
    if (isOver) void navigate({ to: '/interview/$id/start', params: { id: intro.linkId }, replace: true })
  }, [isOver, navigate, intro.linkId])
  const isOffered = own !== null && isUnderway(own) && !isPutOff
  // The intro step is shown behind the offer to resume, because later steps would request camera and microphone.
  const shown: PreInterviewState = isOffered ? { ...preInterview, step: 'intro', back: null } : preInterview
  const View = views[shown.step]
  return (
    <>
      <Suspense fallback={<SkeletonList rows={3} />}>
        <View preInterview={shown} />
      </Suspense>
      <BrowserDialog isAsked={preInterview.isSpoken} />
      {isOffered && (
        <ResumeDialog
          remainingMs={own.remainingMs}
          onResume={() => {
            // This click unlocks sound, so that the interview page doesn't need another one.
            unlockSpeech(own.language)
            void enter()
          }}
          onLater={() => setIsPutOff(true)}
        >
          <NotMeButton linkId={intro.linkId} session={own} />
        </ResumeDialog>
      )}
    </>
  )
}
