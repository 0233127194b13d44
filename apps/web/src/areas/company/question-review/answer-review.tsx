import type { QuestionAnswer } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Player, usePlayer } from '../../../features/results/player/use-player'
import { createPlayback, noWeights, ResultProvider, type ResultView } from '../../../features/results/result-view'
import { usePageKeys } from '../../../shared/keys/use-page-keys'
import { Skeleton } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { AnswerCard } from './answer-card'
import { findReviewKey, type QuestionReviewActions } from './find-review-key'
import { RatePanel } from './rate-panel'
import type { Steps } from './steps'
import { useDrafts } from './use-drafts'
import { useQuestionAnswer, useRating } from './use-question-review'

interface AnswerReviewProps extends Steps {
  setId: string
  questionId: string
  submissionId: string
}

const createView = (answer: QuestionAnswer, player: Player): ResultView => ({
  reader: 'company',
  answers: answer.answers,
  weights: noWeights,
  playback: player.timeline.clips.length === 0 ? null : createPlayback(player),
  showCv: null,
  showWords: null,
  reviewer: [],
  renderBeside: null,
})

/** Loads one answer. */
export function AnswerReview(props: AnswerReviewProps) {
  const t = useTranslations('questionReview')
  const { data, error, isError, refetch } = useQuestionAnswer(props.submissionId, props.questionId)
  if (data) return <LoadedAnswer {...props} answer={data} />
  if (!isError)
    return (
      <>
        <Skeleton className="h-96 rounded-2xl" />
        <Skeleton className="h-96 rounded-2xl" />
      </>
    )
  return (
    <LoadError
      title={t('answerFailed')}
      error={error}
      onRetry={() => {
        void refetch()
      }}
    />
  )
}

/** The criterion that takes the keys: the one in focus, else the first that isn't rated. */
function useCriterion(answer: QuestionAnswer) {
  const [focused, setFocused] = useState<number | null>(null)
  const count = Math.max(1, answer.criteria.length)
  const isRated = (criterion: number) => answer.own.some((own) => own.criterion === criterion)
  const open = Array.from({ length: count }, (_, index) => index).find((criterion) => !isRated(criterion))
  return { criterion: focused ?? open ?? 0, setFocused }
}

function LoadedAnswer({ answer, ...props }: AnswerReviewProps & { answer: QuestionAnswer }) {
  const { setId, submissionId, onStep, onStepQuestion, onNext } = props
  const navigate = useNavigate()
  const player = usePlayer(answer.answers)
  const rating = useRating(answer)
  const drafts = useDrafts(answer)
  const { criterion, setFocused } = useCriterion(answer)
  const reasonField = useRef<HTMLDivElement>(null)
  const isRated = answer.revealed !== null
  const rate = (place: number, level: number) => {
    setFocused(null)
    rating.mutate({ criterion: place, level, reason: drafts.reason(place) })
  }
  const openSubmission = () => {
    void navigate({ to: '/company/submission-details', search: { id: submissionId, set_id: setId } })
  }
  const actions: QuestionReviewActions = {
    setLevel: (level) => rate(criterion, level),
    toNext: isRated ? (onNext ?? undefined) : undefined,
    step: onStep,
    stepQuestion: onStepQuestion,
    writeReason: () => reasonField.current?.querySelector('textarea')?.focus(),
    play: player.toggle,
    openSubmission: isRated ? openSubmission : undefined,
  }
  usePageKeys((event) => findReviewKey(event, actions))
  return (
    <ResultProvider view={createView(answer, player)}>
      <AnswerCard {...props} answer={answer} player={player} />
      <RatePanel
        answer={answer}
        rating={rating}
        drafts={drafts}
        criterion={criterion}
        onCriterion={setFocused}
        onRate={rate}
        reasonField={reasonField}
        onNext={onNext}
        onNextQuestion={props.hasNextQuestion ? () => onStepQuestion(1) : null}
      />
    </ResultProvider>
  )
}
