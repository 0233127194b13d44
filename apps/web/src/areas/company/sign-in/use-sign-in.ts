import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useI18n } from '../../../shared/i18n/i18n-store'
import { toast } from '../../../shared/ui/toaster'
import { useChallenge } from '../auth/use-challenge'
import { useContinueSignIn } from '../auth/use-complete-sign-in'
import { useResendableMail } from '../auth/use-resendable-mail'
import { useSingleMutation } from '../auth/use-single-mutation'

interface SignInInput {
  email: string
  returnUrl: string | undefined
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** With a mailed code. */
export function useChangeByCode({ email, returnUrl }: SignInInput) {
  const t = useTranslations('company.auth')
  const errorText = useErrorText()
  const locale = useI18n((state) => state.language)
  const [code, setCode] = useState('')
  const proceed = useContinueSignIn()
  const { challenge, ask, forget } = useChallenge(() => api.identity.auth.sendVerifyOtp({ email, locale }))
  const verify = useSingleMutation(
    query.identity.auth.verifyEmailOtp.mutationOptions({
      onSuccess: (result) => proceed(result, returnUrl),
      onError: () => setCode(''),
    }),
  )
  const restart = () => {
    setCode('')
    verify.reset()
  }
  return {
    challenge,
    code,
    setCode,
    begin: () => ask.mutate(),
    isBeginning: ask.isPending,
    beginError: ask.error ? errorText(ask.error) : undefined,
    /** What was refused belongs to another address or to another way. */
    forgetError: ask.reset,
    resend: () =>
      ask.mutate(undefined, {
        onSuccess: () => {
          restart()
          toast.success(t('resent'))
        },
      }),
    complete: (entered: string) => {
      if (challenge && !verify.isPending) verify.mutate({ challengeId: challenge.challengeId, code: entered })
    },
    isVerifying: verify.isPending || verify.isSuccess,
    error: verify.error ? errorText(verify.error) : undefined,
    leave: () => {
      forget()
      restart()
    },
  }
}

/** With a mailed link: here there is nothing more to do than to wait for it. */
export function useLinkWay({ email, returnUrl }: SignInInput) {
  const t = useTranslations('account.mailed')
  const errorText = useErrorText()
  const locale = useI18n((state) => state.language)
  const { mailed, ask, forget } = useResendableMail(() =>
    api.identity.link.generate({ email, locale, ...(returnUrl === undefined ? {} : { returnUrl }) }),
  )
  return {
    mailed,
    begin: () => ask.mutate(),
    resend: () => ask.mutate(undefined, { onSuccess: () => void toast.success(t('resent')) }),
    isBusy: ask.isPending,
    error: ask.error ? errorText(ask.error) : undefined,
    forgetError: ask.reset,
    leave: forget,
  }
}

/** With a password; what was typed is kept after a refusal. */
export function usePasswordWay({ email, returnUrl }: SignInInput) {
  const errorText = useErrorText()
  const [password, setPassword] = useState('')
  const proceed = useContinueSignIn()
  const signIn = useSingleMutation(
    query.identity.auth.signInWithPassword.mutationOptions({ onSuccess: (result) => proceed(result, returnUrl) }),
  )
  const words = signIn.error ? errorText(signIn.error) : undefined
  const isTooMany = hasCode(signIn.error, 'SIGN_IN_TOO_MANY_ATTEMPTS')
  const isEmail = hasCode(signIn.error, 'INVALID_EMAIL')
  return {
    password,
    setPassword: (typed: string) => {
      setPassword(typed)
      if (signIn.isError && !isTooMany) signIn.reset()
    },
    submit: () => signIn.mutate({ email, password }),
    isBusy: signIn.isPending || signIn.isSuccess,
    tooMany: isTooMany ? words : undefined,
    emailError: isEmail ? words : undefined,
    error: isTooMany || isEmail ? undefined : words,
    forgetError: signIn.reset,
  }
}
