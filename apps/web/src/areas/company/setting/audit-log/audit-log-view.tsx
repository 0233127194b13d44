import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../../shared/clock'
import { Banner } from '../../../../shared/ui/banner'
import { LinkButton } from '../../../../shared/ui/link-button'
import { Section } from '../parts/section'
import { type AuditLogFilter, formatExportUrl, toAuditFilter } from './audit-log-filter'
import { auditLogQuery } from './audit-log-query'
import { AuditLogToolbar } from './audit-log-toolbar'
import { EventList } from './event-list'

interface ViewProps {
  filter: AuditLogFilter
  onFilter: (filter: AuditLogFilter) => void
}

/** What happened in the organization, for its owners. */
export function AuditLogView({ filter, onFilter }: ViewProps) {
  const t = useTranslations('auditLog')
  // A period ends when the page was opened: it must not move while older events are loaded.
  const [openedMs] = useState(nowMs)
  const asked = toAuditFilter(filter, openedMs)
  const isFiltered = Object.keys(asked).length > 0
  return (
    <Section
      title={t('title')}
      lead={t('lead')}
      aside={
        <LinkButton variant="secondary" href={formatExportUrl(asked)} download>
          <Download size={15} aria-hidden="true" />
          {t('export')}
        </LinkButton>
      }
    >
      <div className="flex flex-col gap-5">
        <AuditLogToolbar filter={filter} onFilter={onFilter} />
        {filter.subject !== undefined && <Banner tone="info">{t('aboutOne')}</Banner>}
        <div>
          <EventList options={auditLogQuery(asked)} onShowAll={isFiltered ? () => onFilter({}) : null} />
        </div>
      </div>
    </Section>
  )
}
