import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useI18n } from '../../../shared/i18n/i18n-store'
import { toast } from '../../../shared/ui/toaster'
import { readFault, usePasswordWords } from '../auth/password-fault'
import { useChallenge } from '../auth/use-challenge'
import { useContinueSignIn } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'
import { clearStoredReset, type StoredReset, storeReset } from './stored-reset'

const isAboutCode = (error: unknown) => error instanceof ApiError && error.code.startsWith('OTP_')

/** Code and new password, judged together by the server; a wrong one of them leaves the other as typed. */
export function useReset({ email, challenge: given }: StoredReset) {
  const t = useTranslations('account.reset')
  const codes = useTranslations('company.auth')
  const errorText = useErrorText()
  const passwords = usePasswordWords()
  const locale = useI18n((state) => state.language)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const proceed = useContinueSignIn()
  const { challenge, ask } = useChallenge(async () => {
    const made = await api.identity.password.forgot({ email, locale })
    storeReset({ email, challenge: made })
    return made
  }, given)
  const set = useSingleMutation(
    query.identity.password.set.mutationOptions({
      onSuccess: (result) => {
        clearStoredReset()
        toast.success(t('done'))
        proceed(result, undefined)
      },
      onError: (error) => {
        if (isAboutCode(error)) setCode('')
      },
    }),
  )
  const words = set.error ? errorText(set.error) : undefined
  const fault = readFault(set.error)
  const isWeak = set.error instanceof ApiError && set.error.code === 'PASSWORD_TOO_WEAK'
  const forgetError = () => {
    if (set.isError) set.reset()
  }
  return {
    challenge,
    code,
    password,
    setCode: (next: string) => {
      setCode(next)
      if (next !== '') forgetError()
    },
    setPassword: (next: string) => {
      setPassword(next)
      forgetError()
    },
    submit: () => {
      if (challenge && !set.isPending) set.mutate({ challengeId: challenge.challengeId, code, password })
    },
    isBusy: set.isPending || set.isSuccess,
    codeError: isAboutCode(set.error) ? words : undefined,
    passwordError: fault ? passwords.formatFault(fault) : isWeak ? words : undefined,
    error: isAboutCode(set.error) || isWeak ? undefined : words,
    resend: () =>
      ask.mutate(undefined, {
        onSuccess: () => {
          setCode('')
          set.reset()
          toast.success(codes('resent'))
        },
      }),
    isResending: ask.isPending,
    resendError: ask.error ? errorText(ask.error) : undefined,
  }
}
