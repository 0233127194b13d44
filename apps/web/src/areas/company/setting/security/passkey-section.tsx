import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { canUsePasskeys, createPasskey } from '../../../../shared/passkeys'
import { Button } from '../../../../shared/ui/button'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import type { FactorSectionProps } from './app-section'
import { PasskeyNameDialog } from './passkey-name-dialog'
import { PasskeyRow } from './passkey-row'
import { useFactorChange } from './use-factor-change'

function AddPasskey({ onCodes }: Pick<FactorSectionProps, 'onCodes'>) {
  const t = useTranslations('security.passkeys')
  const [isNaming, setIsNaming] = useState(false)
  const add = useFactorChange({
    change: async (name: string) => {
      const created = await createPasskey(await api.identity.secondFactor.beginPasskey())
      return api.identity.secondFactor.addPasskey({ name, created })
    },
    onDone: ({ recoveryCodes }) => {
      setIsNaming(false)
      toast.success(t('added'))
      onCodes(recoveryCodes)
    },
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsNaming(true)}>
        {t('add')}
      </Button>
      {isNaming && (
        <PasskeyNameDialog
          title={t('nameTitle')}
          initialName={t('preset')}
          submitLabel={t('add')}
          isBusy={add.isPending}
          onSubmit={(name) => add.mutate(name)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  )
}

/** The person's passkeys. */
export function PasskeySection({ factors, isLocked, onCodes }: FactorSectionProps) {
  const t = useTranslations('security.passkeys')
  const { passkeys } = factors
  const canAdd = canUsePasskeys()
  return (
    <Section title={t('title')} lead={t('lead')} aside={!isLocked && canAdd && <AddPasskey onCodes={onCodes} />}>
      {passkeys.length === 0 ? (
        <p className="text-sm text-ink-2">{canAdd ? t('none') : t('unsupported')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLocked={isLocked} />
          ))}
        </ul>
      )}
    </Section>
  )
}
