import type { Assessment, AssessmentState } from '@candor/contract'
import { isAiDeclined } from '@candor/domain'

/** What the notice in place of levels says. */
export const findNotice = (state: AssessmentState, assessment: Assessment | null): AssessmentState | 'ai_declined' =>
  state === 'insufficient' && assessment !== null && isAiDeclined(assessment) ? 'ai_declined' : state
