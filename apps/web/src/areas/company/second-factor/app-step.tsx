import { totpLimits } from '@candor/domain'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { OtpField } from '../../../shared/ui/otp-field'
import type { SecondStep } from './use-second-step'

/** The six digits of the authenticator app. */
export function AppStep({ step }: { step: SecondStep }) {
  const t = useTranslations('security.step')
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const { error } = step
  // A refused code is of no further use: the app shows another one soon.
  useEffect(() => {
    if (error) setCode('')
  }, [error])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsShort(code.length < totpLimits.digits)
    if (code.length === totpLimits.digits) step.submitCode('app', code)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <OtpField
        label={t('app.label')}
        value={code}
        length={totpLimits.digits}
        error={isShort ? t('incomplete') : error}
        onChange={(value) => {
          setIsShort(false)
          setCode(value)
        }}
        onComplete={(value) => step.submitCode('app', value)}
      />
      <Button type="submit" size="lg" isBusy={step.isBusy}>
        {t('verify')}
      </Button>
    </form>
  )
}
