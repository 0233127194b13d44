import { KeyRound, Link2, MailCheck } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { PasswordField } from '../../../shared/ui/password-field'
import { TextLink } from '../../../shared/ui/text-link'
import { EmailField, useEmailCheck } from '../auth/email-field'

export type Method = 'code' | 'password'

interface SignInFormProps {
  method: Method
  onMethod: (method: Method) => void
  email: string
  onEmail: (email: string) => void
  password: string
  onPassword: (password: string) => void
  /** A code with `code`, the password with `password`. */
  onSubmit: () => void
  onCode: () => void
  onLink: () => void
  busy: 'submit' | 'link' | null
  emailError: string | undefined
  passwordError: string | undefined
  /** Passwords were tried too often today: the words, and the code way is offered. */
  tooMany: string | undefined
}

/** The address first; then a code by default, or a password, or a link. */
export function SignInForm(props: SignInFormProps) {
  const { method, onMethod, email, password, onSubmit, onCode, onLink, busy, tooMany } = props
  const t = useTranslations('account.signIn')
  const auth = useTranslations('company.auth')
  const words = useTranslations('account.password')
  const { wrong, check, forget } = useEmailCheck()
  const [isMissing, setIsMissing] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const isPassword = method === 'password'
  const withEmail = (go: () => void) => {
    if (busy) return
    if (check(email)) go()
    else emailField.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    withEmail(() => {
      setIsMissing(isPassword && password === '')
      if (!isPassword || password !== '') onSubmit()
      else passwordField.current?.focus()
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {tooMany && (
        <Banner tone="warn" title={t('tooMany')}>
          <p>{tooMany}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => withEmail(onCode)}>
            {auth('sendCode')}
          </Button>
        </Banner>
      )}
      <EmailField
        ref={emailField}
        autoComplete="username"
        autoFocus
        value={email}
        error={wrong ?? props.emailError}
        onChange={(event) => {
          forget()
          props.onEmail(event.currentTarget.value)
        }}
      />
      {isPassword && (
        <PasswordField
          ref={passwordField}
          label={words('label')}
          name="password"
          autoComplete="current-password"
          autoFocus={email !== ''}
          value={password}
          error={isMissing ? words('required') : props.passwordError}
          aside={
            <TextLink href="/company/forgot-password" className="text-sm">
              {t('forgot')}
            </TextLink>
          }
          onChange={(event) => {
            setIsMissing(false)
            props.onPassword(event.currentTarget.value)
          }}
        />
      )}
      <Button type="submit" size="lg" isBusy={busy === 'submit'} disabled={busy === 'link'}>
        {isPassword ? t('submit') : auth('sendCode')}
      </Button>
      <div className="-mt-2 flex flex-wrap justify-center gap-x-2 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setIsMissing(false)
            onMethod(isPassword ? 'code' : 'password')
          }}
        >
          {isPassword ? <MailCheck size={15} aria-hidden="true" /> : <KeyRound size={15} aria-hidden="true" />}
          {t(isPassword ? 'useCode' : 'usePassword')}
        </Button>
        <Button variant="ghost" size="sm" isBusy={busy === 'link'} onClick={() => withEmail(onLink)}>
          {busy !== 'link' && <Link2 size={15} aria-hidden="true" />}
          {t('useLink')}
        </Button>
      </div>
    </form>
  )
}
