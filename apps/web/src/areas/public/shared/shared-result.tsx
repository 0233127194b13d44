import type { Assessment, SharedSubmission } from '@candor/contract'
import { findNotice } from '../../../features/results/ai-declined'
import { ExpressionCard } from '../../../features/results/expression-card'
import { GroupCard } from '../../../features/results/group-card'
import { LimitsCard } from '../../../features/results/limits-card'
import { NotesCard } from '../../../features/results/notes-card'
import { NoticeCard } from '../../../features/results/notice-card'
import { OverviewCard } from '../../../features/results/overview-card'
import { QuestionResults } from '../../../features/results/question-results'

const hasLevels = ({ state }: Assessment): boolean => state === 'scored' || state === 'mock'

function Levels({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <QuestionResults assessment={assessment} />
      {hasLevels(assessment) && <OverviewCard assessment={assessment} />}
      <GroupCard id="communication" assessment={assessment} />
      <GroupCard id="cognitive" assessment={assessment} />
      <ExpressionCard assessment={assessment} />
      <NotesCard notes={assessment.notes} />
      <LimitsCard assessment={assessment} />
    </>
  )
}

/** The assessment as a viewer reads it. */
export function SharedResult({ submission }: { submission: SharedSubmission }) {
  const { assessment } = submission
  const state = assessment?.state ?? submission.assessmentState
  const notice = findNotice(state, assessment)
  return (
    <>
      {state !== 'scored' && <NoticeCard state={notice} />}
      {assessment && (hasLevels(assessment) || notice === 'insufficient') && <Levels assessment={assessment} />}
    </>
  )
}
