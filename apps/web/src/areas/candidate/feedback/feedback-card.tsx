import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { FeedbackForm } from './feedback-form'

/** The form on the candidate's own page. */
export function FeedbackCard({ submissionId, company }: { submissionId: string; company: string }) {
  const t = useTranslations('feedback')
  return (
    <Card padding="lg" aria-labelledby="feedback-title">
      <h2 id="feedback-title" className="mb-4 text-xl font-semibold">
        {t('title')}
      </h2>
      <FeedbackForm submissionId={submissionId} company={company} />
    </Card>
  )
}
