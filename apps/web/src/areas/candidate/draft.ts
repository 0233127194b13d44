import { type InterviewLanguage, type PracticeTier, practiceTiers } from '@candor/contract'
import { findInterviewLanguage } from '@candor/domain'
import { dropStored, dropStoredPrefix, readStored, writeStored } from '../../shared/storage'
import { asMode, type InterviewMode } from './mode'

/** Personal details that the candidate entered. The server stores them once they are confirmed. */
export interface Details {
  firstName: string
  lastName: string
  email: string
}

/**
 * What this tab saves before the interview starts, one storage key per purpose, so that a reload continues from the same
 * step. It uses session storage: closing the tab on a shared computer removes all personal data.
 */
const purposes = {
  step: 'step',
  language: 'language',
  mode: 'mode',
  details: 'step-2-form',
  terms: 'terms',
  recording: 'recording-consent',
  ai: 'ai-consent',
  transcription: 'transcription-consent',
  signals: 'integrity-consent',
  code: 'code',
  practice: 'practice-session',
  practiceChoice: 'practice-choice',
  practiceTier: 'practice-tier',
  devicesCheckedAt: 'devices-checked-at',
  screening: 'screening',
  questionIndex: 'question-index',
  cv: 'cv-file',
} as const
type Purpose = keyof typeof purposes

const getPrefix = (linkId: string): string => `candor.interview.${linkId}.`
const getKey = (linkId: string, purpose: Purpose): string => `${getPrefix(linkId)}${purposes[purpose]}`

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
const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

export function parseDetails(raw: string | null): Details | null {
  const value = parse(raw)
  if (!isRecord(value)) return null
  return { firstName: toText(value.firstName), lastName: toText(value.lastName), email: toText(value.email) }
}

const parseIndex = (raw: string | null): number | null => (raw !== null && /^\d{1,3}$/.test(raw) ? Number(raw) : null)

export type ScreeningDraft = Record<string, string[]>

export function parseScreening(raw: string | null): ScreeningDraft {
  const value = parse(raw)
  const out: ScreeningDraft = {}
  for (const [id, given] of Object.entries(isRecord(value) ? value : {})) {
    if (Array.isArray(given)) out[id] = given.filter((entry): entry is string => typeof entry === 'string')
  }
  return out
}

/** The draft of one interview. Writes fail silently: with blocked storage the candidate only loses convenience. */
export function openDraft(linkId: string) {
  const read = (purpose: Purpose) => readStored('session', getKey(linkId, purpose))
  const write = (purpose: Purpose, value: string | null) => {
    if (value === null) dropStored('session', getKey(linkId, purpose))
    else writeStored('session', getKey(linkId, purpose), value)
  }
  return {
    /** Forgets all that this tab saved of the interview. */
    startOver: () => dropStoredPrefix('session', getPrefix(linkId)),
    readStep: () => read('step'),
    saveStep: (step: string) => write('step', step),
    readLanguage: (): InterviewLanguage | null => findInterviewLanguage(read('language')),
    saveLanguage: (language: InterviewLanguage) => write('language', language),
    readMode: (): InterviewMode | null => asMode(read('mode')),
    saveMode: (mode: InterviewMode) => write('mode', mode),
    readDetails: () => parseDetails(read('details')),
    saveDetails: (details: Details) => write('details', JSON.stringify(details)),
    areTermsAccepted: () => read('terms') === 'yes',
    saveTerms: (areAccepted: boolean) => write('terms', areAccepted ? 'yes' : null),
    /** Recording and AI; what was not decided in this tab is not allowed. */
    isAllowed: (purpose: 'recording' | 'ai') => read(purpose) === 'yes',
    saveAllowed: (purpose: 'recording' | 'ai', isAllowed: boolean) => write(purpose, isAllowed ? 'yes' : 'no'),
    isTranscriptionAllowed: () => read('transcription') === 'yes',
    isTranscriptionRefused: () => read('transcription') === 'no',
    saveTranscription: (isAllowed: boolean) => write('transcription', isAllowed ? 'yes' : 'no'),
    /** Null if the candidate hasn't decided in this tab. */
    readSignals: (): boolean | null => {
      const choice = read('signals')
      return choice === null ? null : choice === 'yes'
    },
    saveSignals: (areAllowed: boolean) => write('signals', areAllowed ? 'yes' : 'no'),
    readCode: () => read('code'),
    saveCode: (code: string) => write('code', code),
    readPracticeId: () => read('practice'),
    savePracticeId: (sessionId: string | null) => write('practice', sessionId),
    isPracticeSkipped: () => read('practiceChoice') === 'skip',
    savePracticeSkipped: (isSkipped: boolean) => write('practiceChoice', isSkipped ? 'skip' : null),
    readPracticeTier: (): PracticeTier | null =>
      practiceTiers.find((tier) => `${tier}` === read('practiceTier')) ?? null,
    savePracticeTier: (tier: PracticeTier) => write('practiceTier', `${tier}`),
    /** When camera and microphone passed the check in this tab, by this device's clock. */
    readDevicesCheckedAt: (): number | null => {
      const at = read('devicesCheckedAt')
      return at === null ? null : Number(at)
    },
    saveDevicesCheckedAt: (atMs: number) => write('devicesCheckedAt', `${atMs}`),
    /** A CV that is uploaded but not yet submitted with the screening answers. */
    readCvFileId: () => read('cv'),
    saveCvFileId: (fileId: string | null) => write('cv', fileId),
    readScreening: () => parseScreening(read('screening')),
    saveScreening: (answers: ScreeningDraft) => write('screening', JSON.stringify(answers)),
    /** The screening question that was answered last, counted from 0; null: none yet, or all are saved. */
    readQuestionIndex: (): number | null => parseIndex(read('questionIndex')),
    saveQuestionIndex: (index: number | null) => write('questionIndex', index === null ? null : `${index}`),
  }
}
export type Draft = ReturnType<typeof openDraft>
