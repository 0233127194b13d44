import type { AnswerModality, AnswerState, TranscriptState } from '@candor/contract'

/** The question was asked, and nothing of its answer was recorded or sent yet. */
export function isUnstartedAnswer({ state }: { readonly state: AnswerState }): boolean {
  return state === 'asked'
}

export function isSkippedAnswer({ state }: { readonly state: AnswerState }): boolean {
  return state === 'skipped'
}

/** Null: nothing was said or typed yet. */
export function isSpokenAnswer({ modality }: { readonly modality: AnswerModality | null }): boolean {
  return modality === 'spoken'
}

export function isTypedAnswer({ modality }: { readonly modality: AnswerModality | null }): boolean {
  return modality === 'typed'
}

export function isTranscriptPending(transcript: TranscriptState): boolean {
  return transcript === 'pending'
}

export function hasTranscriptFailed(transcript: TranscriptState): boolean {
  return transcript === 'failed'
}
