import type { Organization } from '@candor/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Checkbox } from '../../../../shared/ui/checkbox'
import { QueryState } from '../../../../shared/ui/query-state'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import { securityQuery } from './security-queries'
import { useFactorChange } from './use-factor-change'

function Requirement({ id, isRequired }: { id: string; isRequired: boolean }) {
  const t = useTranslations('security.organization')
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const save = useFactorChange({
    change: (requiresSecondFactor: boolean) => api.identity.security.update({ id, requiresSecondFactor }),
    onDone: (saved) => {
      queryClient.setQueryData(securityQuery(id).queryKey, saved)
      toast.success(t('saved'))
    },
  })
  const next = isRequired ? 'turnOff' : 'turnOn'
  return (
    <>
      <Checkbox label={t('label')} hint={t('hint')} checked={isRequired} onChange={() => setIsAsking(true)} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(`${next}Title`)}
        description={t(`${next}Text`)}
        confirmLabel={t(next)}
        isBusy={save.isPending}
        onConfirm={() => save.mutate(!isRequired, { onSettled: () => setIsAsking(false) })}
      />
    </>
  )
}

/** What the organization requires of a sign-in. Only owners see it. */
export function RequirementSection({ organization }: { organization: Organization }) {
  const t = useTranslations('security.organization')
  const security = useQuery(securityQuery(organization.id))
  return (
    <Section title={t('title')} lead={t('lead', { organization: organization.name })}>
      <QueryState query={security} failed={t('loadFailed')} skeletonClassName="h-16">
        {({ requiresSecondFactor }) => <Requirement id={organization.id} isRequired={requiresSecondFactor} />}
      </QueryState>
    </Section>
  )
}
