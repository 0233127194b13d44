import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { answerRequest } from './operations/answer-request'
import { countOpenRequests } from './operations/count-open-requests'
import { createObjection } from './operations/create-objection'
import { createRequest } from './operations/create-request'
import { listOwnRequests } from './operations/list-own-requests'
import { listRequests } from './operations/list-requests'

/** The company reads and answers requests. */
export const createRequestRoutes = (deps: Deps, os: Implementer) => {
  const { request } = os.interview
  return {
    list: request.list.handler(({ input, context }) => listRequests(deps, asMember(context.caller), input)),
    count: request.count.handler(({ context }) => countOpenRequests(deps, asMember(context.caller))),
    answer: request.answer.handler(({ input, context }) => answerRequest(deps, asMember(context.caller), input)),
  }
}

/** A candidate asks, and reads what was answered. */
export const createOwnRequestRoutes = (deps: Deps, os: Implementer) => {
  const { request } = os.seeker
  return {
    list: request.list.handler(({ input, context }) => listOwnRequests(deps, context.caller, input)),
    create: request.create.handler(({ input, context }) => createRequest(deps, context.caller, input)),
    createObjection: request.createObjection.handler(({ input, context }) =>
      createObjection(deps, context.caller, input),
    ),
  }
}
