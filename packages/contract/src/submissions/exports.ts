import { z } from 'zod'
import { rawRoute, route } from '../builder'
import { exportFailures, exportFormats, exportStates } from '../enums'
import { exportLimits } from '../limits'
import { anyone, member } from '../policy'
import { zId, zInstant } from '../shared/primitives'
import { zSubmissionFilter } from './submission-list'

const service = 'interview' as const

/** The list's filters: an export of it has what all its pages show, in their order. */
export const zExportFilter = z.strictObject({
  ...zSubmissionFilter.shape,
  // Stored as it was asked for: without an order that was not chosen.
  sort: zSubmissionFilter.shape.sort.unwrap().optional(),
})
export type ExportFilter = z.infer<typeof zExportFilter>

const format = z.enum(exportFormats)

export const zScheduleExport = z.union([
  z
    .strictObject({ format, submissionIds: z.array(zId).min(1).max(exportLimits.named) })
    // Of each kind of file, `found` says how many submissions it can have.
    .refine((order) => order.submissionIds.length <= exportLimits.found[order.format]),
  z.strictObject({ format, filter: zExportFilter }),
])
export type ScheduleExport = z.infer<typeof zScheduleExport>

export const zSubmissionExport = z.object({
  id: zId,
  format,
  state: z.enum(exportStates),
  /** Why there is no file; null unless the state is `failed`. */
  failure: z.enum(exportFailures).nullable(),
  createdAt: zInstant,
  /** Submissions written so far, and all of them; null: they are not listed yet. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  /** When the file is deleted; null: there is none yet. */
  expiresAt: zInstant.nullable(),
  sizeBytes: z.number().int().nullable(),
  /** The signed address of the file, good for a few minutes; null unless the state is `ready`. */
  download: z.object({ url: z.string(), expiresAt: zInstant }).nullable(),
})
export type SubmissionExport = z.infer<typeof zSubmissionExport>

export const exportRoutes = {
  schedule: route({
    service,
    method: 'POST',
    path: '/interview/submission/schedule-export',
    summary: 'Export submissions to a file in the background; its member gets a mail when it is ready',
    policy: member('submission.export'),
    errors: ['EXPORT_LIMIT_REACHED'],
    status: 202,
  })
    .input(zScheduleExport)
    .output(zSubmissionExport),
  get: route({
    service,
    method: 'GET',
    path: '/interview/submission/export/{id}',
    summary: 'The state of an export of the caller’s own, and the signed address of its file',
    policy: member('submission.export'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zSubmissionExport),
}

export const exportRawRoutes = {
  exportFile: rawRoute({
    id: 'interview.submission.export.file',
    service,
    method: 'GET',
    path: '/interview/submission/export/file/{token}',
    summary: 'The file of an export by its signed address; the rights of its member are checked again',
    policy: anyone('the signature is the permission, and the rights of the export’s member are asked again'),
    errors: ['LINK_INVALID', 'NOT_FOUND', 'RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED'],
    response: { status: 200, contentType: 'application/octet-stream' },
  }),
}
