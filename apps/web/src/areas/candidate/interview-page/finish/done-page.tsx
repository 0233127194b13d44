import type { InterviewIntro, Session } from '@candor/contract'
import { isAborted, wasAbandoned } from '@candor/domain'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { discardOtherTakes } from '../../../../features/integrity/capture/unsent-takes'
import { spoolClient } from '../../../../shared/media/spool/spool-client'
import { DoneArt, LostArt } from '../../../../shared/ui/art'
import { Button } from '../../../../shared/ui/button'
import { buttonStyle } from '../../../../shared/ui/button-style'
import { NoticePage } from '../../../../shared/ui/notice-page'
import { openDraft } from '../../draft'
import { FeedbackDialog } from '../../feedback/feedback-dialog'
import { LeaveDialog } from '../../leave/leave-dialog'
import { NotMeButton } from '../../leave/not-me-button'
import { RestoreAccessAction } from '../../restore-access/restore-access-action'
import { OwnPageLink } from './own-page-link'
import { UploadNote } from './upload-note'

type Ending = 'practice' | 'rehearsal' | 'submitted' | 'aborted' | 'abandoned' | 'nothing'

export function getEnding(session: Session): Ending {
  if (session.isPractice) return session.isRehearsal ? 'rehearsal' : 'practice'
  if (session.isSubmitted) return 'submitted'
  if (isAborted(session)) return 'aborted'
  return wasAbandoned(session) ? 'abandoned' : 'nothing'
}

interface DonePageProps {
  intro: InterviewIntro
  session: Session
  /** How many more interviews the candidate may submit. */
  attemptsLeft: number
}

/** The last page: submitted, left, expired, or the end of a practice. */
export function DonePage({ intro, session, attemptsLeft }: DonePageProps) {
  const t = useTranslations('candidate.done')
  const navigate = useNavigate()
  const company = intro.organizationName
  const ending = getEnding(session)
  useEffect(() => {
    if (session.isPractice) spoolClient().forget(session.id)
    discardOtherTakes({ sessionId: session.id, isStill: () => false })
  }, [session.isPractice, session.id])
  const leave = () => {
    const draft = openDraft(intro.linkId)
    draft.saveStep(ending === 'practice' ? 'instruction' : 'intro')
    void navigate({ to: '/interview/$id', params: { id: intro.linkId } })
  }
  if (ending === 'practice') {
    return (
      <NoticePage
        art={<DoneArt />}
        title={t('practiceTitle')}
        actions={
          <Button size="lg" onClick={leave}>
            {t('practiceNext')}
          </Button>
        }
      >
        <p>{t('practiceText', { company })}</p>
      </NoticePage>
    )
  }
  if (ending === 'rehearsal') return <RehearsalDone linkId={intro.linkId} />
  if (ending === 'submitted') {
    return (
      <Submitted
        linkId={intro.linkId}
        session={session}
        company={company}
        attemptsLeft={attemptsLeft}
        onAgain={leave}
      />
    )
  }
  return <Unsubmitted intro={intro} ending={ending} onAgain={leave} />
}

interface UnsubmittedProps {
  intro: InterviewIntro
  ending: 'aborted' | 'abandoned' | 'nothing'
  onAgain: () => void
}

/** The interview is over without a submission: what becomes of it, and a new one where one can be started. */
function Unsubmitted({ intro, ending, onAgain }: UnsubmittedProps) {
  const t = useTranslations('candidate.done')
  const errors = useTranslations('errors')
  const { whyNot } = intro.access
  const company = intro.organizationName
  return (
    <NoticePage
      art={<LostArt />}
      title={t(`${ending}Title`)}
      actions={
        whyNot === null ? (
          <Button size="lg" onClick={onAgain}>
            {t('again')}
          </Button>
        ) : (
          <RestoreAccessAction linkId={intro.linkId} label="started" />
        )
      }
    >
      <p>{t(`${ending}Text`, { company })}</p>
      <p className="mt-2">{whyNot === null ? t('canStartNew') : `${errors(whyNot)} ${t('nothingMore')}`}</p>
    </NoticePage>
  )
}

function RehearsalDone({ linkId }: { linkId: string }) {
  const t = useTranslations('candidate.rehearsal')
  return (
    <NoticePage
      art={<DoneArt />}
      title={t('doneTitle')}
      actions={
        <>
          <a
            href={`/practice/interview/${linkId}?try_mode=1`}
            className={buttonStyle({ size: 'lg', variant: 'secondary' })}
          >
            {t('again')}
          </a>
          <a href="/company/interview-sets" className={buttonStyle({ size: 'lg' })}>
            {t('back')}
          </a>
        </>
      }
    >
      <p>{t('doneText')}</p>
    </NoticePage>
  )
}

interface SubmittedProps {
  linkId: string
  session: Session
  company: string
  attemptsLeft: number
  onAgain: () => void
}

/** The interview is submitted. On a shared device, the candidate can remove it from the browser. */
function Submitted({ linkId, session, company, attemptsLeft, onAgain }: SubmittedProps) {
  const t = useTranslations('candidate.done')
  const leaving = useTranslations('candidate.leave')
  const [hasLeft, setHasLeft] = useState(false)
  if (hasLeft) {
    return (
      <NoticePage art={<DoneArt />} title={leaving('leftTitle')}>
        <p>{leaving('leftText')}</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage
      art={<DoneArt />}
      title={t('title')}
      actions={
        <>
          <OwnPageLink sessionId={session.id} />
          <FeedbackDialog sessionId={session.id} company={company} />
          {attemptsLeft > 0 && (
            <Button variant="secondary" size="lg" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
          <LeaveDialog
            session={session}
            reason="done"
            trigger={
              <Button variant="ghost" size="lg">
                {leaving('done')}
              </Button>
            }
            onLeft={() => setHasLeft(true)}
          />
          <NotMeButton linkId={linkId} session={session} />
        </>
      }
    >
      <p>{t('text', { company })}</p>
      <p>{t('attempts', { count: attemptsLeft })}</p>
      <UploadNote session={session} />
    </NoticePage>
  )
}
