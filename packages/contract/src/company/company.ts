import { z } from 'zod'
import { route } from '../builder'
import { jobDescriptionLimits } from '../limits'
import { member } from '../policy'
import { zText } from '../shared/primitives'

export const zJobDescription = z.object({ text: z.string(), fileName: z.string().nullable() })
export type JobDescription = z.infer<typeof zJobDescription>

export const jobDescriptionRoutes = {
  create: route({
    service: 'company',
    method: 'POST',
    cost: 'document',
    path: '/job-description',
    summary: 'Read a job description that was pasted, or one from a PDF, DOCX, ODT, TXT or Markdown file',
    policy: member('set.manage'),
    errors: [
      'FILE_TOO_LARGE',
      'FILE_TYPE_UNSUPPORTED',
      'FILE_ENCRYPTED',
      'FILE_UNREADABLE',
      'FILE_TOO_COMPLEX',
      'FILE_EMPTY',
    ],
    status: 201,
    bodyLimitBytes: jobDescriptionLimits.fileSizeBytes + 64 * 1024,
  })
    .input(
      z.union([z.object({ text: zText(jobDescriptionLimits.textCharacters).min(1) }), z.object({ file: z.file() })]),
    )
    .output(zJobDescription),
}
