import type { Evidence, SubmissionDetail } from '@candor/contract'
import { clsx } from 'clsx'
import { ChevronDown, CircleHelp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Correctness } from '../../../../features/results/correctness'
import { PointCount } from '../../../../features/results/points'
import { SentencesToCheck } from '../../../../features/results/sentences-to-check'
import { findOwnLevel } from '../review/apply-level'
import type { ReviewState } from '../review/use-review'
import { Anchors } from './anchors'
import { AnswerPart } from './answer-part'
import { isAnswered, type QuestionGroup } from './group-questions'
import { markRanges } from './mark-ranges'
import { PointList } from './point-list'
import { questionElementId } from './question-id'
import { useRatedCriteria } from './use-rated-criteria'

interface QuestionCardProps {
  submission: SubmissionDetail
  group: QuestionGroup
  /** Null: this member only reads. */
  state: ReviewState | null
  isOpen: boolean
  onToggle: () => void
  /** The criterion that takes the keys. */
  criterion: number
  onCriterion: (criterion: number) => void
}

/** The level of each criterion that this member has rated. */
function OwnLevels({ group, state }: Pick<QuestionCardProps, 'group' | 'state'>) {
  const t = useTranslations('submissionReview.questions')
  const { questionId } = group
  const levels = useRatedCriteria(group).flatMap(
    (_, criterion) => findOwnLevel(state?.review, { questionId, criterion }) ?? [],
  )
  return levels.map((level, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: by the place of the criterion, which doesn't change.
    <span key={index} className="tnum rounded-full bg-brand-soft px-2 py-0.5 text-xs font-medium text-brand-ink">
      {t('ownLevel', { level })}
    </span>
  ))
}

function Heading({
  group,
  state,
  isOpen,
  onToggle,
}: Omit<QuestionCardProps, 'submission' | 'criterion' | 'onCriterion'>) {
  const t = useTranslations('submissionReview.questions')
  const { number, text, result } = group
  return (
    <h3>
      <button
        type="button"
        data-testid="question-heading"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex w-full items-start gap-3 rounded-2xl px-5 py-3.5 text-left -outline-offset-2"
      >
        <span
          className={clsx(
            'tnum grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold',
            isOpen ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-2',
          )}
        >
          <span className="sr-only">{t('number', { number })}</span>
          <span aria-hidden="true">{number}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className={clsx('block font-medium break-words', !isOpen && 'line-clamp-2')}>{text}</span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            {!isAnswered(group) && <span>{t('unanswered')}</span>}
            {result !== null && result.words > 0 && <span className="tnum">{t('words', { count: result.words })}</span>}
            {result !== null && <PointCount result={result} />}
            <OwnLevels group={group} state={state} />
          </span>
        </span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={clsx('mt-1.5 shrink-0 text-ink-3 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
    </h3>
  )
}

/** What the engine or a model says of the answer: points with quotes, and sentences to look at. */
function Findings({ group }: { group: QuestionGroup }) {
  const t = useTranslations('submissionReview.questions')
  const reasons = useTranslations('assessment.byQuestion.reasons')
  const { result, number } = group
  if (result === null) return null
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-medium text-ink-2">{t('points')}</h4>
      {result.reason !== null && (
        <p className="mt-1 flex gap-2 text-sm text-ink-2">
          <CircleHelp size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
          {reasons(result.reason)}
        </p>
      )}
      <PointList result={result} number={number} />
      <Correctness correctness={result.correctness} />
      <SentencesToCheck sentences={result.sentencesToCheck} />
    </div>
  )
}

const listEvidence = ({ result }: QuestionGroup): Evidence[] => result?.points.flatMap(({ evidence }) => evidence) ?? []

function Ratings({
  group,
  state,
  criterion,
  onCriterion,
}: Pick<QuestionCardProps, 'group' | 'criterion' | 'onCriterion'> & { state: ReviewState }) {
  return (
    <div className="flex flex-col gap-4 rounded-b-2xl border-t border-line bg-paper px-5 pt-4 pb-2">
      {useRatedCriteria(group).map((rated, index) => (
        <Anchors
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria of one question may have the same name, and the list doesn't change.
          key={index}
          criterion={rated}
          place={{ questionId: group.questionId, criterion: index }}
          state={state}
          takesKeys={index === criterion}
          onFocus={() => onCriterion(index)}
        />
      ))}
    </div>
  )
}

/** One question: its answer with the clip, what was heard of its points, and the anchors on which the member sets a level. */
export function QuestionCard(props: QuestionCardProps) {
  const { submission, group, state, isOpen, criterion, onCriterion } = props
  const evidence = listEvidence(group)
  return (
    <section
      id={questionElementId(group.questionId)}
      data-testid="question-result"
      className={clsx('scroll-mt-3 rounded-2xl border bg-card shadow-1', isOpen ? 'border-brand-ink' : 'border-line')}
    >
      <Heading {...props} />
      {isOpen && (
        <>
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-6 border-t border-line px-5 py-4 max-xl:grid-cols-1">
            <div className="flex min-w-0 flex-col gap-4">
              {group.answers.map((answer) => (
                <AnswerPart
                  key={answer.answerId}
                  submission={submission}
                  answer={answer}
                  ranges={markRanges(evidence, answer)}
                />
              ))}
            </div>
            <Findings group={group} />
          </div>
          {state !== null && group.answers.length > 0 && <Ratings {...{ group, state, criterion, onCriterion }} />}
        </>
      )}
    </section>
  )
}
