import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { isHttps } from '../../../http/is-https'
import { getShared } from './operations/get-shared'
import { type OpenedShare, openShare } from './operations/open-share'
import type { SignSharedRecording } from './ports'

type SharedDeps = Deps & { readonly signSharedRecording: SignSharedRecording }

/** Each link has its own path, so that a browser sends a proof with requests for its own link only. */
const getCookiePath = (id: string): string => `/api/interview/interview/shared/${id}`
const getCookieName = (deps: Pick<Deps, 'publicUrl'>): string =>
  isHttps(deps) ? '__Secure-candor_share' : 'candor_share'

const setProof = (deps: SharedDeps, reply: FastifyReply, cookie: NonNullable<OpenedShare['cookie']>): void => {
  reply.setCookie(getCookieName(deps), cookie.proof, {
    path: getCookiePath(cookie.id),
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps(deps),
    expires: cookie.expiresAt,
  })
}

const readProof = (deps: SharedDeps, request: FastifyRequest): string => request.cookies[getCookieName(deps)] ?? ''

/** The holder of a share link, who has no account. */
export const createSharedRoutes = (deps: SharedDeps, os: Implementer) => {
  const { shared } = os.interview
  return {
    open: shared.open.handler(async ({ input, context: { reply } }) => {
      const { check, cookie } = await openShare(deps, input)
      if (cookie !== null) setProof(deps, reply, cookie)
      return check
    }),
    get: shared.get.handler(({ input, context: { request } }) =>
      getShared(deps, { ...input, proof: readProof(deps, request) }),
    ),
  }
}
