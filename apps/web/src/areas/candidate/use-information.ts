import type { ConsentPurpose, InterviewIntro, InterviewLanguage, PracticeTier, Session } from '@candor/contract'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../shared/api/api-error'
import type { Details, Draft } from './draft'
import type { InterviewMode } from './mode'
import { checkDetails } from './pre-interview/check-details'
import { type Allowed, allowedMode, startSession } from './pre-interview/start-session'
import { readTalentEmail, saveTalentEmail } from './talent-email'

interface InformationInput {
  intro: InterviewIntro
  draft: Draft
  /** Prefilled where nothing was typed yet. */
  asked: Details
  language: InterviewLanguage
  mode: InterviewMode
  isPractice: boolean
  isRehearsal: boolean
  practiceTier?: PracticeTier
  consentText: (purpose: ConsentPurpose) => string
  /** Called with the session and the mode that goes with the consents. */
  onStarted: (session: Session, mode: InterviewMode) => unknown
}

const EMAIL_CODES = new Set(['INVALID_EMAIL'])

const needsEmailProof = (error: unknown): boolean => error instanceof ApiError && error.code === 'EMAIL_PROOF_REQUIRED'

const areAttemptsUsed = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INTERVIEW_ATTEMPTS_USED'

const isEmailRefused = (error: unknown): boolean =>
  error instanceof ApiError && (EMAIL_CODES.has(error.code) || error.data.fields.email !== undefined)

/** An address that neither the link nor an invitation names: the one that was confirmed in this tab. */
const withTalentEmail = (asked: Details): Details =>
  asked.email === '' ? { ...asked, email: readTalentEmail() } : asked

/** The address of an invitation can't be changed. */
const withInvitedEmail = (details: Details, { invitation }: InterviewIntro): Details =>
  invitation === null ? details : { ...details, email: invitation.email }

const readAllowed = (draft: Draft): Allowed => ({
  recording: draft.isAllowed('recording'),
  ai: draft.isAllowed('ai'),
  transcription: draft.isTranscriptionAllowed(),
  signals: draft.readSignals() ?? false,
})

/** Who agrees to a practice agrees to less: it must not tick the boxes of the interview. */
const saveAllowed = (draft: Draft, allowed: Allowed, isPractice: boolean): void => {
  draft.saveTranscription(allowed.transcription)
  if (isPractice) return
  draft.saveAllowed('recording', allowed.recording)
  draft.saveAllowed('ai', allowed.ai)
  draft.saveSignals(allowed.signals)
}

/** The confirmation of names, email and consents. The page checks it, the server decides. */
export function useInformation(input: InformationInput) {
  const { draft, intro } = input
  const [details, setDetails] = useState<Details>(() =>
    withInvitedEmail(draft.readDetails() ?? withTalentEmail(input.asked), intro),
  )
  const [isTermsAccepted, setTerms] = useState(() => draft.areTermsAccepted())
  const [allowed, setAllowed] = useState<Allowed>(() => readAllowed(draft))
  const [hasTried, setHasTried] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const faults = checkDetails(details)
  const isComplete = Object.keys(faults).length === 0 && isTermsAccepted
  const change = (field: keyof Details, value: string) => {
    const next = { ...details, [field]: value }
    setDetails(next)
    setError(null)
    draft.saveDetails(next)
  }
  const send = async (emailProof: string | null) => {
    setIsBusy(true)
    setError(null)
    try {
      // What the address prefilled counts as typed from here on.
      draft.saveDetails(details)
      saveAllowed(draft, allowed, input.isPractice)
      const session = await startSession({ ...input, details, allowed, emailProof })
      saveTalentEmail(details.email.trim())
      await input.onStarted(session, allowedMode(intro, input.mode, allowed))
    } catch (cause) {
      setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    // React also passes on submissions of the code dialog, which has a form of its own.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    setHasTried(true)
    if (isComplete && !isBusy) void send(null)
  }
  return {
    details,
    change,
    faults: hasTried ? faults : {},
    isIncomplete: hasTried && !isComplete,
    isTermsMissing: hasTried && !isTermsAccepted,
    isTermsAccepted,
    setTerms: (isAccepted: boolean) => {
      setTerms(isAccepted)
      // The terms of a practice are others.
      if (!input.isPractice) draft.saveTerms(isAccepted)
    },
    allowed,
    allow: (purpose: keyof Allowed, isAllowed: boolean) => {
      const next = { ...allowed, [purpose]: isAllowed }
      setAllowed(next)
      setError(null)
      saveAllowed(draft, next, input.isPractice)
    },
    isPractice: input.isPractice,
    hasSignals: intro.hasIntegritySignals && !input.isPractice,
    isEmailRefused: isEmailRefused(error),
    error: isEmailRefused(error) ? null : error,
    needsEmailProof: needsEmailProof(error),
    areAttemptsUsed: areAttemptsUsed(error),
    /** Starts with the proof of a mailed code, after the server asked for one. */
    submitWithProof: (emailProof: string) => void send(emailProof),
    isBusy,
    submit,
  }
}
export type Information = ReturnType<typeof useInformation>
