import type { Assessment, SubmissionDetail } from '@candor/contract'
import { isAiDeclined } from '@candor/domain'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ExpressionCard } from '../../../../features/results/expression-card'
import { GroupCard } from '../../../../features/results/group-card'
import { hasThinking } from '../../../../features/results/has-thinking'
import { LevelRadar } from '../../../../features/results/level-radar'
import { LimitsCard } from '../../../../features/results/limits-card'
import { NotesCard } from '../../../../features/results/notes-card'
import { OverviewCard } from '../../../../features/results/overview-card'
import { ExamCardSummary } from '../../parts/exam-card-summary'
import { CvCard } from './cv-card'

const showsLevels = (assessment: Assessment) =>
  assessment.state === 'scored' || assessment.state === 'insufficient' || assessment.state === 'mock'

interface LevelsProps extends AssessmentPanelProps {
  assessment: Assessment
}

interface AssessmentPanelProps {
  submission: SubmissionDetail
  /** The shown version: the current one, or an older one. */
  assessment: Assessment | null
  /** The footer with engine, time and versions, or the button for a first version. */
  footer?: ReactNode
  onCv: () => void
}

/** The exam of the model that gave these levels. Known only for the current version. */
const findExam = (submission: SubmissionDetail, assessment: Assessment) =>
  assessment.engine === 'llm' && assessment.id === submission.assessment?.id ? submission.standing.exam : null

function Levels({ submission, assessment, footer: engineFooter, onCv }: LevelsProps) {
  // No engine has read the answers, and none would if it ran again.
  const footer = isAiDeclined(assessment) ? null : engineFooter
  const exam = findExam(submission, assessment)
  const hasLevels = assessment.state !== 'insufficient'
  return (
    <>
      {hasLevels ? <OverviewCard assessment={assessment} footer={footer} /> : footer}
      {exam && <ExamCardSummary card={exam} />}
      {hasLevels && hasThinking(assessment) && <LevelRadar assessment={assessment} />}
      <GroupCard id="communication" assessment={assessment} />
      <GroupCard id="cognitive" assessment={assessment} />
      <ExpressionCard assessment={assessment} />
      <CvCard assessment={assessment} onCv={onCv} />
      <NotesCard notes={assessment.notes} />
      {!isAiDeclined(assessment) && <LimitsCard assessment={assessment} />}
    </>
  )
}

/** The assessment by dimension, from the overall level to the quotes and measures. */
export function AssessmentPanel(props: AssessmentPanelProps) {
  const { assessment, footer } = props
  const t = useTranslations('assessment.panel')
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4">
      {assessment && showsLevels(assessment) ? <Levels {...props} assessment={assessment} /> : footer}
    </section>
  )
}
