import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/errors'

const zParams = z.object({ id: z.uuid() })

/** The id in a raw route's path; any other text is reported as missing. */
export const readId = (request: FastifyRequest): string => {
  const params = zParams.safeParse(request.params)
  if (!params.success) throw new AppError('NOT_FOUND')
  return params.data.id
}
