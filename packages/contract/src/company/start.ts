import { z } from 'zod'
import { route } from '../builder'
import { startLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant } from '../shared/primitives'

const service = 'company' as const
const policy = member('submission.review')
const zCount = z.number().int().min(0)

/** An active set and how far its submissions are with the member who asks. */
export const zOpenSet = z.object({
  id: zId,
  name: z.string(),
  /** Until when interviews may begin; null: no such day. */
  deadline: zInstant.nullable(),
  submissionCount: zCount,
  /** Of the submissions, those that the member has not opened. */
  unopenedCount: zCount,
  /** Of the submissions, those for which the member has made no decision. */
  undecidedCount: zCount,
  /** Interviews that are under way. */
  startedCount: zCount,
})
export type OpenSet = z.infer<typeof zOpenSet>

export const startRoutes = {
  get: route({
    service,
    method: 'GET',
    path: '/start',
    summary: `The start page: what is new since the last visit, and at most ${startLimits.sets} active sets, the last changed first`,
    policy,
    errors: [],
  })
    .input(
      z.object({
        /** The last visit. */
        since: zInstant.optional(),
      }),
    )
    .output(
      z.object({
        /** Submitted since then, and not opened by the member; null: no visit was named. */
        newCount: zCount.nullable(),
        openSets: z.array(zOpenSet),
      }),
    ),
  saveVisit: route({
    service,
    method: 'POST',
    path: '/start/visit',
    summary: `Note that the member visits the start page. Within ${startLimits.visitMinutes} minutes it is the same visit`,
    policy,
    errors: [],
  }).output(
    z.object({
      /** The visit before this one; null: there was none. */
      lastVisitAt: zInstant.nullable(),
    }),
  ),
}
