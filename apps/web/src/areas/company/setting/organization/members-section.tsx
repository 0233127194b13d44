import type { Member, OrganizationDetail } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '../../../../shared/ui/avatar'
import { Pill } from '../../../../shared/ui/pill'
import { QueryState } from '../../../../shared/ui/query-state'
import { type Column, Table } from '../../../../shared/ui/table'
import { usePersonName } from '../parts/person-name'
import { Section } from '../parts/section'
import { MemberFactorReset } from './member-factor-reset'
import { MemberRemoval } from './member-removal'
import { MemberRole } from './member-role'
import { membersQuery } from './organization-queries'

function Person({ member }: { member: Member }) {
  const t = useTranslations('settings.organization.members')
  const name = usePersonName()(member)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={member.avatarUrl ?? undefined} size={36} />
      {/* Takes what the other columns leave and cuts long names, but leaves enough to know the person by. */}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(150px,1fr)]">
        <p className="flex min-w-0 items-center gap-2 text-base font-medium">
          <span className="truncate">{name}</span>
          {member.isSelf && <Pill>{t('you')}</Pill>}
        </p>
        <p className="truncate text-sm text-ink-3">{member.email}</p>
      </div>
    </div>
  )
}

function useColumns(organization: OrganizationDetail): Column<Member>[] {
  const t = useTranslations('settings.organization.members')
  const format = useFormatter()
  return [
    {
      id: 'person',
      header: t('person'),
      className: 'w-full',
      cell: (member) => <Person member={member} />,
    },
    {
      id: 'role',
      header: t('role'),
      cell: (member) => <MemberRole member={member} organizationId={organization.id} />,
    },
    {
      id: 'joined',
      header: t('joined'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ joinedAt }) => format.dateTime(new Date(joinedAt), { dateStyle: 'medium' }),
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (member) => (
        <span className="flex justify-end gap-1">
          <MemberFactorReset member={member} />
          {member.can.remove && <MemberRemoval member={member} organization={organization} />}
        </span>
      ),
    },
  ]
}

/** Who belongs to the organization and as what; what can be changed is what the server says. */
export function MembersSection({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.members')
  const columns = useColumns(organization)
  return (
    <Section title={t('title')} lead={organization.can.invite ? t('lead') : undefined}>
      <QueryState query={useQuery(membersQuery())} failed={t('loadFailed')} skeletonClassName="h-40">
        {({ items }) => (
          <>
            <Table caption={t('title')} columns={columns} rows={items} rowKey={({ id }) => id} />
            {items.length === 1 && organization.can.invite && <p className="mt-3 text-sm text-ink-3">{t('alone')}</p>}
          </>
        )}
      </QueryState>
    </Section>
  )
}
