import type { ShownCorrection } from '@candor/contract'
import { fill } from '../texts'
import type { FileContext } from './export-context'

/** By whom the words were changed, and how much. */
export const labelCorrection = ({ kind, changedPercent }: ShownCorrection, { texts }: FileContext): string =>
  fill(kind === 'small' ? texts.transcript.corrected : texts.transcript.rewritten, { percent: changedPercent })

/** In one cell, next to the words that are assessed: the other words. */
export const describeCorrection = (correction: ShownCorrection | undefined, context: FileContext): string | null => {
  if (correction === undefined) return null
  const label = labelCorrection(correction, context)
  return correction.kind === 'small'
    ? `${label} ${context.texts.transcript.heard} ${correction.heardText}`
    : `${label} ${correction.correctedText}`
}
