import { maxAppendBytes, zBeginUpload } from '@candor/contract'
import { uploadLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import type { RawHandler } from '../../http/register-raw'
import { getCaller } from '../../http/request-caller'
import { AppError } from '../../platform/errors'
import type { AppendResponse } from './append-response'
import type { UploadLease } from './leases/upload-leases'
import { appendUpload } from './operations/append-upload'
import { beginUpload } from './operations/begin-upload'
import { cancelUpload } from './operations/cancel-upload'
import { getUploadOffset } from './operations/get-upload-offset'
import type { ContentPorts } from './ports'
import { readId } from './read-id'
import { UploadOwnedByOtherNode } from './resolve-upload-owner'
import { forwardRequest } from './stores/forward-request'
import { readAppendHeaders, readHeldFrom } from './upload-headers'

interface UploadHandlerContext {
  readonly deps: Deps
  readonly ports: ContentPorts
  /** What authentication read of the upload, or null. */
  readonly getLease: (request: FastifyRequest) => UploadLease | null
}

/** A resumed recording may start a day after its answer; an offset of more than twice that means a wrong clock. */
const latestStartMs = 48 * 60 * 60_000
const zSegment = zBeginUpload.extend({ startOffsetMs: zBeginUpload.shape.startOffsetMs.max(latestStartMs) })

const uploadLimit = `max-size=${uploadLimits.maxSegmentBytes}, max-append-size=${maxAppendBytes}`

const flag = (value: boolean): string => (value ? '?1' : '?0')

/** Sets offset and epoch, also on error responses. */
const showOffset = (reply: FastifyReply, answer: Omit<AppendResponse, 'refused' | 'waitSeconds'>): FastifyReply =>
  reply.headers({
    'upload-offset': String(answer.offsetBytes),
    'upload-complete': flag(answer.isComplete),
    'upload-limit': uploadLimit,
    'upload-epoch': String(answer.epoch),
    'upload-final': flag(answer.isFinal),
  })

const issueFields = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.'), issue.message]))

const begin = async (context: UploadHandlerContext, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const input = zSegment.safeParse(request.body)
  if (!input.success) throw new AppError('VALIDATION_FAILED', { fields: issueFields(input.error.issues) })
  const { isComplete, isFinal, ...upload } = await beginUpload(context, getCaller(request), input.data)
  showOffset(reply, { ...upload, isComplete, isFinal })
  return reply.status(201).header('location', upload.url).send(upload)
}

const append = async (
  context: UploadHandlerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const headers = readAppendHeaders(request.headers, bytes.byteLength)
  const lease = context.getLease(request)
  const answer = await appendUpload(context, getCaller(request), { uploadId: readId(request), headers, bytes, lease })
  showOffset(reply, answer)
  const { refused, waitSeconds } = answer
  if (refused !== null) {
    throw new AppError(refused, waitSeconds === undefined ? {} : { params: { seconds: waitSeconds } })
  }
  return reply.status(204).send()
}

/** Forwards requests whose upload belongs to another living process. */
const orForward =
  (handler: RawHandler): RawHandler =>
  async (request, reply) => {
    try {
      return await handler(request, reply)
    } catch (error) {
      if (error instanceof UploadOwnedByOtherNode) return forwardRequest(request, reply, error.url)
      throw error
    }
  }

/** The append protocol over HTTP; every rule of it is in the operations. */
export const createUploadHandlers = (
  context: UploadHandlerContext,
): Readonly<Record<'begin' | 'offset' | 'append' | 'cancel', RawHandler>> => ({
  begin: orForward((request, reply) => begin(context, request, reply)),
  append: orForward((request, reply) => append(context, request, reply)),
  offset: orForward(async (request, reply) => {
    const input = { uploadId: readId(request), heldFromBytes: readHeldFrom(request.headers) }
    return showOffset(reply, await getUploadOffset(context, getCaller(request), input))
      .status(204)
      .send()
  }),
  cancel: orForward(async (request, reply) => {
    await cancelUpload(context, getCaller(request), readId(request))
    return reply.status(204).send()
  }),
})
