import type { InterviewIntro, Session } from '@candor/contract'
import { baselineStore } from '../../../../../features/integrity/capture/baseline-store'
import type { SignalsChoice } from '../../../../../features/integrity/capture/take-record'
import { openDraft } from '../../../draft'

/** Null: this interview has no integrity signals. A practice never has. */
export function getSignalsChoice(intro: InterviewIntro, session: Session): SignalsChoice | null {
  if (!intro.hasIntegritySignals || session.isPractice) return null
  const choice = openDraft(intro.linkId).readSignals()
  if (choice === null) return { choice: 'unknown' }
  return choice ? { choice: 'agreed', baseline: baselineStore.read(intro.linkId) } : { choice: 'optedOut' }
}
