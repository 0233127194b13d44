import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { OutboxView } from './outbox-view'

export const Route = createFileRoute('/company/outbox')({
  loader: () => ensureAreas('company'),
  component: OutboxPage,
})

function OutboxPage() {
  const t = useTranslations('company.outbox')
  const { data, isError } = useConfiguration()
  usePageTitle(t('title'))
  if (!data && !isError) return <SkeletonPage />
  if (!data?.hasOutbox) throw notFound()
  return <OutboxView />
}
