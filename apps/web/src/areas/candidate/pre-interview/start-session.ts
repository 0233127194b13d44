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
  /** The device may notice what was announced. */
  areSignalsAllowed: boolean
  isPractice: boolean
  /** The words of each consent as they were shown. */
  consentText: (purpose: ConsentPurpose) => string
}

/** The mode that goes with the consents: speech that may not be transcribed where the server does it gives way to typing. */
export function allowedMode(
  intro: InterviewIntro,
  mode: InterviewMode,
  isTranscriptionAllowed: boolean,
): InterviewMode {
  if (!isSpokenMode(mode) || !intro.hasServerTranscription || isTranscriptionAllowed) return mode
  return typedMode(intro.modes) ?? mode
}

/** Makes the session with its consents, or finds the one this browser has. Refusals are thrown as ApiError. */
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
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    isTermsAccepted: true,
    consents: createConsents(purposes.map((purpose) => ({ purpose, text: order.consentText(purpose) }))),
  })
}
