import type { InterviewIntro, Session } from '@candor/contract'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { formatClock } from '../../../../shared/format-clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../../shared/ui/candidate-shell'
import { useCountdown } from '../../../../shared/use-countdown'
import { TroubleshootingGuide } from '../../troubleshooting-guide'
import { RetakePage } from '../retake/retake-page'
import type { LiveSession } from '../session/use-session'
import { AnswersList } from './answers-list'
import { outcomeOf, type Retake, type RetakeOutcome } from './retake-outcome'
import { UploadPanel } from './upload-panel'
import { useRetakeActions } from './use-retake-actions'
import { useSessionAfterEnd } from './use-session-after-end'

const titles = { completed: 'title', left: 'titleLeft', time_up: 'titleTimeUp', abandoned: 'titleLeft' } as const

interface FinishProps {
  intro: InterviewIntro
  live: LiveSession
}

/** After the outro: the answers are looked at, one of them given anew where it may be, and handed in. The session says which. */
export function FinishPage({ intro, live }: FinishProps) {
  const { session, take } = live
  const { retake } = session
  useSessionAfterEnd(intro.linkId, session, take)
  const [left, setLeft] = useState<Retake | null>(null)
  const [cancelledKey, setCancelledKey] = useState<string | null>(null)
  useEffect(() => {
    if (retake) setLeft(retake)
  }, [retake])
  if (retake) {
    return (
      <RetakePage
        key={keyOf(retake)}
        intro={intro}
        live={live}
        retake={retake}
        onCancel={() => setCancelledKey(keyOf(retake))}
      />
    )
  }
  const outcome = left && outcomeOf(left, session, keyOf(left) === cancelledKey)
  return <LookOver intro={intro} live={live} backFrom={left && outcome && { turn: left.turn, outcome }} />
}

const keyOf = ({ answerId, take }: Retake): string => `${answerId} ${take}`

/** The last bytes go up, the answers are read through, and handed in by a press or by themselves. */
function LookOver({
  intro,
  live,
  backFrom,
}: FinishProps & { backFrom: { turn: number; outcome: RetakeOutcome } | null }) {
  const t = useTranslations('candidate')
  const { session } = live
  const leftMs = useCountdown(leftToSubmit(session), session.autoSubmitAt !== null)
  const hasAnswers = session.autoSubmitAt !== null
  const submit = useSubmit(live)
  const actions = useRetakeActions(live)
  const spoiltCount = session.answers.filter(({ canRetake }) => canRetake).length
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
        {backFrom?.outcome === 'expired' && <Banner tone="warn">{t('retake.expired')}</Banner>}
        {backFrom?.outcome === 'recorded' && (
          <div role="status">
            <Banner tone="ok">{t('retake.recorded')}</Banner>
          </div>
        )}
        {backFrom?.outcome !== 'recorded' && spoiltCount > 0 && (
          <Banner>{t('faults.offer', { count: spoiltCount })}</Banner>
        )}
        <UploadPanel session={session} />
        <AnswersList session={session} actions={actions} focusTurn={backFrom?.turn ?? null} />
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
