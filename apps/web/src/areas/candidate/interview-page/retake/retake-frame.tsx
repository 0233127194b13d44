import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AiLabel, aiText } from '../../../../shared/ui/ai-text'
import { Banner } from '../../../../shared/ui/banner'
import { CandidateShell, StickyFooter } from '../../../../shared/ui/candidate-shell'
import { Card } from '../../../../shared/ui/card'
import { Countdown } from '../../../../shared/ui/countdown'
import { Pill } from '../../../../shared/ui/pill'
import { useCountdown } from '../../../../shared/use-countdown'
import { getHost } from '../../host'
import { TroubleshootingGuide } from '../../troubleshooting-guide'
import { useRefusalText } from './refusal-text'
import type { RetakeProps } from './retake-props'

interface RetakeFrameProps extends RetakeProps {
  /** The candidate's own picture; null while typing. */
  picture: ReactNode
  error: unknown
  /** The one button. */
  action: ReactNode
  children: ReactNode
}

const textsByReason = { fault: 'candidate.retake', set: 'recording.setRetakes' } as const

/** The interview layout for one question: the candidate's camera, the question, the answer, one button below. */
export function RetakeFrame(props: RetakeFrameProps) {
  const t = useTranslations('candidate')
  const { intro, session, retake, cancelButton, modeSwitch, picture, error, action, children } = props
  const refusalText = useRefusalText()
  const reasonText = useTranslations(textsByReason[retake.reason])
  // Uses two of the server's timestamps, so that this device's clock has no influence.
  const dueMs = Math.max(0, Date.parse(retake.expiresAt) - Date.parse(session.snapshot.serverTime))
  const leftMs = useCountdown(dueMs, true)
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={t('lead', { position: intro.positionName, minutes: Math.round(intro.durationMs / 60_000) })}
      tools={
        <>
          <TroubleshootingGuide />
          <span className="ml-1" title={t('retake.left')}>
            <Countdown leftMs={leftMs} />
          </span>
        </>
      }
      footer={<StickyFooter back={cancelButton}>{action}</StickyFooter>}
    >
      <div className="mb-5 max-w-[68ch] md:mb-6">
        <h1 className="text-2xl font-semibold md:text-3xl">{reasonText('title')}</h1>
        <p className="mt-1.5 text-base text-ink-2">{reasonText('lead')}</p>
      </div>
      <div
        className={clsx(
          'grid gap-5 lg:gap-7',
          picture ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]' : 'max-w-[760px]',
        )}
      >
        {picture}
        <div className={clsx('flex min-w-0 flex-col gap-5', Boolean(picture) && 'max-lg:order-first')}>
          <Question retake={retake} />
          <Card className="flex flex-col gap-4">
            {modeSwitch}
            {error !== null && <Banner tone="bad">{refusalText(error)}</Banner>}
            {children}
          </Card>
        </div>
      </div>
    </CandidateShell>
  )
}

function Question({ retake }: Pick<RetakeProps, 'retake'>) {
  const t = useTranslations('candidate.interviewPage')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card aria-labelledby="question-number">
      <div className="flex items-center gap-2">
        <h2
          id="question-number"
          ref={heading}
          tabIndex={-1}
          className="tnum text-sm font-medium text-ink-3 outline-none"
        >
          {t('question', { number: retake.questionNumber, count: retake.questionCount })}
        </h2>
        {retake.isFollowUp && <Pill tone="brand">{t('followUp')}</Pill>}
        <AiLabel source={retake.questionDigitalSource} />
      </div>
      <p
        data-testid="question"
        className="mt-2 text-lg font-semibold md:text-xl"
        {...aiText(retake.questionDigitalSource)}
      >
        {retake.questionText}
      </p>
    </Card>
  )
}
