import type { Deps } from '../deps'
import type { Implementer } from '../http/implement'
import { createExports, type ExportPorts, type OwnArchivePorts } from '../modules/exports'
import { createRecords } from '../modules/records'

interface ExportParts {
  readonly os: Implementer
  readonly ports: Pick<ExportPorts, 'store' | 'readDiskSpace'>
  readonly writeExport: ExportPorts['writeExport']
  readonly submissions: { readonly api: ExportPorts['submissions'] & Pick<OwnArchivePorts, 'readOwnArchive'> }
  readonly content: { readonly api: ExportPorts['content'] & Pick<OwnArchivePorts, 'listOwnRecordings'> }
  readonly applicants: { readonly api: Pick<ExportPorts, 'listStages'> }
  readonly queueMail: ExportPorts['queueMail']
}

/** Exports read what other modules show, through ports; and the records, which only they read. */
export const wireExports = (deps: Deps, parts: ExportParts) => {
  const { os, ports, writeExport, submissions, content, applicants, queueMail } = parts
  const { store, readDiskSpace } = ports
  const { listStages } = applicants.api
  const records = createRecords(deps)
  const exports = createExports(deps, {
    os,
    ownArchivePorts: {
      store,
      readOwnArchive: submissions.api.readOwnArchive,
      listOwnRecordings: content.api.listOwnRecordings,
    },
    ports: {
      store,
      readDiskSpace,
      submissions: submissions.api,
      content: content.api,
      records: records.api,
      listStages,
      writeExport,
      queueMail,
    },
  })
  return {
    ...exports,
    jobs: [...exports.jobs, ...records.jobs],
    sweep: async (): Promise<void> => {
      await records.sweep()
      await exports.sweep()
    },
  }
}
