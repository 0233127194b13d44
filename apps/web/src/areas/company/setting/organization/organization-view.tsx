import type { OrganizationDetail } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { SkeletonList } from '../../../../shared/ui/skeleton'
import { LoadError } from '../../parts/load-error'
import { Section } from '../parts/section'
import { CreateOrganizationSection } from './create-organization-section'
import { DangerSection } from './danger-section'
import { InviteForm } from './invite-form'
import { LogoSection } from './logo-section'
import { MembersSection } from './members-section'
import { NameSection } from './name-section'
import { detailQuery } from './organization-queries'
import { PendingInvites } from './pending-invites'
import { ResponseRateSection } from './response-rate-section'
import { RolesSection } from './roles-section'

function InvitesSection({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.invites')
  return (
    <Section title={t('title')} lead={t('lead')}>
      <InviteForm organization={organization} />
      <PendingInvites organizationId={organization.id} />
    </Section>
  )
}

function CurrentOrganization({ id }: { id: string }) {
  const t = useTranslations('settings.organization')
  const { data: organization, error, isError, refetch } = useQuery(detailQuery(id))
  if (isError && !organization)
    return (
      <LoadError
        title={t('loadFailed')}
        error={error}
        onRetry={() => {
          void refetch()
        }}
      />
    )
  if (!organization) return <SkeletonList />
  return (
    <>
      <NameSection organization={organization} />
      {organization.can.rename && <LogoSection organization={organization} />}
      {organization.can.rename && <ResponseRateSection />}
      <MembersSection organization={organization} />
      {organization.can.invite && <InvitesSection organization={organization} />}
      <RolesSection />
      <CreateOrganizationSection />
      {organization.can.delete && <DangerSection organization={organization} />}
    </>
  )
}

/** The current organization with its people. */
export function OrganizationView() {
  const organization = useProfile()?.organization
  return organization ? <CurrentOrganization key={organization.id} id={organization.id} /> : null
}
