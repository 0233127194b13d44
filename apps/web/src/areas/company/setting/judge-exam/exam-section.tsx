import type { AssessmentPolicy, Exam } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Progress } from '../../../../shared/ui/progress'
import { Section } from '../parts/section'
import { BeginExam } from './begin-exam'
import { decideOutcome, outcomeLabels } from './exam-outcome'
import { ExamResult } from './exam-result'
import { isUnderWay } from './policy-query'

function UnderWay({ exam }: { exam: Exam }) {
  const t = useTranslations('judgeExam.exam')
  const { done, total } = exam.progress
  return (
    <div className="rounded-xl border border-line p-4">
      <Progress
        label={t('progress')}
        note={t('progressNote', { done, total })}
        value={total === 0 ? 0 : Math.round((done / total) * 100)}
      />
      <p className="mt-3 text-sm text-ink-2">{t('running')}</p>
      {exam.isWaiting && (
        <Banner tone="warn" className="mt-3">
          {t('waiting')}
        </Banner>
      )}
    </div>
  )
}

function Latest({ exam, calls }: { exam: Exam | null; calls: number }) {
  const t = useTranslations('judgeExam')
  if (exam === null) return <p className="text-sm text-ink-2">{`${t('exam.never')} ${t('exam.takes', { calls })}`}</p>
  if (isUnderWay(exam)) return <UnderWay exam={exam} />
  if (exam.state === 'error')
    return (
      <Banner tone="warn" title={t('states.error')}>
        {exam.problem && t(`problems.${exam.problem}`)}
      </Banner>
    )
  return <ExamResult exam={exam} />
}

const getStateLabel = (exam: Exam) => (exam.state === 'error' ? 'states.error' : outcomeLabels[decideOutcome(exam)])

/** The exam: what it is, its progress and its result. A screen reader announces the end. */
export function ExamSection({ policy, mayChange }: { policy: AssessmentPolicy; mayChange: boolean }) {
  const t = useTranslations('judgeExam')
  const { latestExam, model } = policy
  const mayBegin = mayChange && model !== null && !isUnderWay(latestExam)
  return (
    <Section
      title={t('exam.title')}
      lead={t('exam.lead')}
      aside={mayBegin && <BeginExam model={model} calls={policy.plannedCalls} isAgain={latestExam !== null} />}
    >
      <p className="mb-5 border-l-2 border-line-strong pl-3 text-sm text-ink-2">{t('exam.direct')}</p>
      <p aria-live="polite" className="sr-only">
        {latestExam && !isUnderWay(latestExam) && t('exam.finished', { state: t(getStateLabel(latestExam)) })}
      </p>
      <Latest exam={latestExam} calls={policy.plannedCalls} />
    </Section>
  )
}
