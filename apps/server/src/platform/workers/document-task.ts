import { hiddenReasons } from '@candor/contract'
import { z } from 'zod'

export const zReadDocumentTask = z.object({
  kind: z.literal('read-document'),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  fileName: z.string(),
})
export type ReadDocumentTask = z.infer<typeof zReadDocumentTask>

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
