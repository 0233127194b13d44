import type { Assessment, SubmissionDetail } from '@candor/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GroupCard } from '../../../../shared/results/group-card'
import { LevelRadar } from '../../../../shared/results/level-radar'
import { LimitsCard } from '../../../../shared/results/limits-card'
import { NotesCard } from '../../../../shared/results/notes-card'
import { NoticeCard } from '../../../../shared/results/notice-card'
import { OverviewCard } from '../../../../shared/results/overview-card'
import { WordsCard } from '../../../../shared/results/words-card'
import { CvCard } from './cv-card'

const showsLevels = (assessment: Assessment) =>
  assessment.state === 'scored' || assessment.state === 'insufficient' || assessment.state === 'mock'

interface AssessmentPanelProps {
  submission: SubmissionDetail
  /** The version in sight: today's, or an older one that was asked for. */
  assessment: Assessment | null
  /** Above everything: what stands in the way of this version being the last word. */
  notices?: ReactNode
  /** By whom, when, and which versions there are. */
  footer?: ReactNode
  onCv: () => void
}

/** Everything the assessment says, from the figure at the top to the words and measures it rests on. */
export function AssessmentPanel({ submission, assessment, notices, footer, onCv }: AssessmentPanelProps) {
  const t = useTranslations('assessment.panel')
  const state = assessment?.state ?? submission.assessmentState
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4">
      {notices}
      {(state !== 'scored' || !assessment) && <NoticeCard state={state} />}
      {assessment && showsLevels(assessment) && (
        <>
          {state !== 'insufficient' && <OverviewCard assessment={assessment} footer={footer} />}
          <LevelRadar assessment={assessment} />
          <GroupCard id="communication" assessment={assessment} />
          <GroupCard id="cognitive" assessment={assessment} />
          <WordsCard assessment={assessment} />
          <CvCard assessment={assessment} onCv={onCv} />
          <NotesCard notes={assessment.notes} />
          <LimitsCard assessment={assessment} />
        </>
      )}
      {(state === 'insufficient' || (assessment && !showsLevels(assessment))) && footer}
    </section>
  )
}
