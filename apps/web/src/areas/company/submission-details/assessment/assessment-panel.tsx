import { type Assessment, groupIds, type SubmissionDetail } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import type { Playback } from './evidence-list'
import { GroupCard } from './group-card'
import { isLeftAlone, NotJudgedCard } from './not-judged-card'
import { NotesCard } from './notes-card'
import { NoticeCard } from './notice-card'
import { OverallCard } from './overall-card'

function MadeBy({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment.panel')
  const format = useFormatter()
  return (
    <p className="px-1 text-xs text-ink-3" data-testid="made-by">
      {t('madeBy', {
        engine: t(`engines.${assessment.engine}`),
        version: assessment.engineVersion,
        rubric: assessment.rubricVersion,
        date: format.dateTime(new Date(assessment.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
      })}
      {assessment.model && ` · ${t('model', { model: assessment.model })}`}
      <span className="block">{t('words')}</span>
    </p>
  )
}

const showsLevels = ({ assessmentState, assessment }: SubmissionDetail) =>
  assessment !== null &&
  (assessmentState === 'scored' || assessmentState === 'insufficient' || assessmentState === 'mock')

/** Everything the assessment says, from the figure at the top to the words and measures it rests on. */
export function AssessmentPanel({ submission, playback }: { submission: SubmissionDetail; playback: Playback | null }) {
  const t = useTranslations('assessment.panel')
  const { assessment, assessmentState, answers } = submission
  const isScored = assessmentState === 'scored'
  return (
    <section aria-label={t('label')} className="flex flex-col gap-4">
      {(!isScored || !assessment) && <NoticeCard state={assessmentState} />}
      {assessment && showsLevels(submission) && (
        <>
          {assessmentState !== 'insufficient' && <OverallCard assessment={assessment} />}
          {groupIds
            .filter((id) => !isLeftAlone(assessment, id))
            .map((id) => (
              <GroupCard key={id} id={id} assessment={assessment} answers={answers} playback={playback} />
            ))}
          <NotJudgedCard assessment={assessment} />
          <NotesCard notes={assessment.notes} answers={answers} />
          <MadeBy assessment={assessment} />
        </>
      )}
    </section>
  )
}
