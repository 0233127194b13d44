import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/page-title'
import { int, parseEnum, search, text } from '../../../shared/search'
import { InterviewSetsView } from './interview-sets-view'
import { type SetFilter, sorts } from './set-filter'

export const Route = createFileRoute('/_member/company/interview-sets')({
  validateSearch: search({
    status: parseEnum('0', '1', '2', '3', '4'),
    keyword: text,
    sort: parseEnum(...sorts),
    page: int(1),
  }),
  component: InterviewSetsPage,
})

function InterviewSetsPage() {
  const t = useTranslations('company.sets')
  const found = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  const change = useCallback(
    (next: SetFilter) => {
      void navigate({ search: next, replace: true })
    },
    [navigate],
  )
  return <InterviewSetsView filter={found} onFilter={change} />
}
