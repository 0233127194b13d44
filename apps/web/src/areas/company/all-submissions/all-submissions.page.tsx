import { assessmentStates, isEmail, submissionSorts } from '@candor/contract'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, id, int, parseEnum, search, text } from '../../../shared/search'
import { AllSubmissionsView } from './all-submissions-view'
import { type SubmissionFilter, withKnownOrder } from './submission-filter'

/** Dropped if it isn't an address. */
const address = (raw: unknown): string | undefined => {
  const value = text(raw)
  return value !== undefined && isEmail(value) ? value : undefined
}

export const Route = createFileRoute('/_member/company/all-submissions')({
  validateSearch: search({
    set_id: text,
    sort: parseEnum(...submissionSorts),
    stage: id,
    status: parseEnum(...assessmentStates),
    unseen: flag,
    waiting: flag,
    table: parseEnum('table', 'board'),
    email: address,
    keyword: text,
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
