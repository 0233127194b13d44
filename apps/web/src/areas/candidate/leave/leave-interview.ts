import { sendReports } from '../../../features/integrity/capture/send-reports'
import { api } from '../../../shared/api/client'
import { sendSavedFaults } from '../../../shared/media/faults/send-faults'
import { spoolClient } from '../../../shared/media/spool/spool-client'
import { dropStoredPrefix } from '../../../shared/storage'

/** Session storage of this tab that may hold what a candidate typed or said. */
const TAB_DATA_PREFIXES = [
  'candor.interview.',
  'candor.answer.',
  'candor.submit-retake.',
  'candor.words.',
  'candor.speech.',
]

/**
 * Ends this browser's access to the candidate's interviews, then removes what is stored here. Reports are sent first, while
 * the server still knows this browser; the caller has waited for the recordings.
 */
export async function leaveInterview(sessionId: string): Promise<void> {
  await Promise.allSettled([sendSavedFaults(), sendReports()])
  await api.interview.candidate.endAccess({ sessionId })
  spoolClient().forget(sessionId)
  for (const prefix of TAB_DATA_PREFIXES) dropStoredPrefix('session', prefix)
}
