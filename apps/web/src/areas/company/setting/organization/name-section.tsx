import { type OrganizationDetail, organizationLimits } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { profileQuery } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { Pill } from '../../../../shared/ui/pill'
import { TextField } from '../../../../shared/ui/text-field'
import { toast } from '../../../../shared/ui/toaster'
import { LeaveGuard } from '../../parts/leave-guard'
import { Section } from '../parts/section'
import { detailQuery } from './organization-queries'

function useRename({ id }: OrganizationDetail) {
  const t = useTranslations('settings.organization.name')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => api.identity.organization.update({ id, name }),
    onSuccess: ({ name }) => {
      const renamed = <T extends { id: string; name: string }>(organization: T): T =>
        organization.id === id ? { ...organization, name } : organization
      queryClient.setQueryData(detailQuery(id).queryKey, (before) => before && renamed(before))
      queryClient.setQueryData(
        profileQuery().queryKey,
        (before) =>
          before && {
            ...before,
            organization: before.organization && renamed(before.organization),
            organizations: before.organizations.map(renamed),
          },
      )
      toast.success(t('saved'))
    },
  })
}

function RenameForm({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.name')
  const errorText = useErrorText()
  const rename = useRename(organization)
  const [name, setName] = useState(organization.name)
  const [isChecked, setIsChecked] = useState(false)
  const isDirty = name.trim() !== organization.name
  const wrong = isChecked && name.trim() === '' ? t('required') : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isDirty && name.trim() !== '') rename.mutate(name.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-3">
      <LeaveGuard isDirty={isDirty} />
      <TextField
        label={t('label')}
        name="organization"
        autoComplete="organization"
        maxLength={organizationLimits.nameCharacters}
        className="flex-1"
        value={name}
        error={wrong ?? (rename.error ? errorText(rename.error) : undefined)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="mt-7" isBusy={rename.isPending} disabled={!isDirty}>
        {t('save')}
      </Button>
    </form>
  )
}

/** What the organization is called, how large it is, and who one is in it. */
export function NameSection({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.name')
  const roles = useTranslations('company.roles')
  const facts = t('facts', { count: organization.memberCount, date: new Date(organization.createdAt) })
  return (
    <Section
      title={organization.can.rename ? t('title') : organization.name}
      lead={organization.can.rename ? t('lead') : undefined}
      aside={<Pill tone="brand">{t('yours', { role: roles(organization.role) })}</Pill>}
    >
      {organization.can.rename && <RenameForm organization={organization} />}
      <p className={organization.can.rename ? 'mt-3 text-sm text-ink-3' : '-mt-4 text-sm text-ink-3'}>{facts}</p>
    </Section>
  )
}
