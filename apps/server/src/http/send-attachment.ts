import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from './attachment'

/** A file as it was uploaded, always as an attachment: a browser never renders a stranger's file here. */
export const sendAttachment = (
  reply: FastifyReply,
  file: { readonly name: string; readonly sizeBytes: number },
  bytes: Readable,
): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/octet-stream',
      'content-length': String(file.sizeBytes),
      'content-disposition': attachment(file.name),
    })
    .send(bytes)
