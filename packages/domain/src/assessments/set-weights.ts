import { type SetAssessment, type SetContent, setAssessmentPreset } from '@candor/contract'

/** Sets from before it could be chosen give no result: their candidates were not promised one. */
const assessmentOfOldSets: SetAssessment = { ...setAssessmentPreset, candidateResult: 'off' }

/** How interviews of a set are assessed. */
export const getSetAssessment = (content: Pick<SetContent, 'assessment'>): SetAssessment =>
  content.assessment ?? assessmentOfOldSets

/** Whether candidates of this set may see their result. */
export const isResultShared = (content: Pick<SetContent, 'assessment'>): boolean =>
  getSetAssessment(content).candidateResult !== 'off'

/** Relative weights of a set's assessment: the groups', and fluency's where the job needs speaking. */
export interface SetWeights {
  readonly groups: { readonly communication: number; readonly cognitive: number }
  readonly dims?: { readonly fluency: number }
}

/** As heavy as the other dimensions of communication. */
const spokenFluencyWeight = 0.2

export const getSetWeights = (content: Pick<SetContent, 'assessment'>): SetWeights => {
  const { communicationPercent, needsSpeaking } = getSetAssessment(content)
  return {
    groups: { communication: communicationPercent / 100, cognitive: (100 - communicationPercent) / 100 },
    ...(needsSpeaking ? { dims: { fluency: spokenFluencyWeight } } : {}),
  }
}
