import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { search, text } from '../../../shared/search'
import { CtaView } from './cta-view'
import { stepPaths } from './steps'

export const Route = createFileRoute('/_member/company/interview-sets/new/cta')({
  validateSearch: search({ set_id: text }),
  loader: () => ensureAreas('newSet'),
  component: CtaPage,
})

function CtaPage() {
  const { set_id: setId } = Route.useSearch()
  usePageTitle(useTranslations('newSet.cta')('title'))
  if (setId === undefined) return <Navigate to={stepPaths.begin} replace />
  return <CtaView key={setId} setId={setId} />
}
