import { ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { LinkButton } from '../../../shared/ui/link-button'

/** The way to rate all answers of one set question by question, for members who review. */
export function QuestionReviewLink({ setId }: { setId: string | undefined }) {
  const t = useTranslations('company.set')
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  if (!isReviewer || setId === undefined) return null
  return (
    <LinkButton href={`/company/question-review?set_id=${setId}`} variant="secondary">
      <ListChecks size={15} aria-hidden="true" />
      {t('questionReview')}
    </LinkButton>
  )
}
