import { type FormEvent, type ReactNode, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { EmailField, useEmailCheck } from './email-field'

interface EmailStepProps {
  email: string
  onEmail: (email: string) => void
  onSubmit: () => void
  isBusy: boolean
  /** The server's refusal in words. */
  error: string | undefined
  autoComplete: 'email' | 'username'
  /** Other ways, under the button. */
  children?: ReactNode
}

/** Where the code goes. */
export function EmailStep({ email, onEmail, onSubmit, isBusy, error, autoComplete, children }: EmailStepProps) {
  const t = useTranslations('company.auth')
  const { wrong, check, forget } = useEmailCheck()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (check(email)) onSubmit()
    else field.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <EmailField
        ref={field}
        autoComplete={autoComplete}
        autoFocus
        value={email}
        error={wrong ?? error}
        onChange={(event) => {
          forget()
          onEmail(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('sendCode')}
      </Button>
      {children}
    </form>
  )
}
