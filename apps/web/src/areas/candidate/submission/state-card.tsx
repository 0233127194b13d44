import type { OwnSubmission } from '@candor/contract'
import { CircleAlert, Hourglass, MailCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { ResultProgress } from './result-progress'

const looks = {
  waiting: { Icon: Hourglass, ground: 'bg-brand-soft text-brand-ink' },
  error: { Icon: CircleAlert, ground: 'bg-bad-soft text-bad' },
  not_given: { Icon: MailCheck, ground: 'bg-brand-soft text-brand-ink' },
}

/** Where the evaluation stands, while there is no result to show. */
export function StateCard({ own, state }: { own: OwnSubmission; state: keyof typeof looks }) {
  const t = useTranslations('assessment.own.states')
  const { Icon, ground } = looks[state]
  const company = own.organizationName
  return (
    <Card role="status" padding="lg" data-testid="own-state" data-state={state}>
      <div className="flex items-start gap-4">
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${ground}`}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="text-xl font-semibold">{t(`${state}.title`, { company })}</h2>
          {own.resultOffReason !== null && (
            <p
              data-testid="result-off-reason"
              lang={own.language}
              className="mt-1 text-base break-words whitespace-pre-line"
            >
              {own.resultOffReason}
            </p>
          )}
          <p className="mt-1 text-base text-ink-2">{t(`${state}.text`, { company })}</p>
        </div>
      </div>
      {state === 'waiting' && own.progress && <ResultProgress progress={own.progress} />}
    </Card>
  )
}
