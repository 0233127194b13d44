import { z } from 'zod'
import { rawRoute, route } from '../builder'
import { anyone, candidateOrMember } from '../policy'
import { zId, zInstant } from '../shared/primitives'

/** What a signed address can be made for. */
export const zSignedTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recording'), uploadId: zId }),
  z.object({ kind: z.literal('answerVideo'), submissionId: zId, answerId: zId }),
  z.object({ kind: z.literal('fullVideo'), submissionId: zId }),
  z.object({ kind: z.literal('cv'), submissionId: zId }),
])
export type SignedTarget = z.infer<typeof zSignedTarget>

export const zRelatedFile = z.object({
  kind: z.enum(['recording', 'cv', 'document']),
  id: zId,
  /** Of a recording: the answer and the segment's place in it. */
  answerId: zId.nullable(),
  segmentIndex: z.number().int().nullable(),
  name: z.string(),
  mime: z.string(),
  sizeBytes: z.number().int(),
  url: z.string().nullable(),
})
export type RelatedFile = z.infer<typeof zRelatedFile>

export const storedFileRoutes = {
  sign: route({
    service: 'content',
    method: 'POST',
    path: '/file/signed',
    summary: 'A signed, expiring download address, for programs that carry no cookie',
    policy: candidateOrMember('submission.review'),
    errors: ['NOT_FOUND'],
    status: 201,
  })
    .input(zSignedTarget)
    .output(z.object({ url: z.string(), expiresAt: zInstant })),
  related: route({
    service: 'content',
    method: 'GET',
    path: '/file/related',
    summary: 'Files related to an entity: recordings of the takes that count, CV and documents',
    policy: candidateOrMember('submission.review'),
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ entity: z.enum(['submission', 'session', 'answer']), id: zId }))
    .output(z.object({ items: z.array(zRelatedFile) })),
}

export const storedFileRawRoutes = {
  signed: rawRoute({
    id: 'content.file.signed',
    service: 'content',
    method: 'GET',
    path: '/file/signed/{token}',
    summary:
      'A file by its signed address; the rights of the person it was signed for are checked again with every request',
    policy: anyone('the signature is the permission, and the signer’s own rights are asked again'),
    errors: ['LINK_INVALID', 'NOT_FOUND', 'RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED', 'RECORDINGS_DIFFER'],
    response: { status: 200, contentType: 'application/octet-stream' },
  }),
  answerVideo: rawRoute({
    id: 'interview.submission.video',
    service: 'interview',
    method: 'GET',
    cost: 'expensive',
    path: '/interview/submission/{id}/video/{answerId}',
    summary: 'Download one answer’s video as one file, its segments joined on the answer’s own time',
    policy: { who: 'member', ability: 'submission.review' },
    errors: ['NOT_FOUND', 'RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED', 'RECORDINGS_DIFFER'],
    response: { status: 200, contentType: 'video/webm', headers: { 'Accept-Ranges': 'bytes' } },
  }),
  fullVideo: rawRoute({
    id: 'interview.submission.video.full',
    service: 'interview',
    method: 'GET',
    cost: 'expensive',
    path: '/interview/submission/{id}/video/full',
    summary: 'Download the full-length video: all answers, one after another, as one file',
    policy: { who: 'member', ability: 'submission.review' },
    errors: ['NOT_FOUND', 'RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED', 'RECORDINGS_DIFFER'],
    response: { status: 200, contentType: 'video/webm', headers: { 'Accept-Ranges': 'bytes' } },
  }),
  peerBytes: rawRoute({
    id: 'content.peer.bytes',
    service: 'content',
    method: 'GET',
    path: '/peer/bytes/{key}',
    summary: 'Stored bytes for another server process of this installation, by ranges',
    policy: anyone('a signature with the installation’s own secret is the permission'),
    errors: ['NOT_FOUND'],
    response: { status: 206, contentType: 'application/octet-stream' },
  }),
}
