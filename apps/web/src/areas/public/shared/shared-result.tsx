import type { Assessment, SharedSubmission } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { ExpressionCard } from '../../../features/results/expression-card'
import { GroupCard } from '../../../features/results/group-card'
import { LimitsCard } from '../../../features/results/limits-card'
import { NotesCard } from '../../../features/results/notes-card'
import { NoticeCard } from '../../../features/results/notice-card'
import { OverviewCard } from '../../../features/results/overview-card'
import { QuestionResults } from '../../../features/results/question-results'
import { Card } from '../../../shared/ui/card'

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

/** Why there is none concerns members alone: what failed at the company, and what the candidate did not agree to. */
function NoAssessment() {
  const t = useTranslations('shared.noAssessment')
  return (
    <Card role="status" data-testid="assessment-notice" data-state="none">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{t('text')}</p>
    </Card>
  )
}

/** The assessment as a viewer reads it. */
export function SharedResult({ submission }: { submission: SharedSubmission }) {
  const { assessment, assessmentState: state } = submission
  if (state === null) return <NoAssessment />
  return (
    <>
      {state !== 'scored' && <NoticeCard state={state} />}
      {assessment && (hasLevels(assessment) || state === 'insufficient') && <Levels assessment={assessment} />}
    </>
  )
}
