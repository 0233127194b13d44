import type { Assessment, AssessmentState, SubmissionDetail } from '@candor/contract'
import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { findNotice, isAiDeclined } from '../../../../features/results/ai-declined'
import { ExpressionCard } from '../../../../features/results/expression-card'
import { GroupCard } from '../../../../features/results/group-card'
import { hasThinking } from '../../../../features/results/has-thinking'
import { LevelRadar } from '../../../../features/results/level-radar'
import { LimitsCard } from '../../../../features/results/limits-card'
import { NotesCard } from '../../../../features/results/notes-card'
import { NoticeCard } from '../../../../features/results/notice-card'
import { OverviewCard } from '../../../../features/results/overview-card'
import { QuestionResults } from '../../../../features/results/question-results'
import { ExamCardSummary } from '../../parts/exam-card-summary'
import { ASSESSMENT_ID } from './assessment-id'
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
  /** Notices at the top, such as a newer version being prepared. */
  notices?: ReactNode
  /** The footer with engine, time and versions, or the button for a first version. */
  footer?: ReactNode
  onCv: () => void
  /** Receives the focus when the pressed button disappears. */
  panelRef?: RefObject<HTMLElement | null>
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
      <QuestionResults assessment={assessment} />
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

/** Says what happened and what a member can do, if every try failed and there is no version. */
function useGivenUpText({ standing, can }: SubmissionDetail, state: AssessmentState): string | undefined {
  const t = useTranslations('assessment.versions.givenUp.first')
  if (state !== 'error' || standing.failedTries === null) return undefined
  return t(can.review ? 'mayRepeat' : 'mayNotRepeat', { count: standing.failedTries })
}

/** The whole assessment, from the overall level to the quotes and measures. */
export function AssessmentPanel(props: AssessmentPanelProps) {
  const { submission, assessment, notices, footer, panelRef } = props
  const t = useTranslations('assessment.panel')
  const state = assessment?.state ?? submission.assessmentState
  const givenUpText = useGivenUpText(submission, state)
  return (
    <section
      ref={panelRef}
      id={ASSESSMENT_ID}
      tabIndex={-1}
      aria-label={t('label')}
      className="flex scroll-mt-4 flex-col gap-4 outline-none"
    >
      {notices}
      {state !== 'scored' && <NoticeCard state={findNotice(state, assessment)} text={givenUpText} />}
      {assessment && showsLevels(assessment) ? <Levels {...props} assessment={assessment} /> : footer}
    </section>
  )
}
