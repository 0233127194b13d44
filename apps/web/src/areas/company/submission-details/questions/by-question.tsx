import type { SubmissionDetail } from '@candor/contract'
import { useTranslations } from 'use-intl'
import type { ReviewState } from '../review/use-review'
import type { QuestionGroup } from './group-questions'
import { QuestionCard } from './question-card'
import type { ActiveQuestion } from './use-active-question'

interface ByQuestionProps {
  submission: SubmissionDetail
  groups: readonly QuestionGroup[]
  state: ReviewState | null
  active: ActiveQuestion
}

/** Question after question; one is open and takes the keys. */
export function ByQuestion({ submission, groups, state, active }: ByQuestionProps) {
  const t = useTranslations('submissionReview.questions')
  const lead = useTranslations('assessment.byQuestion')
  if (groups.length === 0) return <p className="p-6 text-base text-ink-2">{t('empty')}</p>
  return (
    <div data-testid="by-question" className="flex flex-col gap-3">
      {groups.map((group) => (
        <QuestionCard
          key={group.questionId}
          submission={submission}
          group={group}
          state={state}
          isOpen={group.questionId === active.active?.questionId}
          onToggle={() => active.toggle(group.questionId)}
          criterion={active.criterion(group.questionId)}
          onCriterion={(criterion) => active.setCriterion(group.questionId, criterion)}
        />
      ))}
      {groups.some(({ result }) => result !== null) && (
        <p className="px-1 text-xs text-ink-3">
          {lead('lead')} {lead('limits')}
        </p>
      )}
    </div>
  )
}
