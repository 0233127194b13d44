import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types of bodies that the route takes. */
    bodyTypes?: readonly string[]
  }
}

export const jsonType = 'application/json'
export const multipartType = 'multipart/form-data'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const charsetParameter = /^charset=(.*)$/i
const utf8Name = /^"?utf-8"?$/i

const isUtf8 = (parameters: readonly string[]): boolean =>
  parameters.every((parameter) => {
    const charset = charsetParameter.exec(parameter.trim())?.[1]
    return charset === undefined || utf8Name.test(charset)
  })

/** S-04: refuses a body of a type or charset that the route doesn't take, before anything of it is read. */
export function requireBodyType(request: FastifyRequest): void {
  const header = request.headers['content-type']
  if (header === undefined || readMethods.has(request.method)) return
  const [type = '', ...parameters] = header.split(';')
  const { bodyTypes = [] } = request.routeOptions.config
  if (!bodyTypes.includes(type.trim().toLowerCase()) || !isUtf8(parameters)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  }
}
