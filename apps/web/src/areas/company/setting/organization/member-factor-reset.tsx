import type { Member } from '@candor/contract'
import { isOwnerRole } from '@candor/domain'
import { useMutation } from '@tanstack/react-query'
import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useProfile } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { toast } from '../../../../shared/ui/toaster'
import { usePersonName } from '../parts/person-name'

/** For a member who lost phone and recovery codes. Only owners see it; the server may still refuse and says why. */
export function MemberFactorReset({ member }: { member: Member }) {
  const t = useTranslations('security.reset')
  const errorText = useErrorText()
  const profile = useProfile()
  const [isAsking, setIsAsking] = useState(false)
  const name = usePersonName()(member)
  const reset = useMutation({
    mutationFn: () => api.identity.security.resetMember({ id: member.id }),
    onSuccess: () => {
      setIsAsking(false)
      toast.success(t('done', { name }))
    },
  })
  if (!profile?.can['security.manage'] || member.isSelf || isOwnerRole(member.role)) return null
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={(isOpen) => {
        setIsAsking(isOpen)
        reset.reset()
      }}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('open', { name })}>
          <ShieldOff size={15} aria-hidden="true" />
        </Button>
      }
      title={t('title', { name })}
      description={t('text')}
      confirmLabel={t('confirm')}
      isDanger
      isBusy={reset.isPending}
      onConfirm={() => reset.mutate()}
    >
      {reset.error && (
        <Banner tone="bad" className="mt-4">
          {errorText(reset.error)}
        </Banner>
      )}
    </AlertDialog>
  )
}
