import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { openDraft } from '../draft'

/** Whether this browser may continue an interview of this link. False if it may not even read it. */
export async function canContinueInterview(linkId: string): Promise<boolean> {
  const code = openDraft(linkId).readCode()
  try {
    const intro = await api.interview.candidate.intro({ linkId, ...(code === null ? {} : { code }) })
    return intro.session !== null
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false
    throw error
  }
}
