import { otpLimits } from '@candor/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Button } from '../../../shared/ui/button'
import { OtpField } from '../../../shared/ui/otp-field'
import { ResendMail } from './resend-mail'
import type { RestoreAccess, Step } from './use-restore-access'

interface CodeStepProps {
  restoreAccess: RestoreAccess
  step: Extract<Step, { name: 'code' }>
}

/** The code from the mail: typed, pasted or filled in by the browser. */
export function CodeStep({ restoreAccess, step }: CodeStepProps) {
  const t = useTranslations('candidate.restoreAccess')
  const errorText = useErrorText()
  const [isShort, setIsShort] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { code, email, verify } = restoreAccess
  // At the beginning, and again when a code was refused: the boxes are empty then.
  useEffect(() => {
    if (verify.isIdle || verify.isError) form.current?.querySelector('input')?.focus()
  }, [verify.isIdle, verify.isError])
  const judge = (whole: string) => {
    if (!verify.isPending) verify.mutate({ challengeId: step.challengeId, code: whole })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsShort(code.length < otpLimits.digits)
    if (code.length === otpLimits.digits) judge(code)
  }
  const refusal = verify.error && code === '' ? errorText(verify.error) : undefined
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p className="text-base text-ink-2">
        {t.rich('codeSent', { mail: () => <b className="wrap-anywhere text-ink">{email.trim()}</b> })}
      </p>
      <OtpField
        label={t('code')}
        hint={t('codeHint')}
        value={code}
        error={isShort ? t('codeIncomplete') : refusal}
        onChange={(next) => {
          setIsShort(false)
          restoreAccess.changeCode(next)
        }}
        onComplete={judge}
      />
      <Button type="submit" size="lg" isBusy={verify.isPending || verify.isSuccess}>
        {t('submit')}
      </Button>
      <ResendMail restoreAccess={restoreAccess} way="code" resendAtMs={step.resendAtMs} />
    </form>
  )
}
