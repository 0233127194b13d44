import { type Ability, abilities } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { QueryState } from '../../../../shared/ui/query-state'
import { type Column, Table } from '../../../../shared/ui/table'
import { Section } from '../parts/section'
import { abilityNames } from './ability-names'
import { rolesQuery } from './organization-queries'

interface Row {
  readonly ability: Ability
}

function Logo({ isAllowed }: { isAllowed: boolean }) {
  const t = useTranslations('settings.organization.roles')
  const Icon = isAllowed ? Check : Minus
  return (
    <span className={isAllowed ? 'text-brand-ink' : 'text-ink-3'}>
      <Icon size={16} aria-hidden="true" />
      <span className="sr-only">{t(isAllowed ? 'yes' : 'no')}</span>
    </span>
  )
}

/** The table of who may do what, as the server tells it. */
export function RolesSection() {
  const t = useTranslations('settings.organization.roles')
  const names = useTranslations('settings.abilities')
  const roleNames = useTranslations('company.roles')
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryState query={useQuery(rolesQuery())} failed={t('loadFailed')} skeletonClassName="h-72">
        {({ items }) => {
          const columns: Column<Row>[] = [
            {
              id: 'ability',
              header: t('ability'),
              className: 'w-full',
              cell: ({ ability }) => names(abilityNames[ability]),
            },
            ...items.map(({ role, can }) => ({
              id: role,
              header: roleNames(role),
              cell: ({ ability }: Row) => <Logo isAllowed={can[ability]} />,
            })),
          ]
          return (
            <Table
              caption={t('caption')}
              columns={columns}
              rows={abilities.map((ability) => ({ ability }))}
              rowKey={({ ability }) => ability}
            />
          )
        }}
      </QueryState>
    </Section>
  )
}
