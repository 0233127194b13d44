import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { OwnInterviewsView } from './own-interviews-view'

export const Route = createFileRoute('/submission')({
  loader: () => ensureAreas('responses'),
  component: OwnInterviewsPage,
})

function OwnInterviewsPage() {
  const t = useTranslations('responses.list')
  usePageTitle(t('title'))
  return <OwnInterviewsView />
}
