import { abilities, type Role } from '@candor/contract'
import { seesOnlyShared } from '@candor/domain'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { abilityNames } from './ability-names'
import { rolesQuery } from './organization-queries'

/** What a role may do, in one sentence; its line is kept while it loads. */
export function RoleRights({ role }: { role: Role }) {
  const t = useTranslations('settings')
  const format = useFormatter()
  const rights = useQuery(rolesQuery()).data?.items.find((item) => item.role === role)
  const names = abilities
    .filter((ability) => rights?.can[ability])
    .map((ability) => t(`abilities.${abilityNames[ability]}`))
  const list = format.list(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)))
  return (
    <p aria-live="polite" className="-mt-2 min-h-5 text-sm text-ink-2">
      {names.length > 0 && t('organization.invites.may', { list })}{' '}
      {seesOnlyShared(role) && t('organization.invites.onlyShared')}
    </p>
  )
}
