import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { draftOf } from '../draft'

/** Whether this browser may go on with an interview of this link; one that it may not even look at is not here. */
export async function isInterviewHere(linkId: string): Promise<boolean> {
  const code = draftOf(linkId).code()
  try {
    const intro = await api.interview.candidate.intro({ linkId, ...(code === null ? {} : { code }) })
    return intro.session !== null
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}
