import type { OrganizationDetail } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { TextField } from '../../../../shared/ui/text-field'
import { reloadIntoOrganization } from '../../frame/reload-into-organization'
import { Section } from '../parts/section'

function useDelete({ id }: OrganizationDetail) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (typed: string) => {
      await api.identity.organization.delete({ id, name: typed })
      await reloadIntoOrganization(queryClient, { organizationId: null, path: '/company/interview-sets' })
    },
  })
}

/** Deletes the organization; only after its name was typed. */
export function DangerSection({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.danger')
  const errorText = useErrorText()
  const remove = useDelete(organization)
  const [isAsking, setIsAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [isMistyped, setIsMistyped] = useState(false)
  const { name } = organization
  const ask = (isOpen: boolean) => {
    setIsAsking(isOpen)
    setTyped('')
    setIsMistyped(false)
    remove.reset()
  }
  const confirm = () => {
    const isRight = typed.trim().normalize() === name.normalize()
    setIsMistyped(!isRight)
    if (isRight) remove.mutate(typed.trim())
  }
  return (
    <Section
      isDanger
      title={t('title')}
      lead={t('lead')}
      aside={
        <AlertDialog
          open={isAsking}
          onOpenChange={ask}
          trigger={
            <Button variant="secondary" className="text-bad">
              {t('open')}
            </Button>
          }
          title={t('confirmTitle', { name })}
          description={t('confirmText')}
          confirmLabel={t('confirm')}
          isDanger
          isBusy={remove.isPending}
          onConfirm={confirm}
        >
          <TextField
            label={t('repeat', { name })}
            className="mt-5"
            autoComplete="off"
            value={typed}
            error={isMistyped ? t('mismatch') : remove.error ? errorText(remove.error) : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setIsMistyped(false)
            }}
          />
        </AlertDialog>
      }
    />
  )
}
