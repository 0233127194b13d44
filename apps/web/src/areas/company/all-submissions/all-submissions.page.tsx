import { isEmail } from '@candor/contract'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/page-title'
import { id, int, parseEnum, search, text } from '../../../shared/search'
import { AllSubmissionsView } from './all-submissions-view'
import { type SubmissionFilter, sorts } from './submission-filter'

/** Dropped if it isn't an address. */
const address = (raw: unknown): string | undefined => {
  const value = text(raw)
  return value !== undefined && isEmail(value) ? value : undefined
}

export const Route = createFileRoute('/_member/company/all-submissions')({
  validateSearch: search({
    set_id: text,
    sort: parseEnum(...sorts),
    stage: id,
    email: address,
    keyword: text,
    page: int(1),
  }),
  component: AllSubmissionsPage,
})

function AllSubmissionsPage() {
  const t = useTranslations('company.submissions')
  const found = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  const change = useCallback(
    (next: SubmissionFilter) => {
      void navigate({ search: next, replace: true })
    },
    [navigate],
  )
  return <AllSubmissionsView filter={found} onFilter={change} />
}
