import type { SubmissionAnswer } from '@candor/contract'
import type { AppliedCorrection } from './apply-corrections'
import { transcriptLines } from './transcript-lines'

/** What a candidate corrected, with what was heard. Absent where the last version is again what was heard. */
export const presentCorrection = (correction: AppliedCorrection | null): Pick<SubmissionAnswer, 'correction'> => {
  if (correction === null || correction.correctedText === correction.heard.text) return {}
  const { kind, changedPercent, correctedText, heard } = correction
  return {
    correction: { kind, changedPercent, correctedText, heardText: heard.text, heardLines: transcriptLines(heard) },
  }
}
