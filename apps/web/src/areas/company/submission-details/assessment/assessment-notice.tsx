import type { Assessment, AssessmentState, SubmissionDetail } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { findNotice } from '../../../../features/results/ai-declined'
import { NoticeCard } from '../../../../features/results/notice-card'

/** Says what happened and what a member can do, if every try failed and there is no version. */
function useGivenUpText({ standing, can }: SubmissionDetail, state: AssessmentState): string | undefined {
  const t = useTranslations('assessment.versions.givenUp.first')
  if (state !== 'error' || standing.failedTries === null) return undefined
  return t(can.review ? 'mayRepeat' : 'mayNotRepeat', { count: standing.failedTries })
}

/** Why there are no levels, or not yet: over everything else on the page. */
export function AssessmentNotice({
  submission,
  assessment,
}: {
  submission: SubmissionDetail
  /** The shown version. */
  assessment: Assessment | null
}) {
  const state = assessment?.state ?? submission.assessmentState
  const givenUpText = useGivenUpText(submission, state)
  if (state === 'scored') return null
  return <NoticeCard state={findNotice(state, assessment)} text={givenUpText} />
}
