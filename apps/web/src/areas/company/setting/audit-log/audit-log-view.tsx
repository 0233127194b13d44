import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../../shared/clock'
import { LinkButton } from '../../../../shared/ui/link-button'
import { Section } from '../parts/section'
import { type AuditLogFilter, formatExportUrl, toAuditFilter } from './audit-log-filter'
import { auditLogQuery } from './audit-log-query'
import { AuditLogToolbar } from './audit-log-toolbar'
import { EventList } from './event-list'
import { SubjectBanner } from './subject-banner'

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
  const options = auditLogQuery(asked)
  const { group, person, subject, period = 'all' } = filter
  const isOfViews = subject !== undefined && group === 'viewing' && person === undefined && period === 'all'
  const showAll = () => onFilter({})
  // With a subject its banner offers all events.
  const isOffered = subject === undefined && Object.keys(asked).length > 0
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
        {subject !== undefined && <SubjectBanner subject={subject} options={options} onShowAll={showAll} />}
        <div>
          <EventList options={options} isOfViews={isOfViews} onShowAll={isOffered ? showAll : null} />
        </div>
      </div>
    </Section>
  )
}
