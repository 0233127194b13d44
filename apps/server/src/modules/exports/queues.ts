import { z } from 'zod'

/** Writes the file of an export. */
export const buildExportQueue = 'build-export'
export const zBuildExport = z.object({ exportId: z.uuid() })
export type BuildExport = z.infer<typeof zBuildExport>
