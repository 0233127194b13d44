import type { QuestionReview } from '@candor/contract'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { Progress } from '../../../shared/ui/progress'
import { Select } from '../../../shared/ui/select'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { BackLink } from '../parts/back-link'
import { LoadError } from '../parts/load-error'
import { AgreementCard } from './agreement-card'
import { AnswerList } from './answer-list'
import { AnswerReview } from './answer-review'
import { KeyList } from './key-list'
import { findFirst, findNextUnrated } from './next-item'
import { useReviewItems } from './use-question-review'

interface PageProps {
  setId: string
  /** The place of the question in the set, from 1. */
  question: number
  onQuestion: (question: number) => void
}

interface ViewProps {
  review: QuestionReview
  onQuestion: (question: number) => void
}

/** Loads who answered the question. */
export function QuestionReviewPage({ setId, question, onQuestion }: PageProps) {
  const t = useTranslations('questionReview')
  const { data, error, isError, refetch } = useReviewItems(setId, question)
  if (data) return <QuestionReviewView review={data} onQuestion={onQuestion} />
  if (!isError) return <SkeletonPage />
  return (
    <LoadError
      title={t('loadFailed')}
      error={error}
      onRetry={() => {
        void refetch()
      }}
    />
  )
}

function QuestionSelect({ review, onQuestion }: ViewProps) {
  const t = useTranslations('questionReview')
  return (
    <Select
      label={t('question')}
      isLabelHidden
      className="w-64 max-w-full"
      value={String(review.question)}
      options={review.questions.map(({ text }, index) => ({
        value: String(index + 1),
        label: t('option', { number: index + 1, text }),
      }))}
      onChange={(next) => onQuestion(Number(next))}
    />
  )
}

function Header({ review, onQuestion }: ViewProps) {
  const t = useTranslations('questionReview')
  const { items, setId, setName } = review
  const rated = items.filter((item) => item.rated !== null).length
  return (
    <PageHeader
      start={<BackLink href={`/company/interview-set/${setId}`} label={t('back')} />}
      title={t('title')}
      lead={t('lead', { set: setName })}
      actions={
        <>
          {items.length > 0 && (
            <div className="w-48">
              <Progress
                value={(100 * rated) / items.length}
                label={t('progress')}
                note={t('rated', { rated, total: items.length })}
              />
            </div>
          )}
          <QuestionSelect review={review} onQuestion={onQuestion} />
          <KeyList />
        </>
      }
    />
  )
}

/** The chosen answer by its submission, so that it stays when others come. */
function useChosen(items: QuestionReview['items']) {
  const [id, setId] = useState(() => items[findFirst(items)]?.submissionId)
  const place = Math.max(
    0,
    items.findIndex(({ submissionId }) => submissionId === id),
  )
  return { place, choose: (next: number) => setId(items[next]?.submissionId) }
}

/** All answers to one question: the list in random order, the chosen answer, and the anchors to rate it. */
function QuestionReviewView({ review, onQuestion }: ViewProps) {
  const t = useTranslations('questionReview')
  const { items, total, questions, question } = review
  const { place, choose } = useChosen(items)
  const item = items[place]
  const next = findNextUnrated(items, place)
  const stepQuestion = (by: 1 | -1) => {
    const to = question + by
    if (to >= 1 && to <= questions.length) onQuestion(to)
  }
  return (
    <>
      <Header review={review} onQuestion={onQuestion} />
      {item === undefined ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <div className="grid flex-1 grid-cols-[200px_minmax(0,1fr)_340px] items-start gap-5 p-5 max-xl:grid-cols-[minmax(0,1fr)_320px] max-lg:grid-cols-[minmax(0,1fr)] max-sm:p-3">
          <AnswerList items={items} total={total} place={place} onChoose={choose} />
          <AnswerReview
            key={item.submissionId}
            setId={review.setId}
            questionId={questions[question - 1]?.id ?? ''}
            submissionId={item.submissionId}
            place={place}
            total={items.length}
            onStep={(by) => choose(Math.min(items.length - 1, Math.max(0, place + by)))}
            onStepQuestion={stepQuestion}
            onNext={next === null ? null : () => choose(next)}
            hasNextQuestion={question < questions.length}
          />
        </div>
      )}
      <div className="px-5 pb-5 max-sm:px-3">
        <AgreementCard setId={review.setId} />
      </div>
    </>
  )
}
