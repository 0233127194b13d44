import type { InterviewIntro, Session } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { formatClock } from '../../../../shared/format-clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { CandidateShell, StickyFooter } from '../../../../shared/ui/candidate-shell'
import { NoticePage } from '../../../../shared/ui/notice-page'
import { useCountdown } from '../../../../shared/use-countdown'
import { AskDialog, AskIcon } from '../../ask/ask-dialog'
import { openDraft } from '../../draft'
import { getHost } from '../../host'
import { NotMeButton } from '../../leave/not-me-button'
import { TroubleshootingGuide } from '../../troubleshooting-guide'
import { RetakePage } from '../retake/retake-page'
import { useResendRetake } from '../retake/use-resend-retake'
import type { InterviewSession } from '../session/use-session'
import { AnswersList } from './answers-list'
import { getRetakeOutcome, type Retake, type RetakeOutcome } from './retake-outcome'
import { UploadPanel } from './upload-panel'
import { useRetakeActions } from './use-retake-actions'
import { type RetakeLoop, useRetakeLoop } from './use-retake-loop'
import { useSessionAfterEnd } from './use-session-after-end'

const titles = { completed: 'title', left: 'titleLeft', time_up: 'titleTimeUp', abandoned: 'titleLeft' } as const

interface FinishProps {
  intro: InterviewIntro
  session: InterviewSession
  loop: RetakeLoop
}

/** Follows the outro: the candidate reviews the answers, retakes one if the session allows it, and submits. */
export function FinishPage({ intro, session, loop }: FinishProps) {
  const { snapshot, apply } = session
  const { retake } = snapshot
  useSessionAfterEnd(intro.linkId, snapshot, apply)
  const isResending = useResendRetake(session)
  const [lastRetake, setLastRetake] = useState<Retake | null>(null)
  const [canceledKey, setCanceledKey] = useState<string | null>(null)
  useEffect(() => {
    if (retake) setLastRetake(retake)
  }, [retake])
  if (isResending) return <ResendingRetake />
  if (retake) {
    return (
      <RetakePage
        key={getRetakeKey(retake)}
        intro={intro}
        session={session}
        retake={retake}
        onCancel={() => setCanceledKey(getRetakeKey(retake))}
      />
    )
  }
  const outcome = lastRetake && getRetakeOutcome(lastRetake, snapshot, getRetakeKey(lastRetake) === canceledKey)
  return (
    <ReviewAnswers
      intro={intro}
      session={session}
      loop={loop}
      returnedFrom={lastRetake && outcome && { turn: lastRetake.turn, outcome }}
    />
  )
}

const getRetakeKey = ({ answerId, take }: Retake): string => `${answerId} ${take}`

/** Uploads the last bytes while the candidate reviews the answers, then submitted by a press or automatically. */
function ReviewAnswers({
  intro,
  session,
  loop,
  returnedFrom,
}: FinishProps & { returnedFrom: { turn: number; outcome: RetakeOutcome } | null }) {
  const t = useTranslations('candidate')
  const { snapshot } = session
  const leftMs = useCountdown(getTimeToSubmitMs(snapshot), snapshot.autoSubmitAt !== null)
  const hasAnswers = snapshot.autoSubmitAt !== null
  const submit = useSubmit(session)
  const actions = useRetakeActions(session)
  useRetakeLoop({ loop, answers: snapshot.answers, returnedFrom, actions })
  return (
    <CandidateShell
      company={getHost(intro)}
      lead={t('lead', { position: intro.positionName, minutes: Math.round(intro.durationMs / 60_000) })}
      tools={<TroubleshootingGuide />}
      footer={
        hasAnswers ? (
          <StickyFooter note={<span className="tnum">{t('finish.countdown', { time: formatClock(leftMs) })}</span>}>
            <Button size="lg" isBusy={submit.isBusy} onClick={() => void submit.now()}>
              {t('finish.submit')}
            </Button>
          </StickyFooter>
        ) : (
          <NewInterviewFooter intro={intro} />
        )
      }
    >
      <div className="mb-6 max-w-[68ch] md:mb-8">
        <h1 className="text-2xl font-semibold md:text-3xl">
          {t(`finish.${titles[snapshot.endReason ?? 'completed']}`)}
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
        <RetakeNotes session={snapshot} loop={loop} outcome={returnedFrom?.outcome ?? null} />
        <SetRetakesNote session={snapshot} company={intro.organizationName} />
        <UploadPanel session={snapshot} />
        <AnswersList session={snapshot} actions={actions} focusTurn={returnedFrom?.turn ?? null} />
        <div className="flex flex-wrap gap-2">
          <AskDialog
            session={snapshot}
            company={intro.organizationName}
            trigger={
              <Button variant="secondary">
                <AskIcon size={17} aria-hidden="true" />
                {t('ask.open')}
              </Button>
            }
          />
          <NotMeButton linkId={intro.linkId} session={snapshot} />
        </div>
      </div>
    </CandidateShell>
  )
}

interface NotesProps {
  session: Session
  loop: RetakeLoop
  /** How the retake ended that was just left; null: there was none. */
  outcome: RetakeOutcome | null
}

/** How the last retake ended, and which answers a fault ruined. */
function RetakeNotes({ session, loop, outcome }: NotesProps) {
  const t = useTranslations('candidate')
  const retakes = useTranslations('recording.retakes')
  const faultCount = session.answers.filter(({ retakeReason }) => retakeReason === 'fault').length
  return (
    <>
      {outcome === 'expired' && <Banner tone="warn">{t('retake.expired')}</Banner>}
      {outcome === 'recorded' && (
        <div role="status">
          <Banner tone="ok">{t('retake.recorded')}</Banner>
        </div>
      )}
      {outcome !== 'recorded' && faultCount > 0 && (
        <Banner
          action={
            faultCount > 1 && (
              <Button variant="secondary" size="sm" isBusy={loop.isOn} onClick={() => loop.change(true)}>
                {retakes('all')}
              </Button>
            )
          }
        >
          {t('faults.offer', { count: faultCount })}
        </Banner>
      )}
    </>
  )
}

/** The page was reloaded before the server answered: the same retake is sent again. */
function ResendingRetake() {
  const t = useTranslations('recording.retakes')
  return (
    <NoticePage title={t('resendingTitle')}>
      <p role="status">{t('resending')}</p>
    </NoticePage>
  )
}

/** Nothing can be submitted, but an answer that a fault ruined can be given again. The candidate may start a new interview instead. */
function NewInterviewFooter({ intro }: { intro: InterviewIntro }) {
  const t = useTranslations('candidate.done')
  const navigate = useNavigate()
  if (intro.access.whyNot !== null) return null
  const leave = () => {
    openDraft(intro.linkId).saveStep('intro')
    void navigate({ to: '/interview/$id', params: { id: intro.linkId } })
  }
  return (
    <StickyFooter>
      <Button size="lg" variant="secondary" onClick={leave}>
        {t('again')}
      </Button>
    </StickyFooter>
  )
}

/** Says how many retakes of the set are left, where there are any or were. */
function SetRetakesNote({ session, company }: { session: Session; company: string }) {
  const t = useTranslations('recording.setRetakes')
  const { numberOfRetakes, retakesLeft, answers } = session
  if (numberOfRetakes === 0) return null
  if (retakesLeft === 0) return <Banner>{t('used')}</Banner>
  return answers.some(({ retakeReason }) => retakeReason === 'set') ? (
    <Banner>{t('offer', { left: retakesLeft, company })}</Banner>
  ) : null
}

/** Uses two of the server's timestamps, so that this device's clock has no influence. */
const getTimeToSubmitMs = ({ autoSubmitAt, serverTime }: Session): number =>
  autoSubmitAt === null ? 0 : Math.max(0, Date.parse(autoSubmitAt) - Date.parse(serverTime))

function useSubmit({ snapshot, command }: InterviewSession) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const now = async () => {
    setIsBusy(true)
    setHasFailed(false)
    try {
      await command(() => api.interview.candidate.submit({ sessionId: snapshot.id }))
    } catch {
      setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, hasFailed, now }
}
