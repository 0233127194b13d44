import { z } from 'zod'
import { engineIds } from '../assessments/judge-exam'
import { route } from '../builder'
import { anyone, candidate } from '../policy'
import { zId, zInstant, zInterviewLanguage, zSha256 } from '../shared/primitives'

const service = 'seeker' as const
const path = '/seeker/submission/{id}/certificate'

/** 140 random bits in Crockford's base 32, which has no letter that looks like a digit. */
export const zCertificateCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{28}$/)

/** What Candor knows of a completed interview, as it was when the candidate made the certificate. */
export const zCertificateFacts = z.object({
  /** Null: the candidate chose not to show it. */
  name: z.string().nullable(),
  organizationName: z.string(),
  positionName: z.string(),
  completedAt: zInstant,
  durationMs: z.number().int().min(0),
  language: zInterviewLanguage,
  /** Questions and follow-ups with an answer. */
  answerCount: z.number().int().min(0),
  /** Null: the interview was not assessed, or the candidate does not receive the result. */
  assessment: z
    .object({
      engine: z.enum(engineIds),
      engineVersion: z.string(),
      model: z.string().nullable(),
      /** Null: there is no level, or the candidate chose not to show it. */
      level: z.number().min(1).max(5).nullable(),
    })
    .nullable(),
  /** No interview checks who takes it. */
  isIdentityChecked: z.literal(false),
})
export type CertificateFacts = z.infer<typeof zCertificateFacts>

export const zCertificate = z.object({
  code: zCertificateCode,
  issuedAt: zInstant,
  facts: zCertificateFacts,
  /** SHA-256 of the facts: printed on the page, so that paper can be compared with the record. */
  contentHash: zSha256,
})
export type Certificate = z.infer<typeof zCertificate>

export const zOwnCertificate = z.object({
  certificate: zCertificate.nullable(),
  can: z.object({
    /** The interview was completed. */
    create: z.boolean(),
    /** The candidate has a result with an overall level. */
    showLevel: z.boolean(),
  }),
})
export type OwnCertificate = z.infer<typeof zOwnCertificate>

export const certificateStates = ['valid', 'withdrawn', 'unknown'] as const

/** The same shape for every code. */
export const zCertificateCheck = z.object({
  state: z.enum(certificateStates),
  /** Null unless it is valid. */
  certificate: zCertificate.nullable(),
})
export type CertificateCheck = z.infer<typeof zCertificateCheck>

export const certificateRoutes = {
  get: route({
    service,
    method: 'GET',
    path,
    summary: 'The candidate’s certificate of a completed interview, and whether one can be made',
    policy: candidate,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zOwnCertificate),
  create: route({
    service,
    method: 'POST',
    path,
    summary: 'Make a certificate that anyone with its code can check',
    policy: candidate,
    errors: ['CERTIFICATE_NOT_AVAILABLE', 'CONFLICT'],
  })
    .input(z.object({ id: zId, showsName: z.boolean(), showsLevel: z.boolean() }))
    .output(zCertificate),
  withdraw: route({
    service,
    method: 'DELETE',
    path,
    summary: 'Withdraw the certificate: its code stays, everything else of it is deleted',
    policy: candidate,
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  check: route({
    service,
    method: 'GET',
    path: '/seeker/certificate/{code}',
    summary: 'Check a certificate',
    policy: anyone('the code is the proof that its candidate shared the certificate'),
    errors: [],
    cost: 'expensive',
  })
    .input(z.object({ code: zCertificateCode }))
    .output(zCertificateCheck),
}
