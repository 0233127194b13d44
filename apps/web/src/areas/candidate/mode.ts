import { type InterviewIntro, type InterviewMode, interviewModes, type Session } from '@candor/contract'
import { isHandsFreeMode, isSpokenAnswer, isSpokenMode } from '@candor/domain'

export type { InterviewMode }

export const asMode = (raw: string | null | undefined): InterviewMode | null =>
  interviewModes.find((mode) => mode === raw) ?? null

/** The interview as it is offered to this person: a session without consent to a recording has only typed modes. */
export const withSessionModes = (intro: InterviewIntro, session: Pick<Session, 'modes'> | null): InterviewIntro =>
  session === null ? intro : { ...intro, modes: session.modes }

/** Hands-free needs live words: without them, a pause for thought looks like the end of an answer. It is not shown then. */
export const listUsableModes = (offered: readonly InterviewMode[], hasWords: boolean): InterviewMode[] =>
  offered.filter((mode) => hasWords || !isHandsFreeMode(mode))

/** A retake has no interviewer to take turns with, so hands-free becomes push-to-finish voice. */
export const retakeModes = (offered: readonly InterviewMode[]): InterviewMode[] => {
  const own = offered.map((mode) => (isHandsFreeMode(mode) ? 'chat' : mode))
  return own.filter((mode, index) => own.indexOf(mode) === index)
}

/** Voice with a button that ends the answer; null if the set turned it off. */
const pushToFinishMode = (offered: readonly InterviewMode[]): InterviewMode | null =>
  offered.find((mode) => isSpokenMode(mode) && !isHandsFreeMode(mode)) ?? null

/** What the candidate is given before having chosen: what the address asks for, else to speak, else what there is. */
export function preferredMode(offered: readonly InterviewMode[], asked: InterviewMode | null): InterviewMode {
  if (asked && offered.includes(asked)) return asked
  return pushToFinishMode(offered) ?? offered[0] ?? 'text'
}

/** What a retake opens in: spoken for a spoken answer and typed for a typed one, the candidate's own mode if it fits. */
export function openingRetakeMode(
  offered: readonly InterviewMode[],
  own: InterviewMode | null,
  modality: Parameters<typeof isSpokenAnswer>[0]['modality'],
): InterviewMode {
  const modes = retakeModes(offered)
  const fitting = modes.filter((mode) => modality === null || isSpokenMode(mode) === isSpokenAnswer({ modality }))
  const [asked = null] = own === null ? [] : retakeModes([own])
  return preferredMode(fitting.length > 0 ? fitting : modes, asked)
}

/**
 * Where nothing turns speech into words: typing, unless the candidate chose to be filmed in addition. Hands-free can't be used
 * there.
 */
export function modeWithoutWords(offered: readonly InterviewMode[], chosen: InterviewMode | null): InterviewMode {
  const usable = listUsableModes(offered, false)
  if (chosen !== null && usable.includes(chosen)) return chosen
  const fallback = chosen === null ? null : pushToFinishMode(offered)
  return fallback ?? typedMode(offered) ?? usable[0] ?? 'chat'
}

/** The mode for a candidate without camera, microphone or consent; null if the set turned it off. */
export const typedMode = (offered: readonly InterviewMode[]): InterviewMode | null =>
  interviewModes.find((mode) => !isSpokenMode(mode) && offered.includes(mode)) ?? null
