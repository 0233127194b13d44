import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createExportJob } from './jobs'
import { deleteExportsOf } from './operations/delete-exports-of'
import { eraseOrganization } from './operations/erase-organization'
import { expireExports } from './operations/expire-exports'
import type { ExportPorts, Transaction } from './ports'
import { createExportDownload, createExportRoutes } from './routes'

export { exportRetention } from './repo/retention'

/** Files of submissions, made in the background for one member. */
export const createExports = (deps: Deps, { os, ports }: { readonly os: Implementer; readonly ports: ExportPorts }) => {
  const context = { deps, ports }
  return {
    routes: createExportRoutes(context, os),
    raw: { exportFile: createExportDownload(context) },
    jobs: [createExportJob(context)] as const,
    api: {
      eraseOrganization: (organizationId: string) => eraseOrganization(context, organizationId),
      /** For the transaction that deletes submissions: deletes the files that contain them. */
      deleteExportsOf: (tx: Transaction, submissionIds: readonly string[]) =>
        deleteExportsOf(context, tx, submissionIds),
    },
    /** Called every hour: deletes files whose time is over. */
    sweep: () => expireExports(context),
  }
}
