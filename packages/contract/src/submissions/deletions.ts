import { z } from 'zod'
import { route } from '../builder'
import { deletionStates, erasedKinds } from '../enums'
import { deletionLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant } from '../shared/primitives'
import { deletionCauses } from './deletion-enums'

const service = 'interview' as const

/** What a deletion erased, by kind. Names, addresses and words are not part of it. */
export const zErasedItem = z.object({
  kind: z.enum(erasedKinds),
  count: z.number().int().min(0),
  /** Null: what has no size of its own. */
  sizeBytes: z.number().int().min(0).nullable(),
})
export type ErasedItem = z.infer<typeof zErasedItem>

/** The receipt of one deletion of submissions. */
export const zDeletion = z.object({
  id: zId,
  state: z.enum(deletionStates),
  cause: z.enum(deletionCauses),
  submissionCount: z.number().int().min(1),
  orderedAt: zInstant,
  /** The account's name; null: the person has left the organization, or no person ordered it. */
  orderedBy: z.string().nullable(),
  /** When the data is erased, unless the deletion is undone before: after the time to undo it, or when the organization need not keep it any more. */
  dueAt: zInstant,
  /** How long the deletion can still be undone, by the server's clock; 0: no longer. */
  undoMs: z.number().int().min(0),
  undoneAt: zInstant.nullable(),
  finishedAt: zInstant.nullable(),
  /** Empty until something was erased. Final answers and current files only. */
  erased: z.array(zErasedItem),
})
export type Deletion = z.infer<typeof zDeletion>

const path = '/interview/submission/delete-list'

export const deletionRoutes = {
  create: route({
    service,
    method: 'POST',
    path,
    summary:
      'Delete several submissions: all of them, or none. They are hidden at once and erased after the time to undo it',
    policy: member('submission.delete'),
    errors: ['LEGAL_HOLD'],
  })
    .input(z.object({ ids: z.array(zId).min(1).max(deletionLimits.perRequest) }))
    .output(zDeletion),
  list: route({
    service,
    method: 'GET',
    path,
    summary: 'Receipts of the latest deletions, the newest first',
    policy: member('submission.delete'),
    errors: [],
  }).output(z.object({ items: z.array(zDeletion) })),
  get: route({
    service,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'The receipt of one deletion',
    policy: member('submission.delete'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zDeletion),
  undo: route({
    service,
    method: 'POST',
    path: `${path}/{id}/undo`,
    summary: 'Restore the submissions of a deletion before they are erased',
    policy: member('submission.delete'),
    errors: ['DELETION_FINAL'],
  })
    .input(z.object({ id: zId }))
    .output(zDeletion),
}
