import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { QueryState } from '../../../../shared/ui/query-state'
import { FactorSections } from './factor-sections'
import { RequirementSection } from './requirement-section'
import { factorsQuery } from './security-queries'

/** The person's second factors and, for owners, what the organization requires. */
export function SecurityView() {
  const t = useTranslations('security')
  const profile = useProfile()
  const factors = useQuery(factorsQuery())
  if (!profile) return null
  const { organization, can } = profile
  return (
    <>
      <QueryState query={factors} failed={t('loadFailed')} skeletonClassName="h-72">
        {(data) => <FactorSections factors={data} returnUrl="/company/setting/security" />}
      </QueryState>
      {organization && can['security.manage'] && <RequirementSection organization={organization} />}
    </>
  )
}
