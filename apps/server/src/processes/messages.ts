import { z } from 'zod'

/** What a process receives when it starts: which one it is, and what the main process has opened for all. */
const zOrder = z.object({
  kind: z.literal('start'),
  number: z.number().int().positive(),
  count: z.number().int().positive(),
  secret: z.string(),
  databaseKind: z.enum(['embedded', 'external']),
  migratorUrl: z.string(),
  appUrl: z.string(),
  /** The first process migrates the database before the others start. */
  isMigrator: z.boolean(),
})
export type StartOrder = z.infer<typeof zOrder>

/** Name of the buckets, key, tokens. */
const zTaken = z.tuple([z.string(), z.string(), z.number()])
export type Taken = z.infer<typeof zTaken>

const zTakes = z.object({ kind: z.literal('taken'), taken: z.array(zTaken) })

/** From the main process to a server process. */
export const zToProcess = z.discriminatedUnion('kind', [zOrder, zTakes, z.object({ kind: z.literal('stop') })])
export type ToProcess = z.infer<typeof zToProcess>

/** From a server process to the main process. */
export const zFromProcess = z.discriminatedUnion('kind', [
  // It listens: what was sent before would be lost.
  z.object({ kind: z.literal('waiting') }),
  z.object({ kind: z.literal('ready'), url: z.string() }),
  z.object({ kind: z.literal('failed'), sentence: z.string() }),
  zTakes,
])
export type FromProcess = z.infer<typeof zFromProcess>
