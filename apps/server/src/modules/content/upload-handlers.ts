import { maxAppendBytes, zBeginUpload } from '@candor/contract'
import { uploadLimits } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import type { RawHandler } from '../../http/register-raw'
import { type AppendAnswer, appendUpload, getUploadOffset } from './operations/append-upload'
import { beginUpload } from './operations/begin-upload'
import { cancelUpload } from './operations/cancel-upload'
import type { ContentPorts } from './ports'
import { readId } from './read-id'
import { readAppendHeaders } from './upload-headers'

interface UploadContext {
  readonly deps: Deps
  readonly ports: ContentPorts
}

/** A recording that is resumed may lie a day behind its beginning; more is a broken clock. */
const latestStartMs = 48 * 60 * 60_000
const zSegment = zBeginUpload.extend({ startOffsetMs: zBeginUpload.shape.startOffsetMs.max(latestStartMs) })

const uploadLimit = `max-size=${uploadLimits.maxSegmentBytes}, max-append-size=${maxAppendBytes}`

/** Where the sender stands, also with a refusal: the headers stay on the problem answer. */
const showOffset = (reply: FastifyReply, answer: Pick<AppendAnswer, 'offsetBytes' | 'isComplete'>): FastifyReply =>
  reply.headers({
    'upload-offset': String(answer.offsetBytes),
    'upload-complete': answer.isComplete ? '?1' : '?0',
    'upload-limit': uploadLimit,
  })

const issueFields = (issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) =>
  Object.fromEntries(issues.map((issue) => [issue.path.map(String).join('.'), issue.message]))

const begin = async (context: UploadContext, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const input = zSegment.safeParse(request.body)
  if (!input.success) throw new AppError('VALIDATION_FAILED', { fields: issueFields(input.error.issues) })
  const { isSealed, ...upload } = await beginUpload(context, request.caller, input.data)
  showOffset(reply, { offsetBytes: upload.offsetBytes, isComplete: isSealed })
  return reply.status(201).header('location', upload.url).send(upload)
}

const append = async (context: UploadContext, request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const headers = readAppendHeaders(request.headers, bytes.byteLength)
  const answer = await appendUpload(context, request.caller, { uploadId: readId(request), headers, bytes })
  showOffset(reply, answer)
  if (answer.refused !== null) throw new AppError(answer.refused)
  return reply.status(204).send()
}

/** The append protocol over HTTP; every rule of it is in the operations. */
export const createUploadHandlers = (
  context: UploadContext,
): Readonly<Record<'begin' | 'offset' | 'append' | 'cancel', RawHandler>> => ({
  begin: (request, reply) => begin(context, request, reply),
  append: (request, reply) => append(context, request, reply),
  offset: async (request, reply) => {
    const answer = await getUploadOffset(context, request.caller, readId(request))
    return showOffset(reply, answer).status(204).send()
  },
  cancel: async (request, reply) => {
    await cancelUpload(context, request.caller, readId(request))
    return reply.status(204).send()
  },
})
