import type { InterviewMode } from '@candor/contract'

interface ModeTraits {
  /** The candidate is recorded; the other modes need neither camera nor microphone. */
  readonly isSpoken: boolean
  /** A silence ends an answer, and the interviewer can be interrupted. */
  readonly isHandsFree: boolean
  /** The interviewer is read, not heard. */
  readonly isSilent: boolean
}

const modeTraits: Readonly<Record<InterviewMode, ModeTraits>> = {
  chat: { isSpoken: true, isHandsFree: false, isSilent: false },
  live: { isSpoken: true, isHandsFree: true, isSilent: false },
  text: { isSpoken: false, isHandsFree: false, isSilent: false },
  'no-voice': { isSpoken: false, isHandsFree: false, isSilent: true },
}

export function isSpokenMode(mode: InterviewMode): boolean {
  return modeTraits[mode].isSpoken
}

export function isHandsFreeMode(mode: InterviewMode): boolean {
  return modeTraits[mode].isHandsFree
}

export function isSilentMode(mode: InterviewMode): boolean {
  return modeTraits[mode].isSilent
}
