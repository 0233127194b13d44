import { asMember } from '../../http/caller'
import type { RequestContext } from '../../http/context'
import type { Implementer } from '../../http/implement'
import { type CandidateActor, findCandidateActor, putAccessFirst } from '../sessions'
import { answerAccommodation } from './operations/answer-accommodation'
import { countOpenAccommodations } from './operations/count-open-accommodations'
import { createAccommodation } from './operations/create-accommodation'
import { listAccommodations } from './operations/list-accommodations'
import { listOwnAccommodations } from './operations/list-own-accommodations'
import type { AccommodationParts } from './ports'

/** Whose interview it is. The browser's cookie lasts as long again: the interview may wait for weeks. */
const findWaitingActor = async (
  { deps }: AccommodationParts,
  context: RequestContext,
  sessionId: string,
): Promise<CandidateActor> => {
  const actor = await findCandidateActor(deps, context.caller, sessionId)
  await putAccessFirst(deps, context, actor.dataSubjectId)
  return actor
}

/** A candidate asks, before or during the interview; members who may answer requests read and answer. */
export const createAccommodationRoutes = (parts: AccommodationParts, os: Implementer) => {
  const { deps } = parts
  const { accommodation } = os.interview
  return {
    listOwn: accommodation.listOwn.handler(async ({ input, context }) =>
      listOwnAccommodations(deps, await findWaitingActor(parts, context, input.id), input),
    ),
    create: accommodation.create.handler(async ({ input, context }) => {
      const accessIds = context.caller.candidate.map(({ accessId }) => accessId)
      return createAccommodation(parts, await findWaitingActor(parts, context, input.id), { ...input, accessIds })
    }),
    list: accommodation.list.handler(({ input, context }) => listAccommodations(deps, asMember(context.caller), input)),
    count: accommodation.count.handler(({ context }) => countOpenAccommodations(deps, asMember(context.caller))),
    answer: accommodation.answer.handler(({ input, context }) =>
      answerAccommodation(parts, asMember(context.caller), input),
    ),
  }
}
