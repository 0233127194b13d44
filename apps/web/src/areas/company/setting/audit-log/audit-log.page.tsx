import { auditEventGroupNames } from '@candor/contract'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../../shared/page-title'
import { parseEnum, search, text } from '../../../../shared/search'
import { Banner } from '../../../../shared/ui/banner'
import { type AuditLogFilter, periods } from './audit-log-filter'
import { AuditLogView } from './audit-log-view'

export const Route = createFileRoute('/_member/_setting/company/setting/audit-log')({
  validateSearch: search({
    group: parseEnum(...auditEventGroupNames),
    person: text,
    subject: text,
    period: parseEnum(...periods),
  }),
  loader: () => ensureAreas('auditLog'),
  component: AuditLogPage,
})

function AuditLogPage() {
  const t = useTranslations('auditLog')
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  const isReader = useProfile()?.can['audit.read'] ?? false
  usePageTitle(t('title'))
  const change = useCallback(
    (next: AuditLogFilter) => {
      void navigate({ search: next, replace: true })
    },
    [navigate],
  )
  if (!isReader) return <Banner tone="warn">{t('ownersOnly')}</Banner>
  return <AuditLogView filter={filter} onFilter={change} />
}
