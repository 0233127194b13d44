import type { RedFlag } from '@candor/contract'
import { findContactFlags } from './contact-flags'
import { findContradictionFlags } from './contradictions/contradiction-flags'
import { findDateOrderFlags, findDegreeFlags, findEducationFlags, findSameJobFlags, findYearsFlags } from './date-flags'
import { findCopiedTextFlags, findDocumentFlags } from './document-flags'
import type { FlagContext, FlagRule } from './flag'
import { findGapFlags } from './gap-flags'
import { findOverlapFlags, findShortStayFlags, findStepDownFlags } from './job-history-flags'
import { findUnsupportedClaims } from './unsupported-claims'

/** In the order a reader sees them: the document first, then dates, then words. */
const flagRules: readonly FlagRule[] = [
  findDocumentFlags,
  findGapFlags,
  findOverlapFlags,
  findShortStayFlags,
  findDateOrderFlags,
  findYearsFlags,
  findSameJobFlags,
  findContradictionFlags,
  findDegreeFlags,
  findEducationFlags,
  findStepDownFlags,
  findUnsupportedClaims,
  findCopiedTextFlags,
  findContactFlags,
]

export function findRedFlags(context: FlagContext): RedFlag[] {
  return flagRules.flatMap((rule) => rule(context))
}
