import {
  type AuditSetState,
  type SetAccessKind,
  type SetContent,
  type SetDetail,
  type Status,
  status as statuses,
} from '@candor/contract'
import { decideEdit, decideStatus, decideStatusAfterEdit, type StatusDecision } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { presentDetail } from '../present'
import { moveExpiry } from '../repo/interviewees'
import {
  findSet,
  insertVersion,
  overwriteVersion,
  type SetRow,
  type Transaction,
  updatePosition,
  updateSetRow,
} from '../repo/sets'

export interface SetChange {
  readonly id: string
  readonly name?: string | undefined
  readonly content?: SetContent | undefined
  readonly status?: Status | undefined
  readonly access?: SetAccessKind | undefined
  /** An instant; null: no such day. */
  readonly deadline?: string | null | undefined
  readonly baseVersion?: number | undefined
}

type UpdateDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'publicUrl' | 'audit'>

const requireStatus = (decision: StatusDecision): Status => {
  if (decision.ok) return decision.status
  const missing = 'missing' in decision ? { params: { missing: decision.missing.join(',') } } : {}
  throw new AppError(decision.code, missing)
}

/** Writes the content where the domain says: over the current version, or as the next one when that is frozen. */
const writeContent = async (
  deps: UpdateDeps,
  tx: Transaction,
  input: { organizationId: string; row: SetRow; content: SetContent; baseVersion: number | null; at: Date },
): Promise<string> => {
  const { row, content } = input
  const edit = decideEdit({ version: row.version, isFrozen: row.frozenAt !== null }, input.baseVersion)
  if (edit.kind === 'conflict') throw new AppError(edit.code)
  if (edit.kind === 'overwrite') {
    // An interview that just began has frozen the version: the editor must reload, because a candidate is using it.
    if (!(await overwriteVersion(tx, row.versionId, content))) throw new AppError('SET_VERSION_CONFLICT')
    return row.versionId
  }
  const versionId = deps.newId()
  await insertVersion(tx, { ...input, setId: row.id, versionId, version: edit.version })
  return versionId
}

const nextStatus = (row: SetRow, content: SetContent, input: SetChange): Status => {
  const afterEdit = input.content === undefined ? row.status : requireStatus(decideStatusAfterEdit(row.status, content))
  return input.status === undefined
    ? afterEdit
    : requireStatus(decideStatus({ from: afterEdit, to: input.status, content }))
}

/** Who may take the interview, and until when; undefined: as before. */
const readAdmission = (input: SetChange): { access?: SetAccessKind; deadline?: Date | null } => ({
  ...(input.access === undefined ? {} : { access: input.access }),
  ...(input.deadline === undefined ? {} : { deadline: input.deadline === null ? null : new Date(input.deadline) }),
})

const auditStates: Readonly<Record<Status, AuditSetState>> = {
  [statuses.INACTIVE]: 'inactive',
  [statuses.ACTIVE]: 'active',
  [statuses.PENDING]: 'inactive',
  [statuses.ARCHIVED]: 'archived',
  [statuses.INCOMPLETE]: 'draft',
}

const isAdmissionChanged = (row: SetRow, input: SetChange): boolean => {
  const { access = row.access, deadline = row.deadline } = readAdmission(input)
  return access !== row.access || deadline?.getTime() !== row.deadline?.getTime()
}

/** A new status and new words are two events: owners look for the first among many of the second. */
const recordChange = async (
  deps: UpdateDeps,
  tx: Transaction,
  { actor, row, input, status }: { actor: MemberCaller; row: SetRow; input: SetChange; status: Status },
): Promise<void> => {
  const subject = { type: 'set', id: row.id } as const
  const isEdited =
    input.content !== undefined || (input.name ?? row.name) !== row.name || isAdmissionChanged(row, input)
  if (isEdited) await deps.audit.record(tx, { type: 'set.changed', actor, subject })
  if (status === row.status) return
  await deps.audit.record(tx, { type: 'set.status_changed', actor, subject, detail: auditStates[status] })
}

/** Invitations follow a new deadline. Without one, each keeps its day. */
const moveInvitations = async (tx: Transaction, setId: string, deadline: Date | null | undefined): Promise<void> => {
  if (deadline) await moveExpiry(tx, setId, deadline)
}

/** Changes, activates or archives a set. */
export const updateSet = (deps: UpdateDeps, actor: MemberCaller, input: SetChange): Promise<SetDetail> =>
  deps.withActor(actor, async (tx) => {
    const row = await findSet(tx, input.id, true)
    if (row === undefined) throw notFound()
    const at = new Date(deps.clock.nowMs())
    const content = input.content ?? row.content
    const status = nextStatus(row, content, input)
    const { organizationId } = actor
    const currentVersionId =
      input.content === undefined
        ? row.versionId
        : await writeContent(deps, tx, { organizationId, row, content, baseVersion: input.baseVersion ?? null, at })
    const name = input.name ?? row.name
    const admission = readAdmission(input)
    await updateSetRow(tx, row.id, { name, status, ...admission, currentVersionId, updatedAt: at })
    await moveInvitations(tx, row.id, admission.deadline)
    await updatePosition(tx, row.positionId, { name: content.positionName, status, updatedAt: at })
    await recordChange(deps, tx, { actor, row, input, status })
    const after = await findSet(tx, row.id)
    if (after === undefined) throw notFound()
    return presentDetail(after, { role: actor.role, publicUrl: deps.publicUrl })
  })
