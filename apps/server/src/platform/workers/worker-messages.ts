import { z } from 'zod'
import { zByteReply, zByteRequest } from './byte-channel'

/** From the server to a worker process: a task, or bytes that the task asked for. */
export const zToWorker = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    message: z.unknown(),
    /** Processor time that the task may use. Zero: as much as it takes. */
    maxCpuMs: z.number(),
  }),
  z.object({ kind: z.literal('bytes'), reply: zByteReply }),
])
export type ToWorker = z.infer<typeof zToWorker>

/** From a worker process to the server: the task's answer, what it failed with, or a request for bytes. */
export const zFromWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), answer: z.unknown(), rssBytes: z.number() }),
  z.object({ kind: z.literal('failure'), error: z.unknown() }),
  z.object({ kind: z.literal('bytes'), request: zByteRequest }),
])
export type FromWorker = z.infer<typeof zFromWorker>
