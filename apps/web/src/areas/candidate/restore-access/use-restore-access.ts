import type { InterfaceLanguage } from '@candor/contract'
import { identifierLimits } from '@candor/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { monotonicMs, nowMs } from '../../../shared/clock'
import { emailFault } from '../pre-interview/check-details'
import { readTalentEmail, saveTalentEmail } from '../talent-email'
import { canContinueInterview } from './can-continue-interview'

/** How the mail opens the interview: a code for this browser, or a link for whichever device opens it. */
export type Way = 'code' | 'link'

export type Step =
  | { readonly name: 'email' }
  /** `resendAtMs`: when another mail can be requested, on the monotonic clock. */
  | { readonly name: 'code'; readonly challengeId: string; readonly resendAtMs: number }
  | { readonly name: 'link'; readonly resendAtMs: number }
  /** The address is verified, but this interview was not started with it. `hasOthers`: other interviews were. */
  | { readonly name: 'notFound'; readonly hasOthers: boolean }

/** At most a minute, because this device's clock may be wrong. */
export const getResendAtMs = (resendAt: string): number =>
  monotonicMs() + Math.min(identifierLimits.resendAfterMs, Math.max(0, Date.parse(resendAt) - nowMs()))

const readResendAtMs = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'OTP_RESEND_TOO_SOON') return null
  const { seconds } = error.data.params
  return monotonicMs() + (typeof seconds === 'number' ? seconds * 1000 : identifierLimits.resendAfterMs)
}

interface MailRequest {
  way: Way
  email: string
  linkId: string
  locale: InterfaceLanguage
}

async function requestMail({ way, linkId, ...recipient }: MailRequest): Promise<Step> {
  if (way === 'link') {
    const returnUrl = `/interview/${linkId}`
    const { resendAt } = await api.identity.link.generate({ ...recipient, audience: 'candidate', returnUrl })
    return { name: 'link', resendAtMs: getResendAtMs(resendAt) }
  }
  const { challengeId, resendAt } = await api.identity.auth.sendVerifyOtp({ ...recipient, audience: 'candidate' })
  return { name: 'code', challengeId, resendAtMs: getResendAtMs(resendAt) }
}

export interface RestoreAccessInput {
  linkId: string
  /** Prefills the field. */
  email: string
  /** Called once this browser may continue the interview. */
  onRestored: () => void
  /** Given: the code only proves the address, to start a new interview with it. Nothing is restored. */
  onProven?: ((emailProof: string) => void) | undefined
}

/** Lets a candidate continue an interview that they started in another browser. */
export function useRestoreAccess({ linkId, email: initialEmail, onRestored, onProven }: RestoreAccessInput) {
  const [email, setEmail] = useState(() => initialEmail || readTalentEmail())
  const [code, setCode] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [step, setStep] = useState<Step>({ name: 'email' })
  const locale = useLocale()
  const send = useMutation({
    mutationFn: (way: Way) => requestMail({ way, email: email.trim(), linkId, locale }),
    onSuccess: (next) => {
      setCode('')
      verify.reset()
      setStep(next)
    },
    onError: (error) => {
      const resendAtMs = readResendAtMs(error)
      if (resendAtMs !== null) setStep((current) => ('resendAtMs' in current ? { ...current, resendAtMs } : current))
    },
  })
  const verify = useMutation({
    mutationFn: async (entry: { challengeId: string; code: string }) => {
      const isRestoring = onProven === undefined
      const { interviewCount, emailProof } = await api.identity.auth.verifyEmailOtp({
        ...entry,
        audience: 'candidate',
        linkId,
        isRestoring,
      })
      return { interviewCount, emailProof, isHere: interviewCount > 0 && (await canContinueInterview(linkId)) }
    },
    onSuccess: ({ interviewCount, emailProof, isHere }) => {
      if (onProven && emailProof !== null) onProven(emailProof)
      else if (isHere) onRestored()
      else setStep({ name: 'notFound', hasOthers: interviewCount > 0 })
    },
    onError: () => setCode(''),
  })
  return {
    step,
    email,
    code,
    send,
    verify,
    isProving: onProven !== undefined,
    emailFault: isChecked ? emailFault(email) : undefined,
    changeEmail: (next: string) => {
      setIsChecked(false)
      send.reset()
      setEmail(next)
    },
    changeCode: setCode,
    /** Requests the mail if the address is valid; otherwise the field shows an error. */
    requestMail: (way: Way): boolean => {
      const isValid = emailFault(email) === undefined
      setIsChecked(!isValid)
      if (isValid) saveTalentEmail(email.trim())
      if (isValid && !send.isPending) send.mutate(way)
      return isValid
    },
    startOver: () => {
      send.reset()
      verify.reset()
      setCode('')
      setStep({ name: 'email' })
    },
  }
}
export type RestoreAccess = ReturnType<typeof useRestoreAccess>
