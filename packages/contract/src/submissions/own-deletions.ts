import { z } from 'zod'
import { route } from '../builder'
import { candidate } from '../policy'
import { zId, zInstant } from '../shared/primitives'
import { zErasedItem } from './deletions'

const service = 'seeker' as const
const path = '/seeker/submission/{id}'

/** How far a deletion is, as its candidate sees it. `scheduled`: hidden from the company, and it may be undone. */
const ownDeletionStates = ['scheduled', 'running', 'done'] as const

/** Who deleted an interview. */
export const interviewDeleters = ['candidate', 'company'] as const

/** The candidate’s receipt of a deleted interview: no word of it and no name of a person. */
export const zOwnDeletion = z.object({
  submissionId: zId,
  state: z.enum(ownDeletionStates),
  by: z.enum(interviewDeleters),
  organizationName: z.string(),
  positionName: z.string(),
  /** Null: the company deleted it, and only the end is known. */
  orderedAt: zInstant.nullable(),
  /** When the data is erased, unless the deletion is undone before. Null once it is erased. */
  dueAt: zInstant.nullable(),
  /** How long it can still be undone, by the server's clock; 0: no longer. */
  undoMs: z.number().int().min(0),
  erasedAt: zInstant.nullable(),
  /** Empty until something was erased, and where the company deleted it. */
  erased: z.array(zErasedItem),
})
export type OwnDeletion = z.infer<typeof zOwnDeletion>

export const ownDeletionRoutes = {
  create: route({
    service,
    method: 'DELETE',
    path,
    summary:
      'Delete the candidate’s own interview: the company loses it at once, and it is erased after the time to undo it, or when the company need not keep it any more. A repeat returns the same receipt',
    policy: candidate,
    errors: ['LEGAL_HOLD'],
  })
    .input(z.object({ id: zId }))
    .output(zOwnDeletion),
  get: route({
    service,
    method: 'GET',
    path: `${path}/deletion`,
    summary: 'The receipt of a deleted interview of the candidate; null: it was not deleted',
    policy: candidate,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ deletion: zOwnDeletion.nullable() })),
  undo: route({
    service,
    method: 'POST',
    path: `${path}/deletion/undo`,
    summary: 'Restore an interview that the candidate deleted, before it is erased',
    policy: candidate,
    errors: ['DELETION_FINAL'],
    status: 204,
  }).input(z.object({ id: zId })),
}
