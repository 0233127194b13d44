import { can } from '@candor/domain'
import type { FirstPagePorts } from '../http/first-pages/create-first-pages'
import type { createIdentity } from '../modules/identity'
import type { createSessions } from '../modules/sessions'

type SessionReads = ReturnType<typeof createSessions>['api']

/** What the first pages need of the modules before they are sent. */
export const createFirstPagePorts = (
  { listTokenHashes, findIntro }: SessionReads,
  { authenticate }: Pick<ReturnType<typeof createIdentity>, 'authenticate'>,
): FirstPagePorts => ({
  hasInterviews: (request) => listTokenHashes(request).length > 0,
  findIntro,
  isReviewer: async (request) => {
    const { user } = await authenticate(request)
    return user !== null && user.role !== null && can(user.role, 'submission.review')
  },
})
