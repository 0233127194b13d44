import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { parseEnum, search, text } from '../../../shared/search'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { sourceListSearch } from '../all-submissions/source-list'
import { ReviewPage } from './review-page'
import { tabIds } from './review-tabs'

export const Route = createFileRoute('/_member/company/submission-details')({
  validateSearch: search({ id: text, table: parseEnum(...tabIds), ...sourceListSearch }),
  loader: () => ensureAreas('recording', 'judgeExam', 'integrity', 'cvReport', 'chat', 'submissionReview', 'requests'),
  component: SubmissionDetailsPage,
})

function SubmissionDetailsPage() {
  const t = useTranslations('company.review')
  const { id, table, ...list } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('tabs.label'))
  if (id === undefined)
    return (
      <EmptyState title={t('missing')} action={<LinkButton href="/company/all-submissions">{t('toList')}</LinkButton>}>
        {t('missingText')}
      </EmptyState>
    )
  return (
    <ReviewPage
      key={id}
      id={id}
      list={list}
      tab={table ?? 'answers'}
      onTab={(next) => {
        void navigate({ search: { id, ...list, table: next }, replace: true, resetScroll: false })
      }}
    />
  )
}
