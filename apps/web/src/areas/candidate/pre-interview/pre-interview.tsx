import type { InterviewIntro } from '@candor/contract'
import { isUnderway } from '@candor/domain'
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { loadWhenIdle } from '../../../shared/load-when-idle'
import { SkeletonList, SkeletonPage } from '../../../shared/ui/skeleton'
import type { Draft } from '../draft'
import { leadsToEnding } from '../session-ending'
import { usePendingRecordings } from '../use-pending-recordings'
import { BrowserDialog } from './browser-dialog'
import { type Asked, type PreInterview as PreInterviewState, usePreInterview } from './pre-interview-state'
import type { StepId } from './pre-interview-steps'
import { IntroStep } from './steps/intro'
import { useResumeInterview } from './use-resume-interview'

interface PreInterviewProps {
  intro: InterviewIntro
  draft: Draft
  asked: Asked
  onChanged: () => Promise<unknown>
}

// Only those who return see it.
const HeldInterviewGate = lazy(() =>
  import('../accommodation/held-interview-gate').then((file) => ({ default: file.HeldInterviewGate })),
)
const ResumeOffer = lazy(() => import('./resume-offer').then((file) => ({ default: file.ResumeOffer })))

type StepView = ComponentType<{ preInterview: PreInterviewState }>

/** Every step but the first is loaded while the one before it is read. */
const loadSteps: Record<Exclude<StepId, 'intro'>, () => Promise<StepView>> = {
  language: () => import('./steps/language').then((file) => file.LanguageStep),
  information: () => import('./steps/information').then((file) => file.InformationStep),
  screening: async () => {
    const [file] = await Promise.all([import('./steps/screening'), ensureAreas('background', 'noCv')])
    return file.ScreeningStep
  },
  devices: () => import('./steps/devices').then((file) => file.DevicesStep),
  camera: () => import('./steps/camera').then((file) => file.CameraStep),
  fairPlay: () => import('./steps/fair-play').then((file) => file.FairPlayStep),
  practice: () => import('./steps/practice').then((file) => file.PracticeStep),
  instruction: () => import('./steps/instruction').then((file) => file.InstructionStep),
}
const lazyStep = (id: keyof typeof loadSteps): StepView => lazy(async () => ({ default: await loadSteps[id]() }))

const views: Record<StepId, StepView> = {
  intro: IntroStep,
  language: lazyStep('language'),
  information: lazyStep('information'),
  screening: lazyStep('screening'),
  devices: lazyStep('devices'),
  camera: lazyStep('camera'),
  fairPlay: lazyStep('fairPlay'),
  practice: lazyStep('practice'),
  instruction: lazyStep('instruction'),
}

/** Loads what follows the step that is read. After the last one, that is the interview. */
function usePrefetchNext({ steps, step, intro }: PreInterviewState): void {
  const router = useRouter()
  const next = steps[steps.indexOf(step) + 1]
  useEffect(
    () =>
      loadWhenIdle(() => {
        if (next === undefined) return router.preloadRoute({ to: '/interview/$id/start', params: { id: intro.linkId } })
        return next === 'intro' ? Promise.resolve() : loadSteps[next]()
      }),
    [next, router, intro.linkId],
  )
}

/** The pre-interview steps, one after another. The current step is saved. */
export function PreInterview({ intro, draft, asked, onChanged }: PreInterviewProps) {
  const navigate = useNavigate()
  const resume = useResumeInterview(intro.linkId)
  const preInterview = usePreInterview({ intro, draft, asked, onChanged })
  const cameToLater = useRouterState({ select: ({ location }) => location.state.isResumeLater === true })
  const [isPutOff, setIsPutOff] = useState(cameToLater)
  usePendingRecordings()
  usePrefetchNext(preInterview)
  const { session } = intro
  const own = session?.isPractice === false ? session : null
  const leavesTo = own !== null && leadsToEnding(intro, own, asked.sessionId) ? own.id : null
  useEffect(() => {
    if (leavesTo === null) return
    // The interview page also shows an interview that has ended, for review and submission.
    const search = {
      ...(asked.sessionId === null ? {} : { sessionId: leavesTo }),
      ...(asked.isRetakeLoop === true ? { loop: true as const } : {}),
    }
    void navigate({ to: '/interview/$id/start', params: { id: intro.linkId }, search, replace: true })
  }, [leavesTo, asked.sessionId, asked.isRetakeLoop, navigate, intro.linkId])
  const begun = own !== null && isUnderway(own) ? own : null
  // A begun interview has no steps before it. They would open camera and microphone.
  const shown: PreInterviewState =
    begun === null
      ? preInterview
      : {
          ...preInterview,
          step: 'intro',
          back: null,
          isResumeOffered: !isPutOff,
          // Until the dialog is loaded, the page's own button continues.
          next: () => (isPutOff ? setIsPutOff(false) : resume(begun)),
        }
  const View = views[shown.step]
  const page = (
    <>
      <Suspense fallback={<SkeletonList rows={3} />}>
        <View preInterview={shown} />
      </Suspense>
      <BrowserDialog isAsked={preInterview.isSpoken} />
    </>
  )
  if (begun === null) return page
  return (
    <Suspense fallback={<SkeletonPage />}>
      <HeldInterviewGate intro={intro} session={begun} isFromInterview={cameToLater}>
        {page}
        {!isPutOff && (
          <Suspense>
            <ResumeOffer intro={intro} session={begun} onLater={() => setIsPutOff(true)} />
          </Suspense>
        )}
      </HeldInterviewGate>
    </Suspense>
  )
}
