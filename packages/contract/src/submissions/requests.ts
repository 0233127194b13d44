import { z } from 'zod'
import { redFlagIds } from '../assessments/cv'
import { route } from '../builder'
import { requestLimits } from '../limits'
import { candidate, member } from '../policy'
import { zId, zInstant, zInterviewLanguage, zPage, zPaged, zText } from '../shared/primitives'
import { integrityIntervalKinds } from './integrity'
import { requestKinds, requestOutcomes, requestSubjectTypes } from './request-kinds'

const zRequestText = zText(requestLimits.characters).pipe(z.string().min(1))

const zSubjectId = z.string().min(1).max(requestLimits.subjectCharacters)

/** The integrity signal or the remark on the CV that a candidate objects to. */
const zRequestSubject = z.discriminatedUnion('type', [
  /** Of an interval of the integrity record. */
  z.object({ type: z.literal('integrity_signal'), id: zId, name: z.enum(integrityIntervalKinds) }),
  /** The key of the remark: a later assessment of the same CV has it too. */
  z.object({ type: z.literal('cv_remark'), id: zSubjectId, name: z.enum(redFlagIds) }),
])
export type RequestSubject = z.infer<typeof zRequestSubject>

/** What a candidate asks of the company about a submitted interview. A person answers it. */
export const zCandidateRequest = z.object({
  id: zId,
  kind: z.enum(requestKinds),
  /** Of an objection; null: of a review. */
  subject: zRequestSubject.nullable(),
  text: z.string(),
  /** In which the text is written, which need not be the interview's language. */
  language: zInterviewLanguage,
  createdAt: zInstant,
  /** By when the company has to answer. */
  dueAt: zInstant,
  /** Null: it is open. */
  answer: z
    .object({
      outcome: z.enum(requestOutcomes),
      /** The reasons, as the person wrote them. */
      text: z.string(),
      answeredAt: zInstant,
      /** The name of the member, as it was then. */
      answeredBy: z.string(),
    })
    .nullable(),
})
export type CandidateRequest = z.infer<typeof zCandidateRequest>

export const zCompanyRequest = zCandidateRequest.extend({
  submissionId: zId,
  candidateName: z.string(),
  positionName: z.string(),
})
export type CompanyRequest = z.infer<typeof zCompanyRequest>

const ownPath = '/seeker/submission/{id}/request'

export const ownRequestRoutes = {
  list: route({
    service: 'seeker',
    method: 'GET',
    path: ownPath,
    summary: 'The candidate’s requests about their submission, the newest first',
    policy: candidate,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ items: z.array(zCandidateRequest) })),
  create: route({
    service: 'seeker',
    method: 'POST',
    path: ownPath,
    summary: 'Ask the company for a review by a person; one request of a kind can be open',
    policy: candidate,
    errors: ['REQUEST_OPEN'],
  })
    .input(z.object({ id: zId, kind: z.literal('human_review'), text: zRequestText }))
    .output(zCandidateRequest),
  createObjection: route({
    service: 'seeker',
    method: 'POST',
    path: '/seeker/submission/{id}/objection',
    summary: 'Object to an integrity signal or a remark on the CV; one objection to each can be open',
    policy: candidate,
    errors: ['REQUEST_OPEN'],
  })
    .input(
      z.object({
        id: zId,
        subject: z.object({ type: z.enum(requestSubjectTypes), id: zSubjectId }),
        text: zRequestText,
      }),
    )
    .output(zCandidateRequest),
}

const service = 'interview' as const

export const requestRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/request',
    summary: 'Requests of candidates: the open ones first, by the date until which they have to be answered',
    policy: member('submission.review'),
    errors: [],
  })
    .input(
      zPage.pick({ page: true }).extend({
        /** Only those about this submission. */
        submissionId: zId.optional(),
      }),
    )
    .output(zPaged(zCompanyRequest)),
  count: route({
    service,
    method: 'GET',
    path: '/interview/request/count',
    summary: `How many requests are open, up to ${requestLimits.counted}`,
    policy: member('submission.review'),
    errors: [],
  }).output(z.object({ open: z.number().int().max(requestLimits.counted) })),
  answer: route({
    service,
    method: 'POST',
    path: '/interview/request/{id}/answer',
    summary: 'Answer a request, with reasons. The candidate gets the answer by mail. It is final',
    policy: member('request.answer'),
    errors: ['REQUEST_ANSWERED', 'SUBMISSION_NOT_OPENED', 'NOTHING_CHANGED'],
  })
    .input(z.object({ id: zId, outcome: z.enum(requestOutcomes), text: zRequestText }))
    .output(zCompanyRequest),
}
