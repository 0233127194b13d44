import { z } from 'zod'
import { route } from '../builder'
import { integrityLimits } from '../limits'
import { candidate } from '../policy'
import { zId, zText } from '../shared/primitives'

/*
 * Computed on the candidate's device. Only these fields leave it: no picture, no landmark, no face. It is a separate record
 * and not part of an assessment: the types of the scoring package don't contain it.
 */
const service = 'interview' as const

/** The spec's four: multiple faces, face out of view, eye gaze tracking, eye contact. The last is a share and has no intervals. */
export const integritySignals = ['multiple_faces', 'face_out_of_view', 'gaze_away', 'eye_contact'] as const
export const integrityIntervalKinds = ['multiple_faces', 'face_out_of_view', 'gaze_away'] as const
/** `opted_out`: the candidate's own choice, which says nothing about anybody. `not_available` never means clean. */
export const integrityAvailabilities = ['off', 'available', 'not_available', 'opted_out', 'not_enough_data'] as const
/** What a device reports of a take; the others follow from all takes. */
export const reportedIntegrityAvailabilities = ['available', 'not_available', 'opted_out'] as const
export const integrityBands = ['none', 'low', 'review', 'not_enough_data'] as const
export const lightLevels = ['good', 'low'] as const

export const zIntegrityInterval = z.object({
  kind: z.enum(integrityIntervalKinds),
  /** On the answer's own timeline. */
  startMs: z.number().int().min(0),
  endMs: z.number().int().min(0),
  confidence: z.number().min(0).max(1),
  light: z.enum(lightLevels),
  /** Share of the samples of this stretch that could be judged. */
  trackedShare: z.number().min(0).max(1),
})

/** Of one take of one answer. Repeatable: the same take replaces what was reported before. */
export const zIntegrityReport = z.object({
  sessionId: zId,
  answerId: zId,
  take: z.number().int().min(1),
  availability: z.enum(reportedIntegrityAvailabilities),
  intervals: z.array(zIntegrityInterval).max(integrityLimits.intervals),
  observedMs: z.number().int().min(0),
  speakingMs: z.number().int().min(0),
  /** Share of the samples in which a face could be judged. */
  trackedShare: z.number().min(0).max(1),
  samplesPerSecond: z.number().min(0).max(30),
  light: z.enum(lightLevels),
  /** Shares of the speaking time, against the person's own baseline; null: unknown. */
  gazeAwayShare: z.number().min(0).max(1).nullable(),
  eyeContactShare: z.number().min(0).max(1).nullable(),
})

/** Of a take in which nothing was looked at. */
export const nothingNoticed = {
  intervals: [],
  observedMs: 0,
  speakingMs: 0,
  trackedShare: 0,
  samplesPerSecond: 0,
  light: 'good',
  gazeAwayShare: null,
  eyeContactShare: null,
} as const

/** What both sides see, in the same words. */
export const zIntegrityView = z.object({
  availability: z.enum(integrityAvailabilities),
  signals: z.array(
    z.object({
      id: z.enum(integritySignals),
      band: z.enum(integrityBands),
      totalMs: z.number().int(),
      count: z.number().int(),
      longestMs: z.number().int(),
      /** A share of the speaking time; null when it is not a share or unknown. */
      share: z.number().min(0).max(1).nullable(),
    }),
  ),
  intervals: z.array(
    zIntegrityInterval.extend({ id: zId, answerId: zId, /** The candidate's. */ comment: z.string().nullable() }),
  ),
  quality: z.object({ trackedShare: z.number(), samplesPerSecond: z.number(), light: z.enum(lightLevels) }).nullable(),
  /** The candidate's remark on all of it. */
  comment: z.string().nullable(),
})

export const integrityRoutes = {
  report: route({
    service,
    method: 'POST',
    path: '/interview/integrity',
    summary: 'What the candidate’s device noticed during one take; nothing else of it leaves the device',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND', 'SESSION_ENDED', 'INTEGRITY_OFF'],
    status: 204,
  }).input(zIntegrityReport),
  view: route({
    service,
    method: 'GET',
    path: '/interview/integrity',
    summary: 'The candidate’s own record, as the company sees it',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
  })
    .input(z.object({ sessionId: zId }))
    .output(zIntegrityView),
  comment: route({
    service,
    method: 'POST',
    path: '/interview/integrity/comment',
    summary: 'The candidate’s own words beside one moment, or beside all of it; empty takes them back',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
    status: 204,
  }).input(z.object({ sessionId: zId, intervalId: zId.nullable(), text: zText(integrityLimits.commentCharacters) })),
}

export type IntegritySignal = (typeof integritySignals)[number]
export type IntegrityIntervalKind = (typeof integrityIntervalKinds)[number]
export type IntegrityInterval = z.infer<typeof zIntegrityInterval>
export type IntegrityReport = z.infer<typeof zIntegrityReport>
export type IntegrityView = z.infer<typeof zIntegrityView>
