import type { Assessment, AssessmentState, OwnSubmission } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { findNotice } from '../../../features/results/ai-declined'
import { CvReport } from '../../../features/results/cv/cv-report'
import { ExpressionCard } from '../../../features/results/expression-card'
import { GroupCard } from '../../../features/results/group-card'
import { hasThinking } from '../../../features/results/has-thinking'
import { LevelRadar } from '../../../features/results/level-radar'
import { LimitsCard } from '../../../features/results/limits-card'
import { NeededAnswers } from '../../../features/results/needed-answers'
import { NotesCard } from '../../../features/results/notes-card'
import { NoticeCard } from '../../../features/results/notice-card'
import { OverviewCard } from '../../../features/results/overview-card'
import { QuestionResults } from '../../../features/results/question-results'
import type { CvPlace } from '../../../features/results/result-view'
import { Card } from '../../../shared/ui/card'
import { ReadingProgress } from './result-progress'
import { StateCard } from './state-card'

interface OwnResultProps {
  own: OwnSubmission
  cvPlace: CvPlace | null
}

const hasLevels = (state: AssessmentState) => state === 'scored' || state === 'mock'

/** Side by side each column keeps its own height; on a phone both are one list. */
const column = 'flex flex-1 min-w-0 flex-col gap-5 max-lg:contents *:max-lg:w-full'

function Levels({ assessment, cvPlace }: { assessment: Assessment; cvPlace: CvPlace | null }) {
  const t = useTranslations('assessment.own')
  return (
    <>
      <QuestionResults assessment={assessment} />
      {hasLevels(assessment.state) && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <OverviewCard assessment={assessment} />
          {hasThinking(assessment) && <LevelRadar assessment={assessment} />}
        </div>
      )}
      <div className="flex items-start gap-5 max-lg:flex-col">
        <div className={column}>
          <GroupCard id="communication" assessment={assessment} />
          <div className="max-lg:order-2">
            <ExpressionCard assessment={assessment} />
          </div>
        </div>
        <div className={column}>
          <div className="max-lg:order-1">
            <GroupCard id="cognitive" assessment={assessment} />
          </div>
          <div className="flex flex-col gap-5 max-lg:order-3">
            <LimitsCard assessment={assessment} />
            <NotesCard notes={assessment.notes} />
          </div>
        </div>
      </div>
      {(assessment.cv || assessment.redFlags.length > 0) && (
        <Card padding="lg" aria-label={t('cvTitle')} id="cv">
          <CvReport assessment={assessment} place={cvPlace} />
        </Card>
      )}
    </>
  )
}

/** The result where it is given; where it is not, nothing here depends on a level. */
export function OwnResult({ own, cvPlace }: OwnResultProps) {
  const { result, assessment } = own
  if (result !== 'ready') return <StateCard own={own} state={result} />
  const state = assessment?.state ?? own.assessmentState ?? 'pending'
  const notice = findNotice(state, assessment)
  return (
    <>
      {own.progress?.reading && <ReadingProgress reading={own.progress.reading} />}
      {state !== 'scored' && (
        <NoticeCard state={notice}>{assessment && <NeededAnswers assessment={assessment} />}</NoticeCard>
      )}
      {assessment && (hasLevels(state) || notice === 'insufficient') && (
        <Levels assessment={assessment} cvPlace={cvPlace} />
      )}
    </>
  )
}
