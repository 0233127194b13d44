import type { SecondFactors } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import { AppSetup } from './app-setup'
import { useFactorChange } from './use-factor-change'

export interface FactorSectionProps {
  factors: SecondFactors
  /** The sign-in is too long ago: nothing can be changed. */
  isLocked: boolean
  /** Shows recovery codes that were just made; null: the person has theirs. */
  onCodes: (codes: readonly string[] | null) => void
}

function RemoveApp() {
  const t = useTranslations('security.app')
  const [isAsking, setIsAsking] = useState(false)
  const remove = useFactorChange({
    change: () => api.identity.secondFactor.removeApp(),
    onDone: () => toast.success(t('removed')),
  })
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={<Button variant="ghost">{t('remove')}</Button>}
      title={t('removeTitle')}
      description={t('removeText')}
      confirmLabel={t('remove')}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsAsking(false) })}
    />
  )
}

/** Gives the focus back to the button that opened the setup. Before paint, so that a dialog that opens now can return it too. */
function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}

/** The authenticator app: set up, replaced or removed. */
export function AppSection({ factors, isLocked, onCodes }: FactorSectionProps) {
  const t = useTranslations('security.app')
  const errorText = useErrorText()
  const begin = useMutation({
    mutationFn: () => api.identity.secondFactor.beginApp(),
    onError: (error) => toast.error(errorText(error)),
  })
  const { appAddedAt } = factors
  const opener = useOpener(begin.data !== undefined)
  return (
    <Section title={t('title')} lead={t('lead')}>
      {begin.data ? (
        <AppSetup
          made={begin.data}
          onCancel={begin.reset}
          onDone={(codes) => {
            begin.reset()
            onCodes(codes)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{appAddedAt ? t('since', { date: new Date(appAddedAt) }) : t('none')}</p>
          {!isLocked && (
            <div className="flex flex-wrap gap-2">
              <Button ref={opener} variant="secondary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
                {appAddedAt ? t('replace') : t('add')}
              </Button>
              {appAddedAt && <RemoveApp />}
            </div>
          )}
        </div>
      )}
    </Section>
  )
}
