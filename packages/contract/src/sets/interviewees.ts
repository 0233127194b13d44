import { z } from 'zod'
import { route } from '../builder'
import { intervieweeRowProblems, intervieweeStates } from '../enums'
import { intervieweeLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zPage, zPaged, zText } from '../shared/primitives'

/** As it was typed or read from a file: the rows are checked one by one, so that one wrong row refuses no other. */
export const zIntervieweeRow = z.object({
  email: zText(intervieweeLimits.cellCharacters),
  name: zText(intervieweeLimits.cellCharacters).default(''),
})
export type IntervieweeRow = z.infer<typeof zIntervieweeRow>

export const zInterviewee = z.object({
  id: zId,
  email: z.string(),
  name: z.string(),
  state: z.enum(intervieweeStates),
  /** Since when the person is in this state. */
  stateAt: zInstant,
  /** Started, and left without submitting so long ago that the interview is over: there is nothing to evaluate. */
  isUnfinished: z.boolean(),
  /** Each state that the person has been in, the oldest first. */
  history: z.array(z.object({ state: z.enum(intervieweeStates), at: zInstant })),
  /** Until when the personal link opens the interview. */
  expiresAt: zInstant,
  invitedAt: zInstant,
  /** Null: no invitation was mailed. */
  mailedAt: zInstant.nullable(),
  remindedAt: zInstant.nullable(),
  /** A mail to this person waits to be sent. */
  isMailWaiting: z.boolean(),
  /** The personal link; null where it opens nothing any more. */
  url: z.string().nullable(),
  can: z.object({ remind: z.boolean(), withdraw: z.boolean() }),
})
export type Interviewee = z.infer<typeof zInterviewee>

/** What became of a list of people. */
export const zInviteOutcome = z.object({
  added: z.number().int(),
  /** Invited before; their invitation had expired and is valid again. */
  renewed: z.number().int(),
  /** Invited before: nothing changed. */
  known: z.number().int(),
  /** Rows that repeat an address of an earlier row. */
  repeated: z.number().int(),
  /** Rows that were left out, counted from 1. */
  problems: z.array(z.object({ row: z.number().int(), reason: z.enum(intervieweeRowProblems) })),
})
export type InviteOutcome = z.infer<typeof zInviteOutcome>

const zNewInterviewees = z.object({
  setId: zId,
  rows: z.array(zIntervieweeRow).min(1).max(intervieweeLimits.rowsPerRequest),
})

const service = 'interview' as const
const policy = member('set.manage')

export const intervieweeRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/interviewee',
    summary: 'Invited candidates of a set and their state',
    policy,
    errors: [],
  })
    .input(zPage.extend({ setId: zId, state: z.enum(intervieweeStates).optional() }))
    .output(
      zPaged(zInterviewee).extend({
        /** People whom a reminder to all would reach. */
        dueReminders: z.number().int(),
        /** Mails of this set that wait to be sent. */
        waitingMails: z.number().int(),
      }),
    ),
  add: route({
    service,
    method: 'POST',
    path: '/interview/interviewee',
    summary: 'Add candidates with a personal link each, without mailing them',
    policy,
    errors: ['DEADLINE_PASSED'],
    bodyLimitBytes: intervieweeLimits.bodyBytes,
  })
    .input(zNewInterviewees)
    .output(zInviteOutcome),
  invite: route({
    service,
    method: 'POST',
    path: '/interview/set/invite-emails',
    summary: 'Invite candidates by email, each with a personal link',
    policy,
    errors: ['SET_NOT_ACTIVE', 'DEADLINE_PASSED'],
    bodyLimitBytes: intervieweeLimits.bodyBytes,
  })
    .input(zNewInterviewees)
    .output(zInviteOutcome),
  remind: route({
    service,
    method: 'POST',
    path: '/interview/interviewee/remind',
    summary: 'Remind one candidate, or all of a set whose reminder is due',
    policy,
    errors: ['SET_NOT_ACTIVE', 'REMINDER_NOT_DUE'],
  })
    .input(z.object({ setId: zId, id: zId.optional() }))
    .output(z.object({ reminded: z.number().int() })),
  withdraw: route({
    service,
    method: 'DELETE',
    path: '/interview/interviewee/{id}',
    summary: 'Withdraw an invitation: its personal link opens nothing from now on',
    policy,
    errors: ['CONFLICT'],
    status: 204,
  }).input(z.object({ id: zId })),
}
