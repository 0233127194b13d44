import type { SessionAnswer } from '@candor/contract'
import { RotateCcw, ShieldCheck, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FaultList } from '../../../../features/fault-report/fault-list'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import type { RetakeActions } from './use-retake-actions'

interface AnswerFaultsProps {
  answer: SessionAnswer
  actions: RetakeActions
}

/** Shows the faults of one answer, says that they have no negative effect, and offers a retake or the earlier take. */
export function AnswerFaults({ answer, actions }: AnswerFaultsProps) {
  const t = useTranslations('candidate.faults')
  const errorText = useErrorText()
  const { answerId, faultReport, canRetake, canRevert } = answer
  const hasFaults = faultReport.faults.length > 0
  if (!hasFaults && !canRetake && !canRevert) return null
  const { refused } = actions
  const isBusy = actions.busyId !== null
  return (
    <div data-testid="answer-faults" className="mt-4 rounded-xl bg-sunken px-4 py-3.5">
      {hasFaults && (
        <>
          <h4 className="mb-1.5 text-sm font-semibold">{t(faultReport.isUnusable ? 'unusable' : 'title')}</h4>
          <FaultList faultReport={faultReport} answerMs={null} />
          <p className="mt-2.5 flex gap-2 text-sm text-ink-2">
            <ShieldCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
            {t('neverCounts')}
          </p>
        </>
      )}
      {canRetake && (
        <Offer note={t('retakeNote')}>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void actions.start(answerId)}>
            {!isBusy && <RotateCcw size={16} aria-hidden="true" />}
            {t('retake')}
          </Button>
        </Offer>
      )}
      {canRevert && (
        <Offer note={t('revertNote')}>
          <Button variant="ghost" isBusy={isBusy} onClick={() => void actions.revert(answerId)}>
            {!isBusy && <Undo2 size={16} aria-hidden="true" />}
            {t('revert')}
          </Button>
        </Offer>
      )}
      {refused?.answerId === answerId && (
        <Banner tone="bad" className="mt-3">
          {errorText(refused.error)}
        </Banner>
      )}
    </div>
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
