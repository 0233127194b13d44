import type { ConsentPurpose, InterviewIntro, Session } from '@candor/contract'
import { api } from '../../../shared/api/client'
import type { Language } from '../../../shared/i18n/languages'
import type { Details, Draft } from '../draft'
import { isSpoken, type Lane, typedLane } from '../lane'
import { consentsOf } from './consents'

interface StartOrder {
  intro: InterviewIntro
  draft: Draft
  language: Language
  lane: Lane
  details: Details
  isTranscriptionAllowed: boolean
  /** The device may notice what was announced. */
  areSignalsAllowed: boolean
  isPractice: boolean
  /** The words of each consent as they were shown. */
  consentText: (purpose: ConsentPurpose) => string
}

/** The lane that goes with the consents: speech that may not be transcribed where the server does it gives way to typing. */
export function allowedLane(intro: InterviewIntro, lane: Lane, isTranscriptionAllowed: boolean): Lane {
  if (!isSpoken(lane) || !intro.hasServerTranscription || isTranscriptionAllowed) return lane
  return typedLane(intro.lanes) ?? lane
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
  const code = draft.code()
  return api.interview.chat.start({
    linkId: intro.linkId,
    ...(code === null ? {} : { code }),
    language: order.language,
    lane: allowedLane(intro, order.lane, isTranscriptionAllowed),
    isPractice: order.isPractice,
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    isTermsAccepted: true,
    consents: consentsOf(purposes.map((purpose) => ({ purpose, text: order.consentText(purpose) }))),
  })
}
