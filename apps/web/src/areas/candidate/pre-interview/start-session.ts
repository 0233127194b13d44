import {
  type ConsentPurpose,
  consentPurposes,
  type InterviewIntro,
  type InterviewLanguage,
  type PracticeTier,
  type Session,
} from '@candor/contract'
import { isSpokenMode } from '@candor/domain'
import { api } from '../../../shared/api/client'
import type { Details, Draft } from '../draft'
import { type InterviewMode, typedMode } from '../mode'
import { createConsents } from './consents'

/** What the candidate agreed to, one choice per purpose. */
export interface Allowed {
  recording: boolean
  ai: boolean
  transcription: boolean
  /** The announced integrity signals. */
  signals: boolean
}

interface StartOrder {
  intro: InterviewIntro
  draft: Draft
  language: InterviewLanguage
  mode: InterviewMode
  details: Details
  allowed: Allowed
  isPractice: boolean
  /** A recruiter tries the set's own questions. */
  isRehearsal: boolean
  practiceTier?: PracticeTier
  /** From a mailed code, where the server asked for one. */
  emailProof: string | null
  /** The text of each consent as it was shown. */
  consentText: (purpose: ConsentPurpose) => string
}

/** The mode that fits the consents: without a recording, or without words from the server, spoken modes become typed. */
export function allowedMode(
  intro: InterviewIntro,
  mode: InterviewMode,
  { recording, transcription }: Pick<Allowed, 'recording' | 'transcription'>,
): InterviewMode {
  const maySpeak = recording && (!intro.hasServerTranscription || transcription)
  return !isSpokenMode(mode) || maySpeak ? mode : (typedMode(intro.modes) ?? mode)
}

const listPurposes = ({ intro, allowed, isPractice }: StartOrder): ConsentPurpose[] => {
  const given: Readonly<Record<ConsentPurpose, boolean>> = {
    recording: allowed.recording,
    ai: allowed.ai,
    server_transcription: allowed.recording && intro.hasServerTranscription && allowed.transcription,
    integrity_signals: allowed.recording && intro.hasIntegritySignals && !isPractice && allowed.signals,
  }
  return consentPurposes.filter((purpose) => given[purpose])
}

/** Creates the session with its consents, or finds this browser's session. Throws refusals as ApiError. */
export function startSession(order: StartOrder): Promise<Session> {
  const { intro, draft, details } = order
  const code = draft.readCode()
  return api.interview.chat.start({
    linkId: intro.linkId,
    ...(code === null ? {} : { code }),
    language: order.language,
    mode: allowedMode(intro, order.mode, order.allowed),
    isPractice: order.isPractice,
    isRehearsal: order.isRehearsal,
    ...(order.practiceTier === undefined ? {} : { practiceTier: order.practiceTier }),
    firstName: details.firstName.trim(),
    lastName: details.lastName.trim(),
    email: details.email.trim(),
    ...(order.emailProof === null ? {} : { emailProof: order.emailProof }),
    isTermsAccepted: true,
    consents: createConsents(listPurposes(order).map((purpose) => ({ purpose, text: order.consentText(purpose) }))),
  })
}
