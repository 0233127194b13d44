import type { ConsentPurpose, InterviewIntro, InterviewLanguage, Session } from '@candor/contract'
import { isSpokenMode } from '@candor/domain'
import { api } from '../../../shared/api/client'
import type { Details, Draft } from '../draft'
import { type InterviewMode, typedMode } from '../mode'
import { createConsents } from './consents'

interface StartOrder {
  intro: InterviewIntro
  draft: Draft
  language: InterviewLanguage
  mode: InterviewMode
  details: Details
  isTranscriptionAllowed: boolean
  /** The candidate agreed to the announced integrity signals. */
  areSignalsAllowed: boolean
  isPractice: boolean
  /** A recruiter tries the set's own questions. */
  isRehearsal: boolean
  /** From a mailed code, where the server asked for one. */
  emailProof: string | null
  /** The text of each consent as it was shown. */
  consentText: (purpose: ConsentPurpose) => string
}

/** The mode that fits the consents: without consent to transcription on the server, spoken modes become typed. */
export function allowedMode(
  intro: InterviewIntro,
  mode: InterviewMode,
  isTranscriptionAllowed: boolean,
): InterviewMode {
  if (!isSpokenMode(mode) || !intro.hasServerTranscription || isTranscriptionAllowed) return mode
  return typedMode(intro.modes) ?? mode
}

/** Creates the session with its consents, or finds this browser's session. Throws refusals as ApiError. */
export function startSession(order: StartOrder): Promise<Session> {
  const { intro, draft, details, isTranscriptionAllowed } = order
  const isTranscribed = intro.hasServerTranscription && isTranscriptionAllowed
  const hasSignals = intro.hasIntegritySignals && !order.isPractice && order.areSignalsAllowed
  const purposes: ConsentPurpose[] = [
    'recording',
    'ai',
    ...(isTranscribed ? ['server_transcription' as const] : []),
    ...(hasSignals ? ['integrity_signals' as const] : []),
  ]
  const code = draft.readCode()
  return api.interview.chat.start({
    linkId: intro.linkId,
    ...(code === null ? {} : { code }),
    language: order.language,
    mode: allowedMode(intro, order.mode, isTranscriptionAllowed),
    isPractice: order.isPractice,
    isRehearsal: order.isRehearsal,
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    ...(order.emailProof === null ? {} : { emailProof: order.emailProof }),
    isTermsAccepted: true,
    consents: createConsents(purposes.map((purpose) => ({ purpose, text: order.consentText(purpose) }))),
  })
}
