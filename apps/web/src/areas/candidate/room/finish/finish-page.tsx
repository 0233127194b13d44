import type { InterviewIntro, Session } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { formatClock } from '../../../../shared/format-clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../../shared/ui/candidate-shell'
import { useCountdown } from '../../../../shared/use-countdown'
import { TroubleshootingGuide } from '../../troubleshooting-guide'
import type { LiveSession } from '../session/use-session'
import { AnswersList } from './answers-list'
import { UploadPanel } from './upload-panel'
import { useSessionAfterEnd } from './use-session-after-end'

const titles = { completed: 'title', left: 'titleLeft', time_up: 'titleTimeUp', abandoned: 'titleLeft' } as const

/** After the outro: the last bytes go up, the answers are looked at, and handed in by a press or by themselves. */
export function FinishPage({ intro, live }: { intro: InterviewIntro; live: LiveSession }) {
  const t = useTranslations('candidate')
  const { session } = live
  useSessionAfterEnd(intro.linkId, session, live.take)
  const leftMs = useCountdown(leftToSubmit(session), session.autoSubmitAt !== null)
  const hasAnswers = session.autoSubmitAt !== null
  const submit = useSubmit(live)
  return (
    <CandidateShell
      company={{ name: intro.organizationName }}
      lead={t('lead', { position: intro.positionName, minutes: Math.round(intro.durationMs / 60_000) })}
      tools={<TroubleshootingGuide />}
      footer={
        hasAnswers && (
          <StickyFooter note={<span className="tnum">{t('finish.countdown', { time: formatClock(leftMs) })}</span>}>
            <Button size="lg" isBusy={submit.isBusy} onClick={() => void submit.now()}>
              {t('finish.submit')}
            </Button>
          </StickyFooter>
        )
      }
    >
      <div className="mb-6 max-w-[68ch] md:mb-8">
        <h1 className="text-2xl font-semibold md:text-3xl">
          {t(`finish.${titles[session.endReason ?? 'completed']}`)}
        </h1>
        <p className="mt-1.5 text-base text-ink-2 md:text-lg">{hasAnswers ? t('finish.text') : t('finish.nothing')}</p>
        {hasAnswers && (
          <p role="timer" data-testid="auto-submit" className="tnum mt-2 text-sm text-ink-3 md:hidden">
            {t('finish.countdown', { time: formatClock(leftMs) })}
          </p>
        )}
      </div>
      {submit.hasFailed && (
        <Banner tone="bad" className="mb-5">
          {t('finish.submitError')}
        </Banner>
      )}
      <div className="flex max-w-[760px] flex-col gap-6">
        <UploadPanel sessionId={session.id} />
        <AnswersList session={session} />
      </div>
    </CandidateShell>
  )
}

/** By the server's own two instants: this device's clock has no part in it. */
const leftToSubmit = ({ autoSubmitAt, serverTime }: Session): number =>
  autoSubmitAt === null ? 0 : Math.max(0, Date.parse(autoSubmitAt) - Date.parse(serverTime))

function useSubmit({ session, command }: LiveSession) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const now = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await command(() => api.interview.candidate.submit({ sessionId: session.id }))
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, hasFailed, now }
}
