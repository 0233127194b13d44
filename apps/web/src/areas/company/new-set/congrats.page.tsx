import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { flag, search, text } from '../../../shared/search'
import { CongratsView } from './congrats-view'
import { stepPaths } from './steps'

export const Route = createFileRoute('/_member/company/interview-sets/new/congrats')({
  validateSearch: search({ set_id: text, created: flag }),
  loader: () => ensureAreas('newSet'),
  component: CongratsPage,
})

function CongratsPage() {
  const { set_id: setId, created } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePageTitle(useTranslations('newSet.congrats')('title'))
  // The congratulation is shown once: a reload or a shared address doesn't repeat it.
  useEffect(() => {
    if (created && setId !== undefined) void navigate({ search: { set_id: setId }, replace: true })
  }, [created, navigate, setId])
  if (setId === undefined) return <Navigate to={stepPaths.begin} replace />
  return <CongratsView key={setId} setId={setId} isCreated={created === true} />
}
