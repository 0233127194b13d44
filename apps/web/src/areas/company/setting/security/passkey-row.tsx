import type { Passkey } from '@candor/contract'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { toast } from '../../../../shared/ui/toaster'
import { useRelativeTime } from '../../parts/relative-time'
import { PasskeyNameDialog } from './passkey-name-dialog'
import { useFactorChange } from './use-factor-change'

function RenamePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useTranslations('security.passkeys')
  const [isNaming, setIsNaming] = useState(false)
  const rename = useFactorChange({
    change: (next: string) => api.identity.secondFactor.renamePasskey({ id, name: next }),
    onDone: () => {
      setIsNaming(false)
      toast.success(t('renamed'))
    },
  })
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t('renameName', { name })} onClick={() => setIsNaming(true)}>
        {t('rename')}
      </Button>
      {isNaming && (
        <PasskeyNameDialog
          title={t('renameName', { name })}
          initialName={name}
          submitLabel={t('save')}
          isBusy={rename.isPending}
          onSubmit={(next) => rename.mutate(next)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  )
}

function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useTranslations('security.passkeys')
  const [isAsking, setIsAsking] = useState(false)
  const remove = useFactorChange({
    change: () => api.identity.secondFactor.removePasskey({ id }),
    onDone: () => toast.success(t('removed')),
  })
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('removeName', { name })}>
          {t('remove')}
        </Button>
      }
      title={t('removeTitle', { name })}
      description={t('removeText')}
      confirmLabel={t('removeName', { name })}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
    />
  )
}

export function PasskeyRow({ passkey, isLocked }: { passkey: Passkey; isLocked: boolean }) {
  const t = useTranslations('security.passkeys')
  const formatRelative = useRelativeTime()
  const facts = [t('created', { date: new Date(passkey.createdAt) })]
  if (passkey.lastUsedAt) facts.push(t('used', { ago: formatRelative(passkey.lastUsedAt) }))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Fingerprint size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-base font-medium">{passkey.name}</p>
        <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
      </div>
      <div className="flex gap-1">
        <RenamePasskey passkey={passkey} />
        {!isLocked && <RemovePasskey passkey={passkey} />}
      </div>
    </li>
  )
}
