import { rawRoutes } from '@candor/contract'
import type { FastifyRequest } from 'fastify'
import type { CandidateAccess } from '../../../http/caller'
import { toFastifyPath } from '../../../http/typed-routes'
import { getConnectionClass } from '../../../platform/connection-class'
import { isId } from '../find-upload'
import type { ContentPorts } from '../ports'
import type { Question, UploadLease, UploadLeases } from './upload-leases'

interface AuthenticationContext {
  readonly ports: {
    readonly leases: UploadLeases
    readonly sessions: Pick<ContentPorts['sessions'], 'listTokenHashes'>
  }
}

const { method, path } = rawRoutes.append
const appendUrl = toFastifyPath(path)

const readUploadId = ({ params }: FastifyRequest): string | null => {
  const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : null
  return typeof id === 'string' && isId(id) ? id : null
}

/** Null: it is no append, or its cookie is not known to be good. */
const readQuestion = ({ ports }: AuthenticationContext, request: FastifyRequest): Question | null => {
  if (request.method !== method || request.routeOptions.url !== appendUrl) return null
  const uploadId = readUploadId(request)
  if (uploadId === null || getConnectionClass() !== 'interview') return null
  const tokenHashes = ports.sessions.listTokenHashes(request)
  return tokenHashes.length === 0 ? null : { uploadId, tokenHashes }
}

/**
 * Authenticates appends from their lease, or else with one statement that also reads the upload. Only for cookies that were
 * proven a moment ago: the others are looked up with the connections of strangers.
 */
export const createAppendAuthentication = (context: AuthenticationContext) => {
  const { leases } = context.ports
  const leasesByRequest = new WeakMap<FastifyRequest, UploadLease>()
  return {
    /** Null: the request is no such append, and is authenticated as any other. */
    async authenticate(request: FastifyRequest): Promise<readonly CandidateAccess[] | null> {
      const question = readQuestion(context, request)
      if (question === null) return null
      const known = leases.find(question)
      const { accesses, lease } =
        known === null ? await leases.ask(question) : { accesses: known.accesses, lease: known }
      if (lease !== null) leasesByRequest.set(request, lease)
      return accesses
    },
    getLease: (request: FastifyRequest): UploadLease | null => leasesByRequest.get(request) ?? null,
  }
}
