import { auditEventGroupNames } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Select } from '../../../../shared/ui/select'
import { membersQuery } from '../organization/organization-queries'
import { usePersonName } from '../parts/person-name'
import { type AuditLogFilter, periods } from './audit-log-filter'

const all = 'all'

interface ToolbarProps {
  filter: AuditLogFilter
  onFilter: (filter: AuditLogFilter) => void
}

/** Which events are shown: what happened, who did it, and since when. */
export function AuditLogToolbar({ filter, onFilter }: ToolbarProps) {
  const t = useTranslations('auditLog.filter')
  const formatName = usePersonName()
  const members = useQuery(membersQuery()).data?.items ?? []
  return (
    <div className="grid grid-cols-3 gap-4 max-md:grid-cols-1">
      <Select
        label={t('group')}
        value={filter.group ?? all}
        options={[
          { value: all, label: t('allGroups') },
          ...auditEventGroupNames.map((value) => ({ value, label: t(`groups.${value}`) })),
        ]}
        onChange={(group) => onFilter({ ...filter, group: group === all ? undefined : group })}
      />
      <Select
        label={t('person')}
        value={filter.person ?? all}
        options={[
          { value: all, label: t('anyone') },
          ...members.map((member) => ({ value: member.userId, label: formatName(member) })),
        ]}
        onChange={(person) => onFilter({ ...filter, person: person === all ? undefined : person })}
      />
      <Select
        label={t('period')}
        value={filter.period ?? all}
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(period) => onFilter({ ...filter, period: period === all ? undefined : period })}
      />
    </div>
  )
}
