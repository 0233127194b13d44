import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { submissionExport } from '@candor/db'
import type { DiskSpace } from '@candor/domain'
import { createFileAppendStore } from '@candor/media'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import type { ExportTask } from '../../../platform/workers/export-tasks'
import { writeReportPdf } from '../../../platform/workers/write-report-pdf'
import { writeWorkbook } from '../../../platform/workers/write-workbook'
import { listStages } from '../../applicants/operations/list-stages'
import { assessmentReads } from '../../assessments'
import { getCurrentCaller } from '../../content/downloads/signer'
import { forgetStored } from '../../content/forget-stored'
import type { MailOrder } from '../../notification'
import { readEvidence } from '../../records/operations/read-evidence'
import { findSubmissionIds } from '../../submissions/operations/find-submission-ids'
import { getSubmission } from '../../submissions/operations/get-submission'
import { listVisibleIds } from '../../submissions/operations/list-visible-ids'
import { openSubmissions, type Submissions } from '../../submissions/testing/open-submissions'
import { buildExport } from '../operations/build-export'
import { getExport } from '../operations/get-export'
import { openExportFile } from '../operations/open-export-file'
import { scheduleExport } from '../operations/schedule-export'
import type { ExportPorts } from '../ports'

const worker = { kind: 'worker' } as const

/** In this process: the worker process has a test of its own. */
const writeExport: ExportPorts['writeExport'] = async (task: ExportTask, target) => {
  let sizeBytes = 0
  const write = async (piece: Uint8Array): Promise<void> => {
    await target.write(sizeBytes, piece)
    sizeBytes += piece.byteLength
  }
  if (task.kind === 'write-workbook') await write(await writeWorkbook(task))
  else for await (const piece of writeReportPdf(task)) await write(piece)
  return { sizeBytes }
}

/** What a test may change while exports are made. */
interface ExportSwitches {
  space: DiskSpace
  /** Runs before each submission is read. */
  beforeRead: (id: string) => Promise<void>
  openVideo: ExportPorts['content']['openVideo']
}

const createSwitches = (): ExportSwitches => ({
  space: 'enough',
  beforeRead: async () => undefined,
  openVideo: async (_caller, { answerId }) => {
    const bytes = Buffer.from(`video of ${answerId}`)
    return {
      ending: 'webm',
      sizeBytes: bytes.byteLength,
      open: async () => Readable.from([bytes], { objectMode: false }),
    }
  },
})

/** Exports of a real database and store, with the module's own operations. `deps`: of a test that made them already. */
export const createExportContext = async (deps: Deps) => {
  const directory = await mkdtemp(join(tmpdir(), 'candor-exports-'))
  const store = createFileAppendStore({ directory, nowMs: deps.clock.nowMs })
  const switches = createSwitches()
  const mails: MailOrder[] = []
  const ports: ExportPorts = {
    store,
    readDiskSpace: async () => switches.space,
    submissions: {
      readSubmission: async (actor, id) => {
        await switches.beforeRead(id)
        return getSubmission({ ...deps, assessments: assessmentReads }, actor, { id })
      },
      findSubmissionIds: (actor, filter) => findSubmissionIds(deps, actor, filter),
      listVisibleIds: (actor, ids) => listVisibleIds(deps, actor, ids),
    },
    content: {
      openVideo: (caller, wanted) => switches.openVideo(caller, wanted),
      getCurrentCaller: (person) => getCurrentCaller(deps, { kind: 'member', ...person }),
      forgetStored: (tx, rows) => forgetStored(deps, tx, rows),
    },
    records: { readEvidence: (actor, submissionId) => readEvidence(deps, actor, { submissionId }) },
    listStages: (actor) => listStages(deps, actor),
    writeExport,
    queueMail: async (_tx, order) => {
      mails.push(order)
    },
  }
  const context = { deps, ports }
  const readRow = async (id: string) => {
    const [row] = await deps.withActor(worker, (tx) =>
      tx.select().from(submissionExport).where(eq(submissionExport.id, id)),
    )
    return row
  }
  return {
    context,
    store,
    switches,
    mails,
    readRow,
    /** Orders an export and makes its file; returns its state afterwards. */
    make: async (actor: MemberCaller, input: Parameters<typeof scheduleExport>[2]) => {
      const { id } = await scheduleExport(context, actor, input)
      await buildExport(context, { exportId: id })
      return getExport(context, actor, { id })
    },
    /** The file as a browser gets it. */
    download: async (url: string): Promise<{ name: string; bytes: Buffer }> => {
      const file = await openExportFile(context, url.split('/').at(-1) ?? '')
      const pieces: Uint8Array[] = []
      for await (const piece of file.bytes) pieces.push(piece)
      return { name: file.name, bytes: Buffer.concat(pieces) }
    },
    close: async (): Promise<void> => {
      await store.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
type ExportContext = Awaited<ReturnType<typeof createExportContext>>

/** The same with an organization, a set to which interviews are submitted, and a member of another organization. */
export const openExports = async (): Promise<Submissions & { exports: ExportContext; close: () => Promise<void> }> => {
  const submissions = await openSubmissions()
  const exports = await createExportContext(submissions.deps)
  return {
    ...submissions,
    exports,
    close: async () => {
      await exports.close()
      await submissions.deps.close()
    },
  }
}
