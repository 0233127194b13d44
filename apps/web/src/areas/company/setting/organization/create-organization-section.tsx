import { organizationLimits } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { TextField } from '../../../../shared/ui/text-field'
import { reloadIntoOrganization } from '../../frame/reload-into-organization'
import { Section } from '../parts/section'

function useCreateOrganization() {
  const queryClient = useQueryClient()
  // One founding is one key: a press that is repeated after a broken connection founds nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (name: string) => {
      const { id } = await api.identity.organization.create({ name }, { context: { idempotencyKey } })
      await reloadIntoOrganization(queryClient, { organizationId: id, path: '/company/setting/organization' })
    },
  })
}

/** Founds an organization; the page then shows it. */
export function CreateOrganizationSection() {
  const t = useTranslations('settings.organization')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const found = useCreateOrganization()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (name.trim() !== '') found.mutate(name.trim())
  }
  const wrong = isChecked && name.trim() === '' ? t('name.required') : undefined
  return (
    <Section title={t('create.title')} lead={t('create.lead')}>
      <form onSubmit={submit} noValidate className="flex items-start gap-3">
        <TextField
          label={t('create.label')}
          name="new-organization"
          autoComplete="off"
          maxLength={organizationLimits.nameCharacters}
          className="flex-1"
          value={name}
          error={wrong ?? (found.error ? errorText(found.error) : undefined)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" className="mt-7" isBusy={found.isPending}>
          {t('create.submit')}
        </Button>
      </form>
    </Section>
  )
}
