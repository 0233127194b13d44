import { z } from 'zod'

/** Sources are numbered as the segments are; the sound is written to the target. */
const zExtractAudioTask = z.object({
  kind: z.literal('extract-audio'),
  segments: z.array(z.object({ sizeBytes: z.number(), startMs: z.number() })),
})
export type ExtractAudioTask = z.infer<typeof zExtractAudioTask>

/** Sources are numbered through all parts; the joined file is written to the target. */
const zJoinRecordingsTask = z.object({
  kind: z.literal('join-recordings'),
  parts: z.array(z.array(z.object({ sizeBytes: z.number(), startMs: z.number(), durationMs: z.number().nullable() }))),
})
export type JoinRecordingsTask = z.infer<typeof zJoinRecordingsTask>

export const zMediaTask = z.discriminatedUnion('kind', [zExtractAudioTask, zJoinRecordingsTask])

export const zAudioAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), sizeBytes: z.number() }),
  z.object({
    ok: z.literal(false),
    code: z.enum(['unreadable', 'no_audio_track', 'unsupported_audio_codec']),
    message: z.string(),
  }),
])
export type AudioAnswer = z.infer<typeof zAudioAnswer>

export const zJoinAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    joined: z.object({
      container: z.enum(['webm', 'mp4']),
      durationMs: z.number(),
      sizeBytes: z.number(),
      unreadableCount: z.number(),
    }),
  }),
  z.object({ ok: z.literal(false), code: z.enum(['differ', 'unreadable']), message: z.string() }),
])
export type JoinAnswer = z.infer<typeof zJoinAnswer>
