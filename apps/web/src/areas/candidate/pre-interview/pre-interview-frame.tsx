import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../shared/ui/candidate-shell'
import { StepBar } from '../../../shared/ui/step-bar'
import { AdjustmentLine } from '../accommodation/adjustment-line'
import { AdjustmentPlace } from '../accommodation/adjustment-place'
import { getHost } from '../host'
import type { PracticeStepId } from '../practice/practice-steps'
import { TroubleshootingGuide } from '../troubleshooting-guide'
import type { PreInterview } from './pre-interview-state'

/** What the frame of a step shows. */
export type FramedStep = Pick<PreInterview, 'intro' | 'back' | 'hasMoved'> & (InterviewSteps | PracticeSteps)

interface InterviewSteps extends Pick<PreInterview, 'steps' | 'step'> {
  stepLabels?: undefined
}
interface PracticeSteps {
  steps: readonly PracticeStepId[]
  step: PracticeStepId
  stepLabels: Readonly<Record<PracticeStepId, string>>
}

/** What the checks of the devices need, before an interview and before a practice. */
export type CheckedStep = FramedStep &
  Pick<PreInterview, 'draft' | 'mode' | 'offers' | 'hasWords' | 'chooseMode' | 'next'>

interface PreInterviewFrameProps {
  preInterview: FramedStep
  title: ReactNode
  lead?: ReactNode
  /** The one primary button. */
  action: ReactNode
  note?: ReactNode
  /** The page was just opened with this step, which also has a way back. */
  isArrival?: boolean
  children: ReactNode
}

/** The frame of every step: interviewer on top, then the step, with its button at the bottom. A new step's heading takes the focus. */
export function PreInterviewFrame(props: PreInterviewFrameProps) {
  const { preInterview, title, lead, action, note, children } = props
  const t = useTranslations('candidate')
  const common = useTranslations('common.actions')
  const { intro, back } = preInterview
  const steps =
    preInterview.stepLabels === undefined
      ? preInterview.steps.map((id) => ({ id, label: t(`steps.${id}`) }))
      : preInterview.steps.map((id) => ({ id, label: preInterview.stepLabels[id] }))
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={t('lead', { position: intro.positionName, minutes: Math.round(intro.durationMs / 60_000) })}
      steps={<StepBar label={t('steps.label')} steps={steps} currentId={preInterview.step} />}
      tools={<TroubleshootingGuide />}
      footer={
        <StickyFooter
          back={
            back && (
              <Button variant="ghost" size="lg" onClick={back}>
                <ArrowLeft size={16} aria-hidden="true" />
                {common('back')}
              </Button>
            )
          }
          note={note}
        >
          {action}
        </StickyFooter>
      }
    >
      <StepHeading
        key={preInterview.step}
        isArrival={props.isArrival ?? (preInterview.back === null && !preInterview.hasMoved)}
        lead={lead}
      >
        {title}
      </StepHeading>
      {preInterview.stepLabels === undefined && <AdjustmentPlace intro={intro} />}
      {children}
      {preInterview.stepLabels === undefined && <AdjustmentLine intro={intro} session={intro.session} />}
    </CandidateShell>
  )
}

interface StepHeadingProps {
  children: ReactNode
  lead?: ReactNode
  /** True: the page was just opened, so the focus stays where the browser put it. */
  isArrival: boolean
}

function StepHeading({ children, lead, isArrival }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isArrival) heading.current?.focus()
  }, [isArrival])
  return (
    <div className="mb-6 max-w-[68ch] md:mb-8">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none md:text-3xl">
        {children}
      </h1>
      {lead && <p className="mt-1.5 text-base text-ink-2 md:text-lg">{lead}</p>}
    </div>
  )
}
