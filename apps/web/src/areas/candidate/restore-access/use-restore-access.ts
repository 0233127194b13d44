import type { InterfaceLanguage } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { monotonicMs, nowMs } from '../../../shared/clock'
import { emailFault } from '../pre-interview/check-details'
import { canContinueInterview } from './can-continue-interview'

/** How the mail opens the interview: a code for this browser, or a link for whichever device opens it. */
export type Way = 'code' | 'link'

export type Step =
  | { readonly name: 'email' }
  /** On the monotonic clock: when another mail may be asked for. */
  | { readonly name: 'code'; readonly challengeId: string; readonly resendAtMs: number }
  | { readonly name: 'link'; readonly resendAtMs: number }
  /** The address is proven: no interview was begun with it at all, or others were, but not this one. */
  | { readonly name: 'nothing'; readonly hasOthers: boolean }

const RESEND_AFTER_MS = 60_000

/** Never more than a minute, whatever this device's clock says. */
export const waitUntil = (resendAt: string): number =>
  monotonicMs() + Math.min(RESEND_AFTER_MS, Math.max(0, Date.parse(resendAt) - nowMs()))

const waitOf = (error: unknown): number | null => {
  if (!(error instanceof ApiError) || error.code !== 'OTP_RESEND_TOO_SOON') return null
  const { seconds } = error.data.params
  return monotonicMs() + (typeof seconds === 'number' ? seconds * 1000 : RESEND_AFTER_MS)
}

async function askForMail(of: { way: Way; email: string; linkId: string; locale: InterfaceLanguage }): Promise<Step> {
  const { way, linkId, ...wish } = of
  if (way === 'link') {
    const returnUrl = `/interview/${linkId}`
    const { resendAt } = await api.identity.link.generate({ ...wish, audience: 'candidate', returnUrl })
    return { name: 'link', resendAtMs: waitUntil(resendAt) }
  }
  const { challengeId, resendAt } = await api.identity.auth.sendVerifyOtp({ ...wish, audience: 'candidate' })
  return { name: 'code', challengeId, resendAtMs: waitUntil(resendAt) }
}

export interface RestoreAccessInput {
  linkId: string
  /** The address as the page knows it, to begin with. */
  email: string
  /** The interview is on this device now. */
  onFound: () => void
}

/** The way of a candidate back to an interview that was begun in another browser. */
export function useRestoreAccess({ linkId, email: first, onFound }: RestoreAccessInput) {
  const [email, setEmail] = useState(first)
  const [code, setCode] = useState('')
  const [isJudged, setIsJudged] = useState(false)
  const [step, setStep] = useState<Step>({ name: 'email' })
  const locale = useLocale()
  const send = useMutation({
    mutationFn: (way: Way) => askForMail({ way, email: email.trim(), linkId, locale }),
    onSuccess: (next) => {
      setCode('')
      verify.reset()
      setStep(next)
    },
    onError: (error) => {
      const resendAtMs = waitOf(error)
      if (resendAtMs !== null) setStep((kept) => ('resendAtMs' in kept ? { ...kept, resendAtMs } : kept))
    },
  })
  const verify = useMutation({
    mutationFn: async (of: { challengeId: string; code: string }) => {
      const { interviewCount } = await api.identity.auth.verifyEmailOtp({ ...of, audience: 'candidate' })
      return { interviewCount, isHere: interviewCount > 0 && (await canContinueInterview(linkId)) }
    },
    onSuccess: ({ interviewCount, isHere }) => {
      if (isHere) onFound()
      else setStep({ name: 'nothing', hasOthers: interviewCount > 0 })
    },
    onError: () => setCode(''),
  })
  return {
    step,
    email,
    code,
    send,
    verify,
    emailFault: isJudged ? emailFault(email) : undefined,
    changeEmail: (next: string) => {
      setIsJudged(false)
      send.reset()
      setEmail(next)
    },
    changeCode: setCode,
    /** Mails where the address can be one; else says what is wrong with it. */
    ask: (way: Way): boolean => {
      const isGood = emailFault(email) === undefined
      setIsJudged(!isGood)
      if (isGood && !send.isPending) send.mutate(way)
      return isGood
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
