import { otpLimits } from '@candor/domain'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { OtpField } from '../../../shared/ui/otp-field'
import { OutboxLink } from './outbox-link'
import { Resend } from './resend'
import type { Challenge } from './use-challenge'

interface CodeStepProps {
  challenge: Challenge
  code: string
  onCode: (code: string) => void
  /** All six digits are there. */
  onComplete: (code: string) => void
  submitLabel: string
  isBusy: boolean
  error: string | undefined
  onResend: () => void
  isResending: boolean
  resendError: string | undefined
  onOtherEmail: () => void
}

/** The code from the mail: typed, pasted or filled in by the browser. */
export function CodeStep(props: CodeStepProps) {
  const { challenge, code, onCode, onComplete, submitLabel, isBusy, error, onResend, onOtherEmail } = props
  const t = useTranslations('company.auth')
  const [isShort, setIsShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsShort(code.length < otpLimits.digits)
    if (code.length === otpLimits.digits) onComplete(code)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <OtpField
        label={t('code')}
        value={code}
        error={isShort ? t('codeIncomplete') : error}
        hint={t('nothingCame')}
        onChange={(value) => {
          setIsShort(false)
          onCode(value)
        }}
        onComplete={onComplete}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {submitLabel}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <Resend
          what="code"
          resendAtMs={challenge.resendAtMs}
          onResend={onResend}
          isBusy={props.isResending}
          error={props.resendError}
        />
        <Button variant="ghost" size="sm" className="-mr-3" onClick={onOtherEmail}>
          {t('otherEmail')}
        </Button>
      </div>
      <OutboxLink />
    </form>
  )
}
