import type { SubmissionDetail } from '@candor/contract'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { toast } from '../../../../shared/ui/toaster'
import type { SourceList } from '../../all-submissions/source-list'
import { goToQuestion } from '../questions/question-id'
import type { ActiveQuestion } from '../questions/use-active-question'
import type { ReviewState } from '../review/use-review'
import { stageElementId } from '../stage-element-id'
import type { ReviewActions } from './find-review-action'

interface KeyContext {
  submission: SubmissionDetail
  list: SourceList
  /** Null: the member only reads. */
  state: ReviewState | null
  active: ActiveQuestion
  /** Whether the questions are in sight: only there the keys 1 to 5 set a level. */
  isByQuestion: boolean
  openQuestion: (questionId: string) => void
  onHelp: () => void
  /** Null: nothing can be played. */
  playReel: (() => void) | null
}

function createOpinions({
  state,
  active,
  isByQuestion,
}: KeyContext): Pick<ReviewActions, 'setLevel' | 'undo' | 'decide' | 'writeReason'> {
  if (state === null) return {}
  const open = isByQuestion ? active.active : null
  const canSet = open !== null && open.answers.length > 0
  return {
    undo: state.undo,
    writeReason: () => document.querySelector<HTMLElement>('[data-decision-reason]')?.click(),
    decide: (decision) => state.decide(decision, state.review?.decision.own?.reason ?? null),
    ...(canSet
      ? {
          setLevel: (level: number) =>
            state.setLevel({ questionId: open.questionId, criterion: active.criterion(open.questionId) }, level),
        }
      : {}),
  }
}

/** What the keys of the page do. */
export function useKeyActions(context: KeyContext): ReviewActions {
  const { submission, list, active, isByQuestion, openQuestion, onHelp, playReel } = context
  const navigate = useNavigate()
  const t = useTranslations('company.review')
  return {
    ...createOpinions(context),
    stepQuestion: (by) => {
      const next = active.step(by)
      if (next === null) return
      if (isByQuestion) goToQuestion(next)
      else openQuestion(next)
    },
    stepSubmission: (by) => {
      const { previousId, nextId } = submission.neighbors
      const id = by === 1 ? nextId : previousId
      if (id === null) toast.note(t(by === 1 ? 'lastOfList' : 'firstOfList'))
      else void navigate({ to: '/company/submission-details', search: { id, ...list } })
    },
    goToStage: () =>
      document.getElementById(stageElementId)?.querySelector<HTMLElement>('[role=combobox], button')?.focus(),
    playReel: playReel ?? undefined,
    help: onHelp,
  }
}
