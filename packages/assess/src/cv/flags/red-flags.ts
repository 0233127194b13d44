import type { RedFlag } from '@candor/contract'
import { contactFlags } from './contact-flags'
import { answerFlags } from './contradictions/contradiction-flags'
import { dateOrderFlags, degreeFlags, educationFlags, sameJobFlags, yearsFlags } from './date-flags'
import { copiedFlags, documentFlags } from './document-flags'
import type { FlagContext, FlagRule } from './flag'
import { gapFlags } from './gap-flags'
import { overlapFlags, shortStayFlags, stepDownFlags } from './job-history-flags'
import { claimFlags } from './unsupported-claims'

/** In the order a reader sees them: the document first, then dates, then words. */
const rules: readonly FlagRule[] = [
  documentFlags,
  gapFlags,
  overlapFlags,
  shortStayFlags,
  dateOrderFlags,
  yearsFlags,
  sameJobFlags,
  answerFlags,
  degreeFlags,
  educationFlags,
  stepDownFlags,
  claimFlags,
  copiedFlags,
  contactFlags,
]

export function redFlagsOf(context: FlagContext): RedFlag[] {
  return rules.flatMap((rule) => rule(context))
}
