import type { Assessment, Dim, SubmissionDetail } from '@candor/contract'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { type Player, usePlayer } from '../../../features/results/player/use-player'
import {
  type CvPlace,
  createPlayback,
  noWeights,
  ResultProvider,
  type ResultView,
  type WordsPlace,
} from '../../../features/results/result-view'
import { usePageKeys } from '../../../shared/keys/use-page-keys'
import type { SourceList } from '../all-submissions/source-list'
import { AssessmentNotice } from './assessment/assessment-notice'
import { ApplicantRating } from './decision/applicant-rating'
import { DecisionBar } from './decision/decision-bar'
import { findReviewAction } from './keys/find-review-action'
import { useKeyActions } from './keys/use-key-actions'
import { ReviewerLevels } from './levels/reviewer-levels'
import { NoRecording } from './no-recording'
import { NotesPanel } from './notes/notes-panel'
import { ObjectionMark } from './objections/objection-mark'
import { Recording } from './player/recording'
import { groupQuestions, type QuestionGroup } from './questions/group-questions'
import { goToQuestion } from './questions/question-id'
import { QuestionIndex } from './questions/question-index'
import { type ActiveQuestion, useActiveQuestion } from './questions/use-active-question'
import { ReelCard } from './reel/reel-card'
import { useSubmissionReel } from './reel/use-submission-reel'
import { RequestsCard } from './requests/requests-card'
import { usePrefetchNext } from './review/use-prefetch-next'
import { type ReviewState, useReview } from './review/use-review'
import { REVIEW_SIDE_ID, reviewBody, reviewGrid, reviewSide, reviewTop } from './review-grid'
import { ReviewHeader } from './review-header'
import type { TabId } from './review-tabs'
import { SubmittedCard } from './submitted-card'
import { SummaryCard } from './summary/summary-card'
import { usePlace } from './use-place'
import { useShownVersion } from './versions/use-versions'
import { VersionFooter } from './versions/version-footer'
import { VersionNotices } from './versions/version-notices'

interface ReviewViewProps {
  submission: SubmissionDetail
  /** The list that the submission was opened from. */
  list: SourceList
  tab: TabId
  onTab: (tab: TabId) => void
}

interface ViewParts {
  player: Player
  canPlay: boolean
  assessment: Assessment | null
  showCv: (place: CvPlace) => void
  showWords: (place: WordsPlace) => void
  renderBeside: (dim: Dim) => React.ReactNode
}

function createView(submission: SubmissionDetail, parts: ViewParts): ResultView {
  const { player, canPlay, assessment, showCv, showWords, renderBeside } = parts
  return {
    reader: 'company',
    answers: submission.answers,
    weights: assessment?.weights ?? noWeights,
    playback: canPlay ? createPlayback(player) : null,
    isRecordingWithheld: !submission.can.watch,
    showCv,
    showWords,
    reviewer: submission.assessment?.reviewer ?? [],
    renderBeside,
    ...(submission.can.review && {
      renderObjection: (subject) => <ObjectionMark submissionId={submission.id} subject={subject} />,
    }),
  }
}

interface SideProps {
  submission: SubmissionDetail
  player: Player
  canPlay: boolean
  groups: readonly QuestionGroup[]
  state: ReviewState | null
  active: ActiveQuestion
  onOpenQuestion: (questionId: string) => void
}

/** What stays in sight while the rest scrolls: the player, the questions to jump to, and the rating of the person. */
function Side({ submission, player, canPlay, groups, state, active, onOpenQuestion }: SideProps) {
  return (
    <div id={REVIEW_SIDE_ID} tabIndex={-1} className={reviewSide}>
      {canPlay ? <Recording submission={submission} player={player} /> : <NoRecording submission={submission} />}
      <QuestionIndex
        groups={groups}
        state={state}
        activeId={active.active?.questionId ?? null}
        onOpen={onOpenQuestion}
      />
      {submission.can.review && <ApplicantRating submission={submission} />}
    </div>
  )
}

/** Leaves an older version, and gives the focus back to the place of the notice. */
function useBack(panel: RefObject<HTMLElement | null>, show: (id: null) => void) {
  return () => {
    show(null)
    panel.current?.focus({ preventScroll: true })
  }
}

/** One submission to decide about: the decision and the summary, then the answers by question, with the recording next to them. */
export function ReviewView({ submission, list, tab, onTab }: ReviewViewProps) {
  const player = usePlayer(submission.answers)
  const cv = usePlace<CvPlace>('cv', onTab)
  const words = usePlace<WordsPlace>('transcript', onTab)
  const { assessment, isOlder, show } = useShownVersion(submission)
  const top = useRef<HTMLDivElement>(null)
  const back = useBack(top, show)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const state = useReview(submission)
  usePrefetchNext(submission, state?.review?.decision.own != null)
  const groups = useMemo(
    () => groupQuestions(submission.answers, assessment?.questions ?? []),
    [submission.answers, assessment],
  )
  const active = useActiveQuestion(groups)
  const canPlay = player.timeline.clips.length > 0 && submission.can.watch
  const reel = useSubmissionReel(assessment, player, canPlay)
  const openQuestion = (questionId: string) => {
    onTab('answers')
    active.open(questionId)
    goToQuestion(questionId)
  }
  const actions = useKeyActions({
    submission,
    list,
    state,
    active,
    isByQuestion: tab === 'answers',
    openQuestion,
    onHelp: () => setIsHelpOpen(true),
    playReel: reel.toggle,
  })
  usePageKeys((event) => findReviewAction(event, actions))
  const view = createView(submission, {
    player,
    canPlay,
    assessment,
    showCv: cv.show,
    showWords: words.show,
    renderBeside: (dim) => <ReviewerLevels submission={submission} dim={dim} isReadOnly={isOlder} />,
  })
  return (
    <ResultProvider view={view}>
      <div className="flex h-dvh min-h-[640px] flex-col">
        <ReviewHeader
          submission={submission}
          list={list}
          help={{ isOpen: isHelpOpen, onOpen: setIsHelpOpen, canPlay }}
        />
        <div className={reviewGrid}>
          <div ref={top} tabIndex={-1} className={reviewTop}>
            <VersionNotices submission={submission} older={isOlder ? assessment : null} onBack={back} />
            <AssessmentNotice submission={submission} assessment={assessment} />
            <SummaryCard
              submission={submission}
              assessment={assessment}
              decision={state && <DecisionBar key={submission.id} state={state} />}
              onOpenQuestion={openQuestion}
            />
            <ReelCard reel={reel} />
          </div>
          <Side {...{ submission, player, canPlay, groups, state, active }} onOpenQuestion={openQuestion} />
          <div className={reviewBody}>
            <RequestsCard submission={submission} />
            <SubmittedCard
              {...{ submission, assessment, player, canPlay, tab, onTab, groups, state, active }}
              cvPlace={cv.place}
              wordsPlace={words.place}
              footer={<VersionFooter submission={submission} assessment={assessment} onShow={show} />}
            />
            <NotesPanel applicantId={submission.applicantId} />
          </div>
        </div>
      </div>
    </ResultProvider>
  )
}
