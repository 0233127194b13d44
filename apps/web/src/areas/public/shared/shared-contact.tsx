import type { SharedSubmission } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'

/** Contact data and screening answers, where they are part of the share. */
export function SharedContact({ submission }: { submission: SharedSubmission }) {
  const t = useTranslations('shared')
  const { email, screening } = submission
  if (email === null) return null
  return (
    <Card padding="lg" aria-label={t('screening')}>
      <h2 className="text-xl font-semibold">{t('screening')}</h2>
      <dl className="mt-3 flex flex-col gap-3">
        <div>
          <dt className="text-sm text-ink-3">{t('email')}</dt>
          <dd className="text-base break-words">{email}</dd>
        </div>
        {screening.map(({ label, values }) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="text-base break-words whitespace-pre-wrap">
              {values.length === 0 ? t('noAnswerGiven') : values.join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
