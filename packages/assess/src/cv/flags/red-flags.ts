import type { RedFlag } from '@candor/contract'
import { claimFlags } from './claims'
import { contactFlags } from './contact'
import { dateOrderFlags, degreeFlags, educationFlags, sameJobFlags, yearsFlags } from './dates'
import type { FlagContext, FlagRule } from './flag'
import { gapFlags } from './gap'
import { answerFlags } from './said/answers'
import { overlapFlags, shortStayFlags, stepDownFlags } from './stays'
import { copiedFlags, documentFlags } from './text'

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
