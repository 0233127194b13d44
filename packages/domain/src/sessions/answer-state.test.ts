import { answerModalities, answerStates, transcriptStates } from '@candor/contract'
import { expect, test } from 'vitest'
import {
  hasTranscriptFailed,
  isSkippedAnswer,
  isSpokenAnswer,
  isTranscriptPending,
  isTypedAnswer,
  isUnstartedAnswer,
} from './answer-state'

test('an answer is unstarted only while it is asked, and skipped only in its own state', () => {
  expect(answerStates.filter((state) => isUnstartedAnswer({ state }))).toEqual(['asked'])
  expect(answerStates.filter((state) => isSkippedAnswer({ state }))).toEqual(['skipped'])
})

test('an answer is spoken or typed by its modality, and neither without one', () => {
  const modalities = [...answerModalities, null]
  expect(modalities.filter((modality) => isSpokenAnswer({ modality }))).toEqual(['spoken'])
  expect(modalities.filter((modality) => isTypedAnswer({ modality }))).toEqual(['typed'])
})

test('only the pending transcript is awaited, and only the failed one has failed', () => {
  expect(transcriptStates.filter(isTranscriptPending)).toEqual(['pending'])
  expect(transcriptStates.filter(hasTranscriptFailed)).toEqual(['failed'])
})
