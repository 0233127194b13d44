import { classifySpeed, computeKbps } from '@candor/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Counts a body and throws it away; the time runs from the request's head to the body's last byte. */
export const measureUploadSpeed = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const sizeBytes = Buffer.isBuffer(request.body) ? request.body.byteLength : 0
  const durationMs = reply.elapsedTime
  const uploadKbps = computeKbps(sizeBytes, durationMs)
  return reply.send({ sizeBytes, durationMs, uploadKbps, label: classifySpeed(uploadKbps) })
}
