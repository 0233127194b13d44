import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useI18n } from '../../../shared/i18n/i18n-store'
import { toast } from '../../../shared/ui/toaster'
import { readFault, usePasswordWords } from '../auth/password-fault'
import { useResendableMail } from '../auth/use-resendable-mail'
import type { SignUpInvite } from '../invite/sign-up-invite'
import { type Names, newPerson } from './names'

export type Registration = Names & { email: string; password: string }
type Order = { kind: 'register'; registration: Registration } | { kind: 'again'; email: string }

/** Registering with a password: the account begins when the mailed link is confirmed. */
export function useRegister(joining: SignUpInvite | null) {
  const t = useTranslations('account.mailed')
  const errorText = useErrorText()
  const passwords = usePasswordWords()
  const locale = useI18n((state) => state.language)
  const [email, setEmail] = useState('')
  const { mailed, ask, forget } = useResendableMail(async (order: Order) => {
    if (order.kind === 'again') return await api.identity.auth.sendEmailConfirmation({ email: order.email, locale })
    const { registration } = order
    return await api.identity.auth.registerWithPassword({
      email: registration.email,
      password: registration.password,
      locale,
      ...newPerson(registration, joining),
    })
  })
  const fault = readFault(ask.error)
  const isEmail = ask.error instanceof ApiError && ask.error.code === 'INVALID_EMAIL'
  const words = ask.error ? errorText(ask.error) : undefined
  return {
    /** The address that the link went to, and when another may be asked for; null: nothing was sent yet. */
    mailed: mailed && { email, resendAtMs: mailed.resendAtMs },
    isBusy: ask.isPending,
    passwordError: fault ? passwords.formatFault(fault) : undefined,
    emailError: isEmail ? words : undefined,
    error: fault || isEmail ? undefined : words,
    forgetError: ask.reset,
    submit: (registration: Registration) => {
      setEmail(registration.email)
      ask.mutate({ kind: 'register', registration })
    },
    resend: () => ask.mutate({ kind: 'again', email }, { onSuccess: () => void toast.success(t('resent')) }),
    leave: forget,
  }
}
