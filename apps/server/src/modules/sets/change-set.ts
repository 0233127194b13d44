import {
  type AuditSetState,
  type SetAccessKind,
  type SetContent,
  type Status,
  status as statuses,
} from '@candor/contract'
import { decideEdit, type StatusDecision } from '@candor/domain'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { AppError } from '../../platform/errors'
import { insertVersion, overwriteVersion, type SetRow, type Transaction, updateSetRow } from './repo/sets'

export type ChangeDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'publicUrl' | 'audit'>

export const requireStatus = (decision: StatusDecision): Status => {
  if (decision.ok) return decision.status
  const missing = 'missing' in decision ? { params: { missing: decision.missing.join(',') } } : {}
  throw new AppError(decision.code, missing)
}

/** Writes the content where the domain says: over the current version, or as the next one when that is frozen. */
const writeContent = async (
  deps: ChangeDeps,
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

const auditStates: Readonly<Record<Status, AuditSetState>> = {
  [statuses.INACTIVE]: 'inactive',
  [statuses.ACTIVE]: 'active',
  [statuses.PENDING]: 'inactive',
  [statuses.ARCHIVED]: 'archived',
  [statuses.INCOMPLETE]: 'draft',
}

/** Who may take the interview, and until when, and the color of its pages. What is absent stays as it is. */
export interface SetSettings {
  readonly access?: SetAccessKind
  readonly deadline?: Date | null
  readonly accentColor?: string | null
}

/** What becomes of a set. `content` undefined: it is not edited. */
export interface SetResult {
  readonly name: string
  readonly status: Status
  readonly content: SetContent | undefined
  readonly baseVersion: number | null
  readonly settings?: SetSettings
}

const areSettingsChanged = (row: SetRow, settings: SetSettings): boolean => {
  const { access = row.access, deadline = row.deadline, accentColor = row.accentColor } = settings
  return access !== row.access || deadline?.getTime() !== row.deadline?.getTime() || accentColor !== row.accentColor
}

/** A new status and new words are two events: owners look for the first among many of the second. */
const recordChange = async (
  deps: ChangeDeps,
  tx: Transaction,
  { actor, row, result }: { actor: MemberCaller; row: SetRow; result: SetResult },
): Promise<void> => {
  const subject = { type: 'set', id: row.id } as const
  const { content, name, settings = {} } = result
  const isEdited = content !== undefined || name !== row.name || areSettingsChanged(row, settings)
  if (isEdited) await deps.audit.record(tx, { type: 'set.changed', actor, subject })
  if (result.status === row.status) return
  await deps.audit.record(tx, { type: 'set.status_changed', actor, subject, detail: auditStates[result.status] })
}

/** Writes a set that is locked, and records what was done to it. */
export const changeSet = async (
  deps: ChangeDeps,
  tx: Transaction,
  change: { readonly actor: MemberCaller; readonly row: SetRow; readonly result: SetResult; readonly at: Date },
): Promise<void> => {
  const { actor, row, result, at } = change
  const { name, status, content, baseVersion, settings } = result
  const { organizationId } = actor
  const currentVersionId =
    content === undefined
      ? row.versionId
      : await writeContent(deps, tx, { organizationId, row, content, baseVersion, at })
  await updateSetRow(tx, row.id, { name, status, ...settings, currentVersionId, updatedAt: at })
  await recordChange(deps, tx, { actor, row, result })
}
