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

/** The members to choose from, and the chosen person if that one has left. */
function usePeople(chosen: string | undefined) {
  const t = useTranslations('auditLog.filter')
  const common = useTranslations('common.states')
  const formatName = usePersonName()
  const members = useQuery(membersQuery())
  const people = (members.data?.items ?? []).map((member) => ({ value: member.userId, label: formatName(member) }))
  if (chosen === undefined || people.some(({ value }) => value === chosen)) return people
  return [...people, { value: chosen, label: members.isSuccess ? t('formerMember') : common('loading') }]
}

/** Which events are shown: what happened, who did it, and since when. */
export function AuditLogToolbar({ filter, onFilter }: ToolbarProps) {
  const t = useTranslations('auditLog.filter')
  const people = usePeople(filter.person)
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
        options={[{ value: all, label: t('anyone') }, ...people]}
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
