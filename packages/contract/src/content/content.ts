import { z } from 'zod'
import { route } from '../builder'
import { cvLimits } from '../limits'
import { anyone, candidate } from '../policy'
import { zId } from '../shared/primitives'

/** What a page must know of this installation before it shows anything. */
export const zConfiguration = z.object({
  rememberVietnamese: z.boolean(),
  speech: z.object({ serverTranscription: z.boolean(), serverVoice: z.boolean() }),
  hasOutbox: z.boolean(),
  /** Configured sign-in providers; empty: none is shown. */
  signInProviders: z.array(z.object({ id: z.string(), label: z.string() })),
  supportEmail: z.string().nullable(),
})
export type Configuration = z.infer<typeof zConfiguration>

export const zStoredFile = z.object({
  id: zId,
  name: z.string(),
  sizeBytes: z.number().int(),
  /** Whether its words could be read. */
  isReadable: z.boolean(),
})

export const contentRoutes = {
  configuration: route({
    service: 'content',
    method: 'GET',
    path: '/configuration',
    summary: 'Public configuration of this installation',
    policy: anyone('pages need it before anyone is known; it holds nothing personal'),
    errors: [],
  }).output(zConfiguration),
  uploadCv: route({
    service: 'content',
    method: 'POST',
    cost: 'document',
    path: '/file/cv',
    summary:
      'Store the CV of an interview, or the document a screening question asks for: PDF, DOCX, ODT or TXT under 10 MB',
    policy: candidate,
    errors: [
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_ENCRYPTED',
      'FILE_UNREADABLE',
      'FILE_TOO_COMPLEX',
      'FILE_EMPTY',
      'TOO_MANY_FILES',
      'SERVER_DISK_FULL',
    ],
    status: 201,
    bodyLimitBytes: cvLimits.fileSizeBytes + 64 * 1024,
  })
    .input(
      z.object({
        sessionId: zId,
        file: z.file(),
        /** The screening question that asks for this document; without it the file is the CV. */
        questionId: zId.optional(),
      }),
    )
    .output(zStoredFile),
}
