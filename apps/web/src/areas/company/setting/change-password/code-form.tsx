import type { Profile } from '@candor/contract'
import { otpLimits } from '@candor/domain'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { OtpField } from '../../../../shared/ui/otp-field'
import { NewPasswordField } from '../../auth/new-password-field'
import { OutboxLink } from '../../auth/outbox-link'
import { readFault, usePasswordWords } from '../../auth/password-fault'
import { Resend } from '../../auth/resend'
import type { Challenge } from '../../auth/use-challenge'
import { listPersonWords } from './list-person-words'
import type { ChangeByCode } from './use-change-by-code'
import { useNewPasswordProblem } from './use-new-password-problem'

interface CodeFormProps {
  profile: Profile
  way: ChangeByCode
  challenge: Challenge
}

interface Refusal {
  codeError?: string
  passwordError?: string
  otherError?: string
}

/** Where a refusal of the server belongs. */
function useRefusal(error: unknown): Refusal {
  const words = usePasswordWords()
  const errorText = useErrorText()
  if (error === null) return {}
  const fault = readFault(error)
  if (fault) return { passwordError: words.formatFault(fault) }
  const isAboutCode = error instanceof ApiError && error.code.startsWith('OTP_')
  return isAboutCode ? { codeError: errorText(error) } : { otherError: errorText(error) }
}

function useCodeForm({ profile, way, challenge }: CodeFormProps) {
  const t = useTranslations('settings.password')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const problem = useNewPasswordProblem(password, listPersonWords(profile))
  const refusal = useRefusal(way.set.error)
  return {
    code,
    setCode,
    password,
    setPassword,
    codeError: isChecked && code.length < otpLimits.digits ? t('codeIncomplete') : refusal.codeError,
    passwordError: (isChecked ? problem : undefined) ?? refusal.passwordError,
    otherError: refusal.otherError,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsChecked(true)
      if (code.length === otpLimits.digits && problem === undefined)
        way.set.mutate({ challengeId: challenge.challengeId, code, password })
    },
  }
}

/** The mailed code and the new password, in one step. */
export function CodeForm(props: CodeFormProps) {
  const { profile, way, challenge } = props
  const t = useTranslations('settings.password')
  const errorText = useErrorText()
  const form = useCodeForm(props)
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-[440px] flex-col gap-5">
      {/* Password managers file the password under this name. */}
      <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
      <OtpField
        label={t('codeLabel')}
        value={form.code}
        error={form.codeError}
        hint={t('nothingCame')}
        onChange={form.setCode}
      />
      <div className="-mt-2 text-sm">
        <Resend
          what="code"
          resendAtMs={challenge.resendAtMs}
          isBusy={way.ask.isPending}
          error={way.ask.error ? errorText(way.ask.error) : undefined}
          onResend={() => way.ask.mutate()}
        />
      </div>
      <NewPasswordField
        label={t('next')}
        name="new-password"
        value={form.password}
        typed={form.password}
        person={listPersonWords(profile)}
        error={form.passwordError}
        onChange={(event) => form.setPassword(event.currentTarget.value)}
      />
      <p className="text-sm text-ink-2">{t('ends')}</p>
      {form.otherError && <Banner tone="bad">{form.otherError}</Banner>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={way.set.isPending}>
          {t('set')}
        </Button>
        <Button variant="ghost" onClick={way.forget}>
          {t('back')}
        </Button>
      </div>
      <OutboxLink />
    </form>
  )
}
