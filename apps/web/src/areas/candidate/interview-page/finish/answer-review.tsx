import type { Session, SessionAnswer } from '@candor/contract'
import { RotateCcw, ShieldCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FaultList } from '../../../../features/fault-report/fault-list'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import type { RetakeActions } from './use-retake-actions'

interface AnswerReviewProps {
  answer: SessionAnswer
  /** What the set allows, and what is left of it. */
  retakes: Pick<Session, 'numberOfRetakes' | 'retakesLeft'>
  actions: RetakeActions
}

/** Shows the faults of one answer, says that they have no negative effect, and offers a retake or the earlier take. */
export function AnswerReview({ answer, retakes, actions }: AnswerReviewProps) {
  const errorText = useErrorText()
  const { answerId, faultReport, retakeReason, canRevert } = answer
  const hasFaults = faultReport.faults.length > 0
  if (!hasFaults && retakeReason === null && !canRevert) return null
  const { refused } = actions
  return (
    <div data-testid="answer-review" className="mt-4 rounded-xl bg-sunken px-4 py-3.5 *:first:mt-0">
      {hasFaults && <Faults faultReport={faultReport} />}
      {retakeReason === 'fault' && <FaultRetake answerId={answerId} actions={actions} />}
      {retakeReason === 'set' && <SetRetake answerId={answerId} retakes={retakes} actions={actions} />}
      {canRevert && <Revert answerId={answerId} retakes={retakes} actions={actions} />}
      {refused?.answerId === answerId && (
        <Banner tone="bad" className="mt-3">
          {errorText(refused.error)}
        </Banner>
      )}
    </div>
  )
}

function Faults({ faultReport }: Pick<SessionAnswer, 'faultReport'>) {
  const t = useTranslations('candidate.faults')
  return (
    <div>
      <h4 className="mb-1.5 text-sm font-semibold">{t(faultReport.isUnusable ? 'unusable' : 'title')}</h4>
      <FaultList faultReport={faultReport} answerMs={null} />
      <p className="mt-2.5 flex gap-2 text-sm text-ink-2">
        <ShieldCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
        {t('neverCounts')}
      </p>
    </div>
  )
}

type OfferedProps = Pick<SessionAnswer, 'answerId'> & Pick<AnswerReviewProps, 'retakes' | 'actions'>

function FaultRetake({ answerId, actions }: Omit<OfferedProps, 'retakes'>) {
  const t = useTranslations('candidate.faults')
  return (
    <Offer note={t('retakeNote')}>
      <RetakeButton answerId={answerId} actions={actions} label={t('retake')} />
    </Offer>
  )
}

function SetRetake({ answerId, retakes, actions }: OfferedProps) {
  const t = useTranslations('recording.setRetakes')
  return (
    <Offer note={t('left', { left: retakes.retakesLeft, total: retakes.numberOfRetakes })}>
      <RetakeButton answerId={answerId} actions={actions} label={t('again')} />
    </Offer>
  )
}

function RetakeButton({ answerId, actions, label }: Omit<OfferedProps, 'retakes'> & { label: string }) {
  const isBusy = actions.busyId !== null
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void actions.start(answerId)}>
      {!isBusy && <RotateCcw size={16} aria-hidden="true" />}
      {label}
    </Button>
  )
}

function Revert({ answerId, retakes, actions }: OfferedProps) {
  const t = useTranslations('candidate.faults')
  const setRetakes = useTranslations('recording.setRetakes')
  const isBusy = actions.busyId !== null
  return (
    <Offer note={retakes.numberOfRetakes > 0 ? setRetakes('revertNote') : t('revertNote')}>
      <Button variant="ghost" isBusy={isBusy} onClick={() => void actions.revert(answerId)}>
        {!isBusy && <Undo2 size={16} aria-hidden="true" />}
        {t('revert')}
      </Button>
    </Offer>
  )
}

function Offer({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 max-md:*:w-full">
      {children}
      <span className="min-w-0 text-sm text-ink-3 md:flex-1">{note}</span>
    </div>
  )
}
