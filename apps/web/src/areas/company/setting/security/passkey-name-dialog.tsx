import { passkeyLimits } from '@candor/contract'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'
import { TextField } from '../../../../shared/ui/text-field'

interface PasskeyNameDialogProps {
  title: string
  initialName: string
  submitLabel: string
  isBusy: boolean
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const t = useTranslations('security.passkeys')
  const id = useId()
  const [name, setName] = useState(props.initialName)
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === '')
    if (name.trim() !== '' && !props.isBusy) props.onSubmit(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose()
      }}
      width="sm"
      title={props.title}
      description={t('nameText')}
      footer={
        <Button type="submit" form={id} isBusy={props.isBusy}>
          {props.submitLabel}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          maxLength={passkeyLimits.nameCharacters}
          value={name}
          error={isMissing ? t('nameRequired') : undefined}
          onChange={(event) => {
            setIsMissing(false)
            setName(event.currentTarget.value)
          }}
        />
      </form>
    </Dialog>
  )
}
