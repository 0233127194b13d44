import { z } from 'zod'
import { route } from '../builder'
import { accommodationLimits } from '../limits'
import { candidate, member } from '../policy'
import { zId, zInstant, zInterviewLanguage, zPage, zPaged, zText } from '../shared/primitives'
import { accommodationOutcomes } from './accommodation-outcomes'

const zRequestText = zText(accommodationLimits.characters).pipe(z.string().min(1))

/** What a candidate needs in order to take the interview. A person answers it, and the interview waits until then. */
export const zAccommodationRequest = z.object({
  id: zId,
  text: z.string(),
  /** In which the text is written, which need not be the interview's language. */
  language: zInterviewLanguage,
  createdAt: zInstant,
  /** By when the company has to answer. */
  dueAt: zInstant,
  /** Null: it is open. */
  answer: z
    .object({
      outcome: z.enum(accommodationOutcomes),
      /** The candidate may type their answers, also where the set doesn't offer it. */
      allowsTyping: z.boolean(),
      /** What is arranged, or why it isn't, as the person wrote it: in the language of the interview. */
      text: z.string(),
      answeredAt: zInstant,
      /** The name of the member, as it was then. */
      answeredBy: z.string(),
    })
    .nullable(),
})
export type AccommodationRequest = z.infer<typeof zAccommodationRequest>

/** Without anything that leads to a submission: the list is the only place where the company reads of it. */
export const zCompanyAccommodation = zAccommodationRequest.extend({
  candidateName: z.string(),
  positionName: z.string(),
  /** In which the answer has to be written. */
  interviewLanguage: zInterviewLanguage,
  /** The interview can be typed already: `allowsTyping` would change nothing. */
  isTypingOffered: z.boolean(),
})
export type CompanyAccommodation = z.infer<typeof zCompanyAccommodation>

const service = 'interview' as const
const ownPath = '/interview/session/{id}/accommodation'

/** A candidate asks, before or during their interview. */
const ownAccommodationRoutes = {
  listOwn: route({
    service,
    method: 'GET',
    path: ownPath,
    summary: 'The candidate’s requests for an accommodation in this interview, the newest first',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
  })
    .input(z.object({ id: zId }))
    .output(
      z.object({
        items: z.array(zAccommodationRequest).max(accommodationLimits.perSession),
        /** Until when the interview can be continued whatever else ends; null: no request was made. */
        heldUntil: zInstant.nullable(),
        /** How many more requests this interview may have. */
        requestsLeft: z.number().int().min(0).max(accommodationLimits.perSession),
      }),
    ),
  create: route({
    service,
    method: 'POST',
    path: ownPath,
    summary:
      'Ask for an accommodation: the clock stops and the interview waits for the answer of a person. It can be continued at any time',
    policy: candidate,
    isInterview: true,
    errors: [
      'SESSION_NOT_FOUND',
      'SESSION_ENDED',
      'REQUEST_OPEN',
      'ACCOMMODATION_NOT_OFFERED',
      'ACCOMMODATION_LIMIT_REACHED',
    ],
  })
    .input(z.object({ id: zId, text: zRequestText }))
    .output(zAccommodationRequest),
}

export const accommodationRoutes = {
  ...ownAccommodationRoutes,
  list: route({
    service,
    method: 'GET',
    path: '/interview/accommodation',
    summary: 'Requests for accommodations: the open ones first, by the date until which they have to be answered',
    policy: member('request.answer'),
    errors: [],
  })
    .input(zPage.pick({ page: true }))
    .output(zPaged(zCompanyAccommodation)),
  count: route({
    service,
    method: 'GET',
    path: '/interview/accommodation/count',
    summary: `How many requests for accommodations are open, up to ${accommodationLimits.counted}`,
    policy: member('request.answer'),
    errors: [],
  }).output(z.object({ open: z.number().int().max(accommodationLimits.counted) })),
  answer: route({
    service,
    method: 'POST',
    path: '/interview/accommodation/{id}/answer',
    summary:
      'Answer a request for an accommodation, in the language of the interview. The candidate gets the answer by mail. It is final',
    policy: member('request.answer'),
    errors: ['REQUEST_ANSWERED', 'ANSWER_LANGUAGE'],
  })
    .input(
      z
        .object({
          id: zId,
          outcome: z.enum(accommodationOutcomes),
          /** Of a granted one only. */
          allowsTyping: z.boolean().default(false),
          text: zRequestText,
        })
        .refine(({ outcome, allowsTyping }) => outcome === 'granted' || !allowsTyping, { path: ['allowsTyping'] }),
    )
    .output(zCompanyAccommodation),
}
