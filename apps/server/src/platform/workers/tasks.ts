import type { AssessInput } from '@candor/assess'
import { hiddenReasons } from '@candor/contract'
import { z } from 'zod'
import { zJudgeTask } from './judge-steps'

/*
 * What the server and its workers say to one another. Both sides are built from the same sources; the shapes are checked
 * all the same, because they cross as plain data.
 */
const zBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

export const zWorkerTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read-document'), bytes: zBytes, fileName: z.string() }),
  /** Sources are numbered as the segments are; the sound is written to the target. */
  z.object({
    kind: z.literal('extract-audio'),
    segments: z.array(z.object({ sizeBytes: z.number(), startMs: z.number() })),
  }),
  /** Sources are numbered through all parts; the joined file is written to the target. */
  z.object({
    kind: z.literal('join-recordings'),
    parts: z.array(
      z.array(z.object({ sizeBytes: z.number(), startMs: z.number(), durationMs: z.number().nullable() })),
    ),
  }),
  /** `input` comes from our own tables and is a frozen AssessInput. */
  z.object({
    kind: z.literal('assess'),
    input: z.custom<AssessInput>((value) => typeof value === 'object' && value !== null),
    id: z.string(),
    createdAt: z.string(),
  }),
  zJudgeTask,
])
export type WorkerTask = z.infer<typeof zWorkerTask>

export const zDocumentAnswer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    kind: z.enum(['pdf', 'docx', 'odt', 'text', 'markdown']),
    text: z.string(),
    pages: z.number().exactOptional(),
    hidden: z.array(z.object({ text: z.string(), reason: z.enum(hiddenReasons) })),
  }),
  z.object({
    ok: z.literal(false),
    code: z.enum(['file_too_large', 'unsupported_type', 'encrypted', 'unreadable', 'too_complex', 'empty']),
  }),
])

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
