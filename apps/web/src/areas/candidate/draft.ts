import type { InterviewLanguage } from '@candor/contract'
import { findInterviewLanguage } from '@candor/domain'
import { dropStored, readStored, writeStored } from '../../shared/storage'
import { asMode, type InterviewMode } from './mode'

/** What the candidate has said of themselves; the server keeps it once it was confirmed. */
export interface Details {
  firstName: string
  lastName: string
  email: string
}

/**
 * What this tab saves while an interview is prepared, one storage key per purpose: a reload continues from the same
 * step. It uses session storage: closing the tab on a shared computer removes all personal data.
 */
const purposes = {
  step: 'step',
  language: 'language',
  mode: 'mode',
  details: 'step-2-form',
  terms: 'terms',
  transcription: 'transcription-consent',
  signals: 'integrity-consent',
  code: 'code',
  practice: 'practice-session',
  practiceChoice: 'practice-choice',
  screening: 'screening',
  cv: 'cv-file',
} as const
type Purpose = keyof typeof purposes

const keyOf = (linkId: string, purpose: Purpose): string => `candor.interview.${linkId}.${purposes[purpose]}`

function parse(raw: string | null): unknown {
  if (raw === null) return null
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

export function readDetails(raw: string | null): Details | null {
  const value = parse(raw)
  if (!isRecord(value)) return null
  return { firstName: asText(value.firstName), lastName: asText(value.lastName), email: asText(value.email) }
}

export type ScreeningDraft = Record<string, string[]>

export function readScreening(raw: string | null): ScreeningDraft {
  const value = parse(raw)
  const out: ScreeningDraft = {}
  for (const [id, given] of Object.entries(isRecord(value) ? value : {})) {
    if (Array.isArray(given)) out[id] = given.filter((one): one is string => typeof one === 'string')
  }
  return out
}

/** The draft of one interview; every write says nothing of failing, for a blocked storage only costs the convenience. */
export function draftOf(linkId: string) {
  const read = (purpose: Purpose) => readStored('session', keyOf(linkId, purpose))
  const write = (purpose: Purpose, value: string | null) => {
    if (value === null) dropStored('session', keyOf(linkId, purpose))
    else writeStored('session', keyOf(linkId, purpose), value)
  }
  return {
    step: () => read('step'),
    keepStep: (step: string) => write('step', step),
    language: (): InterviewLanguage | null => findInterviewLanguage(read('language')),
    keepLanguage: (language: InterviewLanguage) => write('language', language),
    mode: (): InterviewMode | null => asMode(read('mode')),
    keepMode: (mode: InterviewMode) => write('mode', mode),
    details: () => readDetails(read('details')),
    keepDetails: (details: Details) => write('details', JSON.stringify(details)),
    areTermsAccepted: () => read('terms') === 'yes',
    keepTerms: (areAccepted: boolean) => write('terms', areAccepted ? 'yes' : null),
    isTranscriptionAllowed: () => read('transcription') === 'yes',
    isTranscriptionRefused: () => read('transcription') === 'no',
    keepTranscription: (isAllowed: boolean) => write('transcription', isAllowed ? 'yes' : 'no'),
    /** Null if the candidate hasn't decided in this tab. */
    signals: (): boolean | null => {
      const choice = read('signals')
      return choice === null ? null : choice === 'yes'
    },
    keepSignals: (areAllowed: boolean) => write('signals', areAllowed ? 'yes' : 'no'),
    code: () => read('code'),
    keepCode: (code: string) => write('code', code),
    practiceId: () => read('practice'),
    keepPracticeId: (sessionId: string | null) => write('practice', sessionId),
    isPracticeSkipped: () => read('practiceChoice') === 'skip',
    keepPracticeSkipped: (isSkipped: boolean) => write('practiceChoice', isSkipped ? 'skip' : null),
    /** Uploaded, and not yet handed in with the screening answers. */
    cvFileId: () => read('cv'),
    keepCvFileId: (fileId: string | null) => write('cv', fileId),
    screening: () => readScreening(read('screening')),
    keepScreening: (answers: ScreeningDraft) => write('screening', JSON.stringify(answers)),
  }
}
export type Draft = ReturnType<typeof draftOf>
