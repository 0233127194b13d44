import { useState } from 'react'
import { ApiError } from '../../../shared/api/api-error'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { useI18n } from '../../../shared/i18n/i18n-store'
import { keepTypedEmail, useTypedEmail } from '../auth/typed-email'
import { useChallenge } from '../auth/use-challenge'
import { setsPath, useCompleteSignInTo } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'
import { clearSignUpInvite, type SignUpInvite } from '../invite/sign-up-invite'
import { type Names, newPerson, noNames } from './names'

export interface SignUpInput {
  returnUrl: string | undefined
  /** From the address. */
  email: string | undefined
  /** The invite to join by; null: an organization is founded. */
  joining: SignUpInvite | null
}

/** Refusals of the code lead back to the code; the names typed meanwhile are kept. */
const isAboutCode = (error: unknown) => error instanceof ApiError && error.code.startsWith('OTP_')

/** The whole of a sign-up: address, code, names. The code is judged together with the names, as the server does. */
export function useSignUp({ returnUrl, email: given, joining }: SignUpInput) {
  const errorText = useErrorText()
  const locale = useI18n((state) => state.language)
  const typed = useTypedEmail((state) => state.email)
  const [email, setEmail] = useState(given ?? typed)
  const [code, setCode] = useState('')
  const [names, setNames] = useState(noNames)
  const [isNaming, setIsNaming] = useState(false)
  // Who joined by an invite has answered it: back at its page there would be nothing left to answer.
  const enter = useCompleteSignInTo(joining ? undefined : (returnUrl ?? setsPath))
  const { challenge, ask, forget } = useChallenge(() => api.identity.auth.preRegister({ email, locale }))
  const register = useSingleMutation(
    query.identity.auth.verifyAndRegister.mutationOptions({
      onSuccess: () => {
        clearSignUpInvite()
        enter()
      },
      onError: (error) => {
        if (!isAboutCode(error)) return
        setCode('')
        setIsNaming(false)
      },
    }),
  )
  const words = (error: unknown) => (error ? errorText(error) : undefined)
  const codeError = isAboutCode(register.error) ? words(register.error) : undefined
  return {
    step: challenge === null ? ('email' as const) : isNaming ? ('names' as const) : ('code' as const),
    challenge,
    email,
    setEmail: (next: string) => {
      setEmail(next)
      keepTypedEmail(next)
      ask.reset()
    },
    code,
    setCode,
    names,
    begin: () => ask.mutate(),
    isBeginning: ask.isPending,
    beginError: words(ask.error),
    resend: (onSent: () => void) =>
      ask.mutate(undefined, {
        onSuccess: () => {
          setCode('')
          register.reset()
          onSent()
        },
      }),
    codeError,
    acceptCode: (entered: string) => {
      setCode(entered)
      setIsNaming(true)
    },
    backToCode: (typed: Names) => {
      setNames(typed)
      setIsNaming(false)
    },
    otherEmail: () => {
      forget()
      setCode('')
      register.reset()
    },
    submit: (names: Names) => {
      setNames(names)
      if (challenge) register.mutate({ challengeId: challenge.challengeId, code, locale, ...newPerson(names, joining) })
    },
    isSubmitting: register.isPending || register.isSuccess,
    submitError: codeError ? undefined : words(register.error),
  }
}
