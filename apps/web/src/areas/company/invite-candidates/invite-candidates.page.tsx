import { intervieweeStates } from '@candor/contract'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { int, parseEnum, search, text } from '../../../shared/search'
import { InviteCandidatesView } from './invite-candidates-view'
import type { PeopleFilter } from './use-interviewees'

export const Route = createFileRoute('/_member/company/interview-sets/new/invite')({
  validateSearch: search({
    set_id: text,
    status: parseEnum(...intervieweeStates),
    keyword: text,
    page: int(1),
  }),
  loader: () => ensureAreas('invitations'),
  component: InviteCandidatesPage,
})

function InviteCandidatesPage() {
  const t = useTranslations('invitations')
  const { set_id: setId = '', ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(t('title'))
  const change = useCallback(
    (next: PeopleFilter) => {
      void navigate({ search: { set_id: setId, ...next }, replace: true })
    },
    [navigate, setId],
  )
  return <InviteCandidatesView key={setId} setId={setId} filter={filter} onFilter={change} />
}
