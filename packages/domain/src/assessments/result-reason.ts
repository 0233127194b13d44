import type { InterviewLanguage, SetContent } from '@candor/contract'
import { getSetAssessment, isResultShared } from './set-weights'

const hasText = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

/**
 * The languages in which a reason for giving no result is missing. Content that says nothing about its assessment
 * comes from an old set: nothing is chosen there, so nothing is missing.
 */
export const listMissingResultReasons = (
  content: Pick<SetContent, 'assessment' | 'languages'>,
): readonly InterviewLanguage[] => {
  const { assessment, languages } = content
  if (assessment === undefined || isResultShared(content)) return []
  return languages.filter((language) => !hasText(assessment.resultOffReason?.[language]))
}

/** Why candidates of this set aren't given their result; null: they are, or no reason is stored. */
export const findResultOffReason = (
  content: Pick<SetContent, 'assessment'>,
  language: InterviewLanguage,
): string | null => {
  const reason = getSetAssessment(content).resultOffReason?.[language]
  return !isResultShared(content) && hasText(reason) ? reason : null
}
