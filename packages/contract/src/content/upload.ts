import { z } from 'zod'
import { rawRoute } from '../builder'
import { maxAppendBytes } from '../limits'
import { candidate, candidateOrMember } from '../policy'
import { zId } from '../shared/primitives'

const uploadHeaders = {
  'Upload-Offset': 'bytes stored durably so far',
  'Upload-Complete': '?1 once sealed, ?0 before',
  'Upload-Limit': 'max-size and max-append-size in bytes',
  'Upload-Epoch': 'grows with every change of writer or server; an append with an older one answers UPLOAD_FENCED',
  'Upload-Final': '?1 once the bytes lie verified on the last configured tier: only then may the sender drop its own',
} as const

export const zBeginUpload = z.object({
  sessionId: zId,
  answerId: zId,
  take: z.number().int().min(1),
  segmentIndex: z.number().int().min(0).max(999),
  mime: z.string().regex(/^(video|audio)\/(webm|mp4|x-matroska)(;[ a-z0-9=.,"+-]{0,80})?$/i),
  /** Milliseconds since the answer's recording began at which this segment starts, by the recorder's clock. */
  startOffsetMs: z.number().int().min(0),
  /** The page's own id: another writer takes the segment over, and what the one before still sends is refused as fenced. */
  writerId: zId,
  /** First byte of the segment that the sender can still give; above 0 only when its device was full. */
  heldFromBytes: z.number().int().min(0).default(0),
})
export type BeginUpload = z.infer<typeof zBeginUpload>
export const zUpload = z.object({
  uploadId: zId,
  url: z.string(),
  offsetBytes: z.number().int(),
  maxAppendBytes: z.number().int(),
  maxSizeBytes: z.number().int(),
  /** Grows with every change of writer or of server; appends carry it. */
  epoch: z.number().int(),
})
export type Upload = z.infer<typeof zUpload>

/** Append protocol with the header names of the IETF draft on resumable uploads. */
export const uploadRawRoutes = {
  begin: rawRoute({
    id: 'content.file.chunk.begin',
    service: 'content',
    method: 'POST',
    cost: 'upload',
    isInterview: true,
    path: '/file/chunk',
    summary: 'Begin a resumable upload of a recorded segment; the same segment again answers the same upload',
    policy: candidate,
    errors: [
      'NOT_FOUND',
      'CONSENT_REQUIRED',
      'SESSION_ENDED',
      'SERVER_DISK_FULL',
      'UPLOAD_TOO_LARGE',
      'RECORDING_UNAVAILABLE',
    ],
    request: { contentType: 'application/json' },
    response: { status: 201, contentType: 'application/json', headers: uploadHeaders },
  }),
  offset: rawRoute({
    id: 'content.file.chunk.offset',
    service: 'content',
    method: 'HEAD',
    cost: 'upload',
    isInterview: true,
    path: '/file/chunk/{id}',
    summary: 'Offset stored so far',
    policy: candidate,
    errors: ['NOT_FOUND', 'RECORDING_UNAVAILABLE'],
    response: { status: 204, contentType: null, headers: uploadHeaders },
  }),
  append: rawRoute({
    id: 'content.file.chunk.append',
    service: 'content',
    method: 'PATCH',
    cost: 'upload',
    isInterview: true,
    path: '/file/chunk/{id}',
    summary: 'Append at an offset; acknowledged only once the bytes are synced to disk',
    policy: candidate,
    errors: [
      'NOT_FOUND',
      'UPLOAD_OFFSET_CONFLICT',
      'UPLOAD_CHECKSUM_MISMATCH',
      'UPLOAD_SEALED',
      'UPLOAD_TOO_LARGE',
      'UPLOAD_FENCED',
      'UPLOAD_TOO_FAST',
      'SESSION_ENDED',
      'SERVER_DISK_FULL',
      'RECORDING_UNAVAILABLE',
    ],
    bodyLimitBytes: maxAppendBytes,
    request: {
      contentType: 'application/partial-upload',
      headers: {
        'Upload-Offset': 'where these bytes begin',
        'Upload-Complete': '?1 with the last append, ?0 otherwise',
        'Upload-Crc32': 'CRC-32 of the body, 8 hexadecimal digits',
        'Upload-Epoch': 'as the last answer gave it',
        'Upload-Held-From': 'first byte the sender can still give; 0 when left out',
        'Repr-Digest': 'sha-256=:base64: of the whole, with Upload-Complete: ?1',
      },
    },
    response: { status: 204, contentType: null, headers: uploadHeaders },
  }),
  cancel: rawRoute({
    id: 'content.file.chunk.cancel',
    service: 'content',
    method: 'DELETE',
    cost: 'upload',
    isInterview: true,
    path: '/file/chunk/{id}',
    summary: 'Cancel an upload that was not sealed',
    policy: candidate,
    errors: ['NOT_FOUND', 'UPLOAD_SEALED'],
    response: { status: 204, contentType: null },
  }),
  media: rawRoute({
    id: 'content.file.media',
    service: 'content',
    method: 'GET',
    path: '/file/media/{id}',
    summary: 'A recorded segment, playable and seekable, by ranges',
    policy: candidateOrMember('submission.read'),
    errors: ['NOT_FOUND', 'RECORDING_UNAVAILABLE', 'RECORDING_DAMAGED'],
    response: { status: 206, contentType: 'video/webm', headers: { 'Accept-Ranges': 'bytes' } },
  }),
}
