import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { BeginView } from './begin-view'

export const Route = createFileRoute('/_member/company/interview-sets/new')({
  loader: () => ensureAreas('newSet'),
  component: BeginPage,
})

function BeginPage() {
  usePageTitle(useTranslations('newSet')('title'))
  return <BeginView />
}
