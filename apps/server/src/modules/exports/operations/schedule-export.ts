import { exportLimits, type ScheduleExport, type SubmissionExport } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import type { ExportPorts } from '../ports'
import { presentExport } from '../present'
import { buildExportQueue } from '../queues'
import { countUnfinished, findAddress, insertExport } from '../repo/exports'

type ScheduleDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'audit'>

/** All of the named submissions, or none: a foreign or deleted one is reported as missing. */
const listNamed = async (
  { submissions }: Pick<ExportPorts, 'submissions'>,
  actor: MemberCaller,
  input: ScheduleExport,
): Promise<string[] | null> => {
  if (!('submissionIds' in input)) return null
  const ids = [...new Set(input.submissionIds)]
  if ((await submissions.listVisibleIds(actor, ids)).length < ids.length) throw notFound()
  return ids
}

/** Orders an export. The file is made by a job; its member gets a mail when it is ready. */
export const scheduleExport = async (
  { deps, ports }: { readonly deps: ScheduleDeps; readonly ports: Pick<ExportPorts, 'submissions'> },
  actor: MemberCaller,
  input: ScheduleExport,
): Promise<SubmissionExport> => {
  const { organizationId, userId } = actor
  const submissionIds = await listNamed(ports, actor, input)
  const address = await deps.withActor({ kind: 'auth' }, (tx) => findAddress(tx, userId))
  if (address === null) throw notFound()
  const row = await deps.withActor(actor, async (tx) => {
    if ((await countUnfinished(tx, organizationId)) >= exportLimits.unfinished) {
      throw new AppError('EXPORT_LIMIT_REACHED')
    }
    const inserted = await insertExport(tx, {
      id: deps.newId(),
      organizationId,
      userId,
      format: input.format,
      language: address.locale,
      filter: 'filter' in input ? input.filter : null,
      submissionIds,
      state: 'queued',
      createdAt: new Date(deps.clock.nowMs()),
    })
    await deps.audit.record(tx, {
      type: 'submissions.exported',
      actor,
      subject: null,
      ...(submissionIds === null ? {} : { count: submissionIds.length }),
    })
    await deps.jobs.send(tx, { queue: buildExportQueue, data: { exportId: inserted.id }, organizationId })
    return inserted
  })
  return presentExport(row, { state: row.state, download: null })
}
