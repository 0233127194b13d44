import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { Section } from '../parts/section'
import type { FactorSectionProps } from './app-section'
import { useFactorChange } from './use-factor-change'

/** How many recovery codes are left, and new ones. */
export function RecoverySection({ factors, isLocked, onCodes }: FactorSectionProps) {
  const t = useTranslations('security.recovery')
  const [isAsking, setIsAsking] = useState(false)
  const replace = useFactorChange({
    change: () => api.identity.secondFactor.replaceRecoveryCodes(),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <Section title={t('title')} lead={t('lead')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-2">{t('left', { count: factors.recoveryCodesLeft })}</p>
        {!isLocked && (
          <AlertDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            trigger={<Button variant="secondary">{t('replace')}</Button>}
            title={t('replaceTitle')}
            description={t('replaceText')}
            confirmLabel={t('replace')}
            isBusy={replace.isPending}
            onConfirm={() => replace.mutate(undefined, { onSettled: () => setIsAsking(false) })}
          />
        )}
      </div>
    </Section>
  )
}
