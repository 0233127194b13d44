import { z } from 'zod'

/** Turns the recording of one take into words. */
export const transcribeTakeQueue = 'transcribe-take'
export const zTranscribeTake = z.object({
  sessionId: z.uuid(),
  answerId: z.uuid(),
  turn: z.number().int(),
  take: z.number().int(),
  /** How often the job has waited for segments so far. */
  waits: z.number().int().default(0),
  /** How many calls to the recognizer failed. */
  failures: z.number().int().default(0),
  /** How often the recording exhausted or ended the worker that reads it. */
  overruns: z.number().int().default(0),
})
export type TranscribeTake = z.infer<typeof zTranscribeTake>

/** Forgets what a practice left behind. */
export const discardPracticeQueue = 'discard-practice'
export const zDiscardPractice = z.object({ sessionId: z.uuid() })
export type DiscardPractice = z.infer<typeof zDiscardPractice>

/** Has the built-in engine assess one submission. The assessments module handles it and imports the name from here. */
export const assessSubmissionQueue = 'assess-submission'
