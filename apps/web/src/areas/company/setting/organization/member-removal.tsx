import type { Member } from '@candor/contract'
import { LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { usePersonName } from '../parts/person-name'
import { useRemoveMember } from './use-members'

interface MemberRemovalProps {
  member: Member
  organization: { id: string; name: string }
}

/** Removes a member, or lets the person leave. A refusal appears where the action was requested. */
export function MemberRemoval({ member, organization }: MemberRemovalProps) {
  const t = useTranslations('settings.organization.members')
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveMember(member, organization.id)
  const kind = member.isSelf ? 'leave' : 'remove'
  const name = usePersonName()(member)
  const shown = { name: member.isSelf ? organization.name : name }
  const Icon = member.isSelf ? LogOut : UserMinus
  const ask = (isOpen: boolean) => {
    setIsAsking(isOpen)
    remove.reset()
  }
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={ask}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="whitespace-nowrap"
          aria-label={member.isSelf ? t('leaveConfirm') : t('removeName', { name })}
        >
          <Icon size={15} aria-hidden="true" />
          {member.isSelf && t('leave')}
        </Button>
      }
      title={t(`${kind}Title`, shown)}
      description={t(`${kind}Text`, shown)}
      confirmLabel={member.isSelf ? t('leaveConfirm') : t('removeName', { name })}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: () => setIsAsking(member.isSelf) })}
    >
      {remove.error && (
        <Banner tone="bad" className="mt-4">
          {errorText(remove.error)}
        </Banner>
      )}
    </AlertDialog>
  )
}
