import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { InterviewEraser } from '../../platform/interview-erasure'
import { createExportJob } from './jobs'
import { deleteExportsOf } from './operations/delete-exports-of'
import { eraseOrganization } from './operations/erase-organization'
import { expireExports } from './operations/expire-exports'
import type { OwnArchivePorts } from './operations/open-own-archive'
import type { ExportPorts } from './ports'
import { createExportDownload, createExportRoutes, createOwnArchiveDownload } from './routes'

export type { ExportPorts } from './ports'
export { exportRetention } from './repo/retention'
export type { OwnArchivePorts }

/** Files of submissions, made in the background for one member. */
export const createExports = (
  deps: Deps,
  options: { readonly os: Implementer; readonly ports: ExportPorts; readonly ownArchivePorts: OwnArchivePorts },
) => {
  const { os, ports, ownArchivePorts } = options
  const context = { deps, ports }
  /** Deletes the files that contain the submission. */
  const eraser: InterviewEraser = {
    eraseRows: async (tx, { submissionId }) => {
      return { exports: { count: await deleteExportsOf(context, tx, [submissionId]), sizeBytes: null } }
    },
  }
  return {
    routes: createExportRoutes(context, os),
    raw: {
      exportFile: createExportDownload(context),
      ownArchive: createOwnArchiveDownload({ deps, ports: ownArchivePorts }),
    },
    jobs: [createExportJob(context)] as const,
    api: {
      eraseOrganization: (organizationId: string) => eraseOrganization(context, organizationId),
      eraser,
    },
    /** Called every hour: deletes files whose time is over. */
    sweep: () => expireExports(context),
  }
}
