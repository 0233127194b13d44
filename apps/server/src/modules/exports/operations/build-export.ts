import { type ExportFailure, exportLimits, type SubmissionDetail } from '@candor/contract'
import { exportFileLimits, isExportUnfinished, isSampleResult } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import { type CurrentMember, findCurrentMember } from '../current-member'
import { ExportProblem } from '../export-problem'
import { createFileContext } from '../file-context'
import { finishExport } from '../finish-export'
import type { ExportPorts } from '../ports'
import {
  type ExportRow,
  findExport,
  lockExport,
  markWithoutFile,
  readFilter,
  updateExport,
  updateRunning,
} from '../repo/exports'
import { createStoreWriter } from '../store-writer'
import { DamagedRecordingError } from '../write-archive'
import { writeFile } from '../write-file'

interface BuildContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'storeId' | 'publicUrl' | 'log'>
  readonly ports: ExportPorts
}

const worker = { kind: 'worker' } as const
const progressEveryMs = 1_000

/** An export that this run writes, under a key of its own: a run that finds another key there was overtaken. */
interface Run {
  readonly row: ExportRow
  readonly storageKey: string
  readonly member: CurrentMember
}

/** Bytes of an earlier run, which ended in the middle or is being overtaken, are deleted. */
const forgetEarlier = async ({ ports }: BuildContext, tx: Parameters<typeof lockExport>[0], row: ExportRow) => {
  const { storageKey, ownerNode } = row
  if (storageKey !== null) await ports.content.forgetStored(tx, [{ storageKey, ownerNode }])
}

const fail = (context: BuildContext, id: string, failure: ExportFailure): Promise<void> =>
  context.deps.withActor(worker, async (tx) => {
    const row = await lockExport(tx, id)
    if (row === null || !isExportUnfinished(row.state)) return
    await forgetEarlier(context, tx, row)
    await markWithoutFile(tx, [id], { state: 'failed', failure })
  })

/** Takes the export over for one run. Null: it is over, was deleted, or was begun too often. */
const claim = (context: BuildContext, id: string, isRebuild: boolean): Promise<Omit<Run, 'member'> | null> =>
  context.deps.withActor(worker, async (tx) => {
    const row = await lockExport(tx, id)
    if (row === null || !isExportUnfinished(row.state)) return null
    await forgetEarlier(context, tx, row)
    if (!isRebuild && row.tries >= exportFileLimits.maxTries) {
      await markWithoutFile(tx, [id], { state: 'failed', failure: 'error' })
      return null
    }
    const storageKey = context.deps.newId()
    const changes = {
      state: 'running',
      tries: isRebuild ? row.tries : row.tries + 1,
      done: 0,
      storageKey,
      ownerNode: context.deps.storeId,
    } as const
    await updateExport(tx, id, changes)
    return { row: { ...row, ...changes }, storageKey }
  })

/** The submissions of this run: those of the filter as it finds them now, without those deleted since. */
const listIds = async ({ deps, ports }: BuildContext, { row, storageKey, member }: Run): Promise<readonly string[]> => {
  const filter = readFilter(row)
  if (filter === null) {
    const current = await deps.withActor(worker, (tx) => findExport(tx, row.id))
    return ports.submissions.listVisibleIds(member.actor, current?.submissionIds ?? [])
  }
  const most = exportLimits.found[row.format]
  const ids = await ports.submissions.findSubmissionIds(member.actor, { ...filter, limit: most + 1 })
  if (ids.length > most) throw new ExportProblem('too_many')
  await deps.withActor(worker, (tx) => updateRunning(tx, { id: row.id, storageKey }, { submissionIds: [...ids] }))
  return ids
}

const findSubmission = async (
  { ports }: BuildContext,
  { member }: Run,
  id: string,
): Promise<SubmissionDetail | null> => {
  try {
    const detail = await ports.submissions.readSubmission(member.actor, id)
    return isSampleResult(detail.assessmentState) ? null : detail
  } catch (error) {
    // Deleted meanwhile.
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Another run writes this export, or it was deleted. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError'
}

/** Reads one submission after the other, notes those that are in the file, and shows how far it is. */
const createReader = (context: BuildContext, run: Run, ids: readonly string[]) => {
  const included: string[] = []
  let shownMs = 0
  const showProgress = async (done: number): Promise<void> => {
    const { clock, withActor } = context.deps
    if (clock.nowMs() - shownMs < progressEveryMs) return
    shownMs = clock.nowMs()
    const { row, storageKey } = run
    if (!(await withActor(worker, (tx) => updateRunning(tx, { id: row.id, storageKey }, { done })))) {
      throw new OvertakenError()
    }
  }
  async function* read(): AsyncGenerator<SubmissionDetail> {
    for (const [index, id] of ids.entries()) {
      await showProgress(index)
      const detail = await findSubmission(context, run, id)
      if (detail === null) continue
      included.push(id)
      yield detail
    }
  }
  return { included, read }
}

/** One attempt at the file. `again`: something in it was deleted meanwhile, or a recording was found to be damaged. */
const buildOnce = async (
  context: BuildContext,
  id: string,
  { damagedAnswers, isRebuild }: { readonly damagedAnswers: Set<string>; readonly isRebuild: boolean },
): Promise<'done' | 'again'> => {
  const claimed = await claim(context, id, isRebuild)
  if (claimed === null) return 'done'
  const member = await findCurrentMember(context.ports, claimed.row)
  if (member === null) throw new ExportProblem('not_allowed')
  const run = { ...claimed, member }
  const { format, language } = run.row
  const reader = createReader(context, run, await listIds(context, run))
  const out = await createStoreWriter(context.ports, run.storageKey)
  const order = {
    format,
    language,
    member,
    context: await createFileContext(context, run),
    submissions: reader.read,
    damagedAnswers,
  }
  try {
    await writeFile(context.ports, order, out)
  } catch (error) {
    if (!(error instanceof DamagedRecordingError)) throw error
    damagedAnswers.add(error.answerId)
    return 'again'
  }
  if (reader.included.length === 0) throw new ExportProblem('empty')
  const sizeBytes = await out.finish()
  return finishExport(context, { id, storageKey: run.storageKey, included: reader.included, sizeBytes })
}

/**
 * Makes the file of an export. Repeatable: a run that was killed is replaced by a whole new one, and nothing of the first is ever
 * served. What is in the file is what the member who ordered it may see while it is made.
 */
export const buildExport = async (
  context: BuildContext,
  { exportId }: { readonly exportId: string },
): Promise<void> => {
  const damagedAnswers = new Set<string>()
  try {
    for (let rebuilds = 0; rebuilds <= exportFileLimits.maxRebuilds; rebuilds += 1) {
      if ((await buildOnce(context, exportId, { damagedAnswers, isRebuild: rebuilds > 0 })) === 'done') return
    }
    throw new Error('an export changed more often than it is made again')
  } catch (error) {
    if (error instanceof OvertakenError) return
    if (!(error instanceof ExportProblem)) throw error
    await fail(context, exportId, error.failure)
  }
}
