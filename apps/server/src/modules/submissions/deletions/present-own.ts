import type { ErasedKind, OwnDeletion } from '@candor/contract'
import { countUndoMs } from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../../platform/clock'
import { toProgress } from '../repo/deletions'
import type { ErasedOwnInterview, OwnPlace, PendingOwnDeletion } from '../repo/own-deletions'
import { presentErased } from './present'

/** How many reviewers decided, and with whom the company shared, is not the candidate's to know. */
const ownKinds: ReadonlySet<ErasedKind> = new Set(['answers', 'recordings', 'files', 'questions', 'mails'])

const presentOwnErased = (erased: Parameters<typeof presentErased>[0]): OwnDeletion['erased'] =>
  presentErased(erased).filter(({ kind }) => ownKinds.has(kind))

export const presentPendingDeletion = (
  { submissionId }: Pick<OwnPlace, 'submissionId'>,
  row: PendingOwnDeletion,
  nowMs: number,
): OwnDeletion => ({
  submissionId,
  state: row.state === 'scheduled' ? 'scheduled' : 'running',
  by: 'candidate',
  organizationName: row.organizationName,
  positionName: row.content.positionName,
  orderedAt: toInstant(row.orderedAt.getTime()),
  dueAt: toInstant(row.dueAt.getTime()),
  undoMs: countUndoMs(toProgress(row), nowMs),
  erasedAt: null,
  erased: presentOwnErased(row.erased),
})

export const presentErasedInterview = (
  { submissionId }: Pick<OwnPlace, 'submissionId'>,
  row: ErasedOwnInterview,
): OwnDeletion => ({
  submissionId,
  state: 'done',
  by: row.orderedAt === null ? 'company' : 'candidate',
  organizationName: row.organizationName,
  positionName: row.content.positionName,
  orderedAt: toInstantOrNull(row.orderedAt),
  dueAt: null,
  undoMs: 0,
  erasedAt: toInstant(row.deletedAt.getTime()),
  erased: presentOwnErased(row.erased ?? {}),
})
