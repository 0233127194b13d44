import { z } from 'zod'
import { route } from '../builder'
import { retakeReasons } from '../enums'
import { candidate } from '../policy'
import { zId } from '../shared/primitives'
import { zSession, zTurn } from './session-shapes'

const service = 'interview' as const
const errors = ['SESSION_NOT_FOUND', 'SESSION_ENDED', 'RETAKE_NOT_OFFERED'] as const

export const retakeRoutes = {
  check: route({
    service,
    method: 'GET',
    path: '/interview/check-retake',
    summary:
      'What may be retaken, why, and at what price: after a technical fault, and where the set allows it, it is free',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
  })
    .input(z.object({ sessionId: zId }))
    .output(
      z.object({
        /** How many more answers the set allows to retake. */
        retakesLeft: z.number().int().min(0),
        items: z.array(z.object({ answerId: zId, reason: z.enum(retakeReasons), priceCents: z.number().int() })),
      }),
    ),
  start: route({
    service,
    method: 'POST',
    path: '/interview/retake/{answerId}/start',
    summary: 'Begin to give an answer anew: the countdown to the submission pauses',
    policy: candidate,
    errors: [...errors, 'INTERVIEW_ATTEMPTS_USED'],
  })
    .input(z.object({ sessionId: zId, answerId: zId }))
    .output(zSession),
  cancel: route({
    service,
    method: 'POST',
    path: '/interview/retake/{answerId}/cancel',
    summary: 'Give up a retake that was begun: the answer stays as it was',
    policy: candidate,
    errors,
  })
    .input(z.object({ sessionId: zId, answerId: zId }))
    .output(zSession),
  submit: route({
    service,
    method: 'POST',
    path: '/interview/submit-retake',
    summary: 'Commit a retake: it counts from now on',
    policy: candidate,
    errors: [...errors, 'TURN_OUT_OF_ORDER', 'ANSWER_TOO_SHORT', 'MODE_NOT_OFFERED'],
  })
    .input(zTurn)
    .output(zSession),
  revert: route({
    service,
    method: 'POST',
    path: '/interview/retake/{answerId}/revert',
    summary: 'Undo a retake: the take before counts again, as it was',
    policy: candidate,
    errors,
  })
    .input(z.object({ sessionId: zId, answerId: zId }))
    .output(zSession),
}
