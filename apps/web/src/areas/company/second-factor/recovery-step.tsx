import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import type { SecondStep } from './use-second-step'

/** One of the saved codes. */
export function RecoveryStep({ step }: { step: SecondStep }) {
  const t = useTranslations('security.step')
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(code.trim() === '')
    if (code.trim() !== '') step.submitCode('recovery', code)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label={t('recovery.label')}
        hint={t('recovery.hint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        error={isMissing ? t('missing') : step.error}
        onChange={(event) => {
          setIsMissing(false)
          step.forgetError()
          setCode(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="lg" isBusy={step.isBusy}>
        {t('verify')}
      </Button>
    </form>
  )
}
