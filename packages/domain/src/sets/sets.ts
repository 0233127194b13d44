import {
  type CvRequest,
  type PracticeTier,
  practiceTier,
  type SetAccessKind,
  type SetContent,
  type Status,
  setLimits,
  status,
} from '@candor/contract'
import { isSpokenMode } from '../sessions/mode'
import { listMissingTranslations } from './set-languages'

export const setParts = ['question', 'questionText', 'language', 'mode', 'alternativeContact', 'translation'] as const
export type SetPart = (typeof setParts)[number]

type ActivationContent = Pick<
  SetContent,
  'languages' | 'modes' | 'questions' | 'screeningQuestions' | 'companyIntro' | 'alternativeContact'
>

export type Activation =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'SET_INCOMPLETE'; readonly missing: readonly SetPart[] }

const hasText = (text: string | undefined): boolean => (text ?? '').trim() !== ''

/** A candidate may refuse to be recorded: where no mode is typed, the set names whom to ask for another way. */
export const needsAlternativeContact = ({ modes }: Pick<SetContent, 'modes'>): boolean =>
  modes.length > 0 && modes.every(isSpokenMode)

/** What a set still lacks before a candidate can take it. */
export const missingParts = (content: ActivationContent): readonly SetPart[] => {
  const has: Readonly<Record<SetPart, boolean>> = {
    question: content.questions.length > 0,
    questionText: content.questions.every((question) => question.text.trim() !== ''),
    language: content.languages.length > 0,
    mode: content.modes.length > 0,
    alternativeContact: !needsAlternativeContact(content) || hasText(content.alternativeContact),
    translation: listMissingTranslations(content).length === 0,
  }
  return setParts.filter((part) => !has[part])
}

export const decideActivation = (content: ActivationContent): Activation => {
  const missing = missingParts(content)
  return missing.length === 0 ? { ok: true } : { ok: false, code: 'SET_INCOMPLETE', missing }
}

/** Candidates may begin, and be in, an interview of an open set only. */
export const isOpenSet = (value: Status): boolean => value === status.ACTIVE

/** How many interviews of the set one person may submit. Stored sets from before the field allow the preset. */
export const getAttemptsPerPerson = ({ attemptsPerPerson }: Pick<SetContent, 'attemptsPerPerson'>): number =>
  attemptsPerPerson ?? setLimits.attemptsPerPerson.preset

/** How many answers of one interview of the set may be retaken free of charge. Stored sets from before the field allow none. */
export const getNumberOfRetakes = ({ numberOfRetakes }: Pick<SetContent, 'numberOfRetakes'>): number =>
  numberOfRetakes ?? setLimits.numberOfRetakes.preset

/** Stored sets from before the choice let a CV be given in a screening step that they have anyway. */
export const getCvRequest = (
  content: Pick<SetContent, 'requiresCv' | 'asksForCv' | 'screeningQuestions'>,
): CvRequest => {
  if (content.requiresCv) return 'required'
  return (content.asksForCv ?? content.screeningQuestions.length > 0) ? 'optional' : 'none'
}

/** Whether candidates may practice with questions that are like the set's. Stored sets from before the field don't offer it. */
export const hasSimilarPractice = ({
  hasSimilarPractice: isOffered,
}: Pick<SetContent, 'hasSimilarPractice'>): boolean => isOffered ?? false

/** The practices that candidates of the set are offered. There are no payments yet, so none is sold. */
export const listPracticeTiers = (content: Pick<SetContent, 'hasSimilarPractice'>): PracticeTier[] =>
  hasSimilarPractice(content) ? [practiceTier.BASIC, practiceTier.PREMIUM] : [practiceTier.BASIC]

/** A practice like the interview: as many questions, of the same kinds, with the same time. Else two general questions. */
export const isSimilarPractice = (tier: PracticeTier): boolean => tier !== practiceTier.BASIC

/** Only invited people may take the interview; having the link is not enough. */
export const requiresInvitation = (access: SetAccessKind): boolean => access !== 'open'

/** Where a set can go by a person's choice; INCOMPLETE follows from its content, never from a choice. */
const transitions: Readonly<Record<Status, readonly Status[]>> = {
  [status.INACTIVE]: [status.ACTIVE, status.PENDING, status.ARCHIVED],
  [status.ACTIVE]: [status.INACTIVE, status.PENDING, status.ARCHIVED],
  [status.PENDING]: [status.ACTIVE, status.INACTIVE, status.ARCHIVED],
  [status.ARCHIVED]: [status.INACTIVE, status.ACTIVE],
  [status.INCOMPLETE]: [status.ACTIVE, status.ARCHIVED],
}

export interface StatusChange {
  readonly from: Status
  readonly to: Status
  readonly content: ActivationContent
}
export type StatusDecision =
  | { readonly ok: true; readonly status: Status }
  | { readonly ok: false; readonly code: 'SET_INCOMPLETE'; readonly missing: readonly SetPart[] }
  | { readonly ok: false; readonly code: 'CONFLICT' }

/** The status it already has is accepted. */
export const decideStatus = ({ from, to, content }: StatusChange): StatusDecision => {
  if (from === to && to !== status.ACTIVE) return { ok: true, status: to }
  if (from !== to && !transitions[from].includes(to)) return { ok: false, code: 'CONFLICT' }
  const activation = decideActivation(content)
  if (to === status.ACTIVE && !activation.ok) return activation
  return { ok: true, status: to }
}

/** A new set waits for its activation; one that lacks something is a draft. */
export const initialStatus = (content: ActivationContent): Status =>
  missingParts(content).length === 0 ? status.INACTIVE : status.INCOMPLETE

/** The status after an edit: an open set may not lose what candidates need; a draft that got whole waits. */
export const decideStatusAfterEdit = (from: Status, content: ActivationContent): StatusDecision => {
  const activation = decideActivation(content)
  if (activation.ok) return { ok: true, status: from === status.INCOMPLETE ? status.INACTIVE : from }
  if (from === status.ACTIVE) return activation
  return { ok: true, status: from === status.ARCHIVED ? from : status.INCOMPLETE }
}

export interface SetVersion {
  readonly version: number
  /** An interview was started on it. */
  readonly isFrozen: boolean
}
export type EditDecision =
  | { readonly kind: 'overwrite'; readonly version: number }
  | { readonly kind: 'newVersion'; readonly version: number }
  | { readonly kind: 'conflict'; readonly code: 'SET_VERSION_CONFLICT' }

/** `baseVersion` is the version the editor was opened on; null: the caller edits what is current. */
export const decideEdit = (current: SetVersion, baseVersion: number | null): EditDecision => {
  if (baseVersion !== null && baseVersion !== current.version) return { kind: 'conflict', code: 'SET_VERSION_CONFLICT' }
  return current.isFrozen
    ? { kind: 'newVersion', version: current.version + 1 }
    : { kind: 'overwrite', version: current.version }
}
