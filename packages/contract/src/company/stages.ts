import { z } from 'zod'
import { route } from '../builder'
import { stageKinds } from '../enums'
import { stageLimits, submissionListLimits } from '../limits'
import { member } from '../policy'
import { zDisplayName, zId } from '../shared/primitives'
import { zMoveMail, zStageMessages } from './stage-messages'

const service = 'interview' as const

const zStageName = zDisplayName(stageLimits.nameCharacters)

/** A column of an organization's hiring pipeline. */
export const zStage = z.object({
  id: zId,
  kind: z.enum(stageKinds),
  /** The organization's own name; null: the kind's name in the reader's language. */
  name: z.string().nullable(),
  /** From 0, left to right. */
  place: z.number().int(),
  /** People at this stage whom the caller may see. */
  applicantCount: z.number().int(),
  /** People who come here are sent a mail. */
  hasMessage: z.boolean(),
})
export type Stage = z.infer<typeof zStage>

const zStages = z.object({ items: z.array(zStage) })

export const stageRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/stage',
    summary: 'The stages of the hiring pipeline, in order',
    policy: member('submission.review'),
    errors: [],
  }).output(zStages),
  save: route({
    service,
    method: 'POST',
    path: '/interview/stage',
    summary: 'Create a stage at the end, or put all stages into another order',
    policy: member('set.manage'),
    errors: ['STAGE_LIMIT_REACHED', 'STAGE_ORDER_INCOMPLETE'],
  })
    .input(
      z.union([
        z.object({ name: zStageName }),
        /** All stages of the organization, left to right. */
        z.object({ order: z.array(zId).min(1).max(stageLimits.stages) }),
      ]),
    )
    .output(zStages),
  update: route({
    service,
    method: 'PATCH',
    path: '/interview/stage/{id}',
    summary: 'Rename a stage or move it to another place',
    policy: member('set.manage'),
    errors: [],
  })
    .input(
      z.object({
        id: zId,
        /** Null: the kind's own name. A stage of the kind `custom` needs a name. */
        name: zStageName.nullable().optional(),
        place: z.number().int().min(0).max(stageLimits.stages).optional(),
        /** What people who come here are sent, in each language. */
        messages: zStageMessages.optional(),
      }),
    )
    .output(zStages),
  remove: route({
    service,
    method: 'DELETE',
    path: '/interview/stage/{id}',
    summary: 'Delete a stage where no applicant is',
    policy: member('set.manage'),
    errors: ['STAGE_NOT_EMPTY', 'STAGE_REQUIRED'],
    status: 204,
  }).input(z.object({ id: zId })),
  getMessages: route({
    service,
    method: 'GET',
    path: '/interview/stage/{id}/message',
    summary: 'What people who come to a stage are sent',
    policy: member('submission.review'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zStageMessages),
  cancelMail: route({
    service,
    method: 'POST',
    path: '/interview/stage/mail/cancel',
    summary: 'Cancel the mails of a move that were not sent yet',
    policy: member('submission.review'),
    errors: [],
  })
    .input(z.object({ moveId: zId }))
    .output(z.object({ canceled: z.number().int() })),
  moveSubmissions: route({
    service,
    method: 'POST',
    path: '/interview/submission/update-list',
    summary: 'Move the applicants of several submissions to a stage: all of them, or none',
    policy: member('submission.review'),
    errors: [],
  })
    .input(z.object({ ids: z.array(zId).min(1).max(submissionListLimits.perRequest), stageId: zId }))
    .output(z.object({ moved: z.number().int(), mail: zMoveMail })),
}
