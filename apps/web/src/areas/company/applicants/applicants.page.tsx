import { applicantSorts, interviewStates } from '@candor/contract'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { id, int, parseEnum, search, text } from '../../../shared/search'
import { EmptyState } from '../../../shared/ui/empty-state'
import type { ApplicantFilter } from './applicant-filter'
import { ApplicantsView } from './applicants-view'

export const Route = createFileRoute('/_member/company/applicants')({
  validateSearch: search({
    position: id,
    stage: id,
    interview: parseEnum(...interviewStates),
    keyword: text,
    sort: parseEnum(...applicantSorts),
    page: int(1),
  }),
  loader: () => ensureAreas('applicants'),
  component: ApplicantsPage,
})

function ApplicantsPage() {
  const t = useTranslations('applicants')
  const found = Route.useSearch()
  const navigate = Route.useNavigate()
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  usePageTitle(t('title'))
  const change = useCallback(
    (next: ApplicantFilter) => {
      void navigate({ search: next, replace: true })
    },
    [navigate],
  )
  if (!isReviewer) return <EmptyState title={t('reviewersOnly')} />
  return <ApplicantsView filter={found} onFilter={change} />
}
