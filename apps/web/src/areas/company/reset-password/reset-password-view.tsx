import { checkPassword, otpLimits } from '@candor/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { OtpField } from '../../../shared/ui/otp-field'
import { AuthCard } from '../auth/auth-card'
import { NewPasswordField } from '../auth/new-password-field'
import { OutboxLink } from '../auth/outbox-link'
import { usePasswordWords } from '../auth/password-fault'
import { Resend } from '../auth/resend'
import type { StoredReset } from './stored-reset'
import { useReset } from './use-reset'

const selectors = { code: 'input[autocomplete="one-time-code"]', password: 'input[name="password"]' }

const focusOn = (form: HTMLFormElement | null, what: keyof typeof selectors) =>
  form?.querySelector<HTMLInputElement>(selectors[what])?.focus()

/** The code from the mail and the new password, in one card. */
export function ResetPasswordView({ reset }: { reset: StoredReset }) {
  const t = useTranslations('account.reset')
  const passwords = useTranslations('account.password')
  const auth = useTranslations('company.auth')
  const words = usePasswordWords()
  const flow = useReset(reset)
  const [wrong, setWrong] = useState<'code' | 'password' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const person = [reset.email]
  const refuse = (what: 'code' | 'password') => {
    setWrong(what)
    focusOn(form.current, what)
  }
  const { codeError, passwordError } = flow
  useEffect(() => {
    if (codeError) focusOn(form.current, 'code')
    else if (passwordError) focusOn(form.current, 'password')
  }, [codeError, passwordError])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (flow.isBusy) return
    if (flow.code.length < otpLimits.digits) return refuse('code')
    if (checkPassword(flow.password, person) !== null) return refuse('password')
    flow.submit()
  }
  const judged = flow.password === '' ? passwords('choose') : (words.judge(flow.password, person) ?? undefined)
  const lead = auth.rich('codeLead', {
    mail: () => <span className="font-medium wrap-anywhere text-ink">{reset.email}</span>,
  })
  return (
    <AuthCard stepKey="reset" title={t('title')} lead={lead}>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {flow.error && <Banner tone="bad">{flow.error}</Banner>}
        <input type="text" hidden readOnly name="username" autoComplete="username" value={reset.email} />
        <OtpField
          label={auth('code')}
          value={flow.code}
          error={wrong === 'code' ? auth('codeIncomplete') : flow.codeError}
          onChange={(value) => {
            setWrong(null)
            flow.setCode(value)
          }}
        />
        <NewPasswordField
          label={passwords('new')}
          name="password"
          value={flow.password}
          typed={flow.password}
          person={person}
          error={wrong === 'password' ? judged : flow.passwordError}
          onChange={(event) => {
            setWrong(null)
            flow.setPassword(event.currentTarget.value)
          }}
        />
        <div className="flex flex-col gap-2">
          <Button type="submit" size="lg" isBusy={flow.isBusy}>
            {t('submit')}
          </Button>
          <p className="text-center text-sm text-ink-3">{t('note')}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          {flow.challenge && (
            <Resend
              what="code"
              resendAtMs={flow.challenge.resendAtMs}
              onResend={flow.resend}
              isBusy={flow.isResending}
              error={flow.resendError}
            />
          )}
          <LinkButton href="/company/forgot-password" variant="ghost" size="sm" className="-mr-3">
            {auth('otherEmail')}
          </LinkButton>
        </div>
        <OutboxLink />
      </form>
    </AuthCard>
  )
}
