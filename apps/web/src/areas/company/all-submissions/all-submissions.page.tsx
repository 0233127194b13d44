import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, parseEnum, search } from '../../../shared/search'
import { AllSubmissionsView } from './all-submissions-view'
import { filterSearch } from './source-list'
import { type SubmissionFilter, withKnownOrder } from './submission-filter'

export const Route = createFileRoute('/_member/company/all-submissions')({
  validateSearch: search({
    ...filterSearch,
    table: parseEnum('table', 'board'),
    page: int(1),
  }),
  loader: () => ensureAreas('submissionList'),
  component: AllSubmissionsPage,
})

function AllSubmissionsPage() {
  const t = useTranslations('company.submissions')
  const found = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  const change = useCallback(
    (next: SubmissionFilter) => {
      void navigate({ search: withKnownOrder(next), replace: true })
    },
    [navigate],
  )
  return <AllSubmissionsView filter={withKnownOrder(found)} onFilter={change} />
}
