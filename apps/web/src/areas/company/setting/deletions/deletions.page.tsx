import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../../shared/page-title'
import { Banner } from '../../../../shared/ui/banner'
import { DeletionsView } from './deletions-view'
import { RetentionPolicySection } from './retention-policy-section'

export const Route = createFileRoute('/_member/_setting/company/setting/deletions')({
  loader: () => ensureAreas('deletion', 'errors'),
  component: DeletionsPage,
})

function DeletionsPage() {
  const t = useTranslations('deletion.receipts')
  const mayDelete = useProfile()?.can['submission.delete'] ?? false
  usePageTitle(t('title'))
  if (!mayDelete) return <Banner tone="warn">{t('notAllowed')}</Banner>
  return (
    <>
      <RetentionPolicySection />
      <DeletionsView />
    </>
  )
}
