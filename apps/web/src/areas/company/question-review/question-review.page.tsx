import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { id, int, search } from '../../../shared/search'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { QuestionReviewPage } from './question-review-view'

export const Route = createFileRoute('/_member/company/question-review')({
  validateSearch: search({ set_id: id, question: int(1) }),
  loader: () => ensureAreas('questionReview', 'submissionReview', 'assessment'),
  component: Page,
})

function Page() {
  const t = useTranslations('questionReview')
  const { set_id: setId, question = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  usePageTitle(t('title'))
  if (!isReviewer) return <EmptyState title={t('reviewersOnly')} />
  if (setId === undefined)
    return (
      <EmptyState title={t('missing')} action={<LinkButton href="/company/interview-sets">{t('toSets')}</LinkButton>}>
        {t('missingText')}
      </EmptyState>
    )
  return (
    <QuestionReviewPage
      key={`${setId} ${question}`}
      setId={setId}
      question={question}
      onQuestion={(next) => {
        void navigate({ search: { set_id: setId, question: next }, replace: true })
      }}
    />
  )
}
