import type { AccommodationRequest, InterviewIntro } from '@candor/contract'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../../shared/format-clock'
import { Button } from '../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../shared/ui/candidate-shell'
import { getHost } from '../host'
import { NotMeButton } from '../leave/not-me-button'
import { useResumeInterview } from '../pre-interview/use-resume-interview'
import { StartNewButton } from '../start-new/start-new-button'
import { TroubleshootingGuide } from '../troubleshooting-guide'
import { AdjustmentDialog } from './adjustment-dialog'
import { NewestRequest } from './newest-request'

interface HeldInterviewProps {
  intro: InterviewIntro
  session: NonNullable<InterviewIntro['session']>
  /** The newest of the interview. */
  request: AccommodationRequest
  heldUntil: string | null
  requestsLeft: number
  /** The candidate left the interview for it, so the heading takes the focus. */
  isFromInterview: boolean
}

/** A begun interview that waits for an answer, or has one. The candidate can continue at any time. */
export function HeldInterview({ intro, session, request, isFromInterview, ...rest }: HeldInterviewProps) {
  const t = useTranslations('accommodation.waiting')
  const resumeTexts = useTranslations('candidate.resume')
  const resume = useResumeInterview(intro.linkId)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = request.answer === null
  const canAsk = !isOpen && rest.requestsLeft > 0
  // A new request closes the dialog that sent it, so the heading takes the focus once more.
  const announcedId = isFromInterview ? request.id : null
  useEffect(() => {
    if (announcedId !== null) heading.current?.focus()
  }, [announcedId])
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={intro.positionName}
      tools={<TroubleshootingGuide />}
      footer={
        <StickyFooter>
          <Button size="lg" onClick={() => resume(session)}>
            {resumeTexts('resume')}
          </Button>
        </StickyFooter>
      }
    >
      <div className="mb-6 max-w-[68ch]">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none md:text-3xl">
          {t(isOpen ? 'openTitle' : 'answeredTitle')}
        </h1>
        <p className="mt-1.5 text-base text-ink-2 md:text-lg">{t(isOpen ? 'openText' : 'answeredText')}</p>
        {!session.isOwnPace && (
          <p className="tnum mt-1.5 text-base text-ink-2">
            {resumeTexts('left', { time: formatClock(session.remainingMs) })}
          </p>
        )}
      </div>
      <NewestRequest
        request={request}
        heldUntil={rest.heldUntil}
        company={intro.organizationName}
        interviewLanguage={session.language}
      />
      <div className="flex flex-wrap gap-2">
        <AdjustmentDialog
          key={request.id}
          intro={intro}
          session={session}
          trigger={<Button variant="secondary">{t(canAsk ? 'askAgain' : 'requests')}</Button>}
        />
        <StartNewButton intro={intro} session={session} />
        <NotMeButton linkId={intro.linkId} session={session} />
      </div>
    </CandidateShell>
  )
}
