import type { SubmissionDetail } from '@candor/contract'
import { useRef } from 'react'
import { findPosition } from '../../../features/results/player/timeline'
import { usePlayer } from '../../../features/results/player/use-player'
import { type CvPlace, ResultProvider, type ResultView, type WordsPlace } from '../../../features/results/result-view'
import { AssessmentPanel } from './assessment/assessment-panel'
import { ReviewerLevels } from './levels/reviewer-levels'
import { NoRecording } from './no-recording'
import { NotesPanel } from './notes/notes-panel'
import { Recording } from './player/recording'
import { reviewGrid, reviewMain } from './review-grid'
import { ReviewHeader } from './review-header'
import type { TabId } from './review-tabs'
import { SubmittedCard } from './submitted-card'
import { usePlace } from './use-place'
import { useShownVersion } from './versions/use-versions'
import { VersionFooter } from './versions/version-footer'
import { VersionNotices } from './versions/version-notices'

interface ReviewViewProps {
  submission: SubmissionDetail
  setId: string | undefined
  tab: TabId
  onTab: (tab: TabId) => void
}

const noWeights = { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} }

/** Recording, transcript and scores side by side. Lines and quotes play the recording, and the current line is marked. */
export function ReviewView({ submission, setId, tab, onTab }: ReviewViewProps) {
  const player = usePlayer(submission.answers)
  const cv = usePlace<CvPlace>('cv', onTab)
  const words = usePlace<WordsPlace>('transcript', onTab)
  const { assessment, isOlder, show } = useShownVersion(submission)
  const panel = useRef<HTMLElement>(null)
  const back = () => {
    show(null)
    panel.current?.focus({ preventScroll: true })
  }
  const canPlay = player.timeline.clips.length > 0 && submission.can.watch
  const playback = {
    play: player.playAnswer,
    positionMs: (answerId: string, answerMs: number | null) => findPosition(player.timeline, answerId, answerMs),
  }
  const view: ResultView = {
    reader: 'company',
    answers: submission.answers,
    weights: assessment?.weights ?? noWeights,
    playback: canPlay ? playback : null,
    isRecordingWithheld: !submission.can.watch,
    showCv: cv.show,
    showWords: words.show,
    reviewer: submission.assessment?.reviewer ?? [],
    renderBeside: (dim) => <ReviewerLevels submission={submission} dim={dim} isReadOnly={isOlder} />,
  }
  return (
    <ResultProvider view={view}>
      <div className="flex h-dvh min-h-[640px] flex-col">
        <ReviewHeader submission={submission} setId={setId} />
        <div className={reviewGrid}>
          <div className={reviewMain}>
            {canPlay ? <Recording submission={submission} player={player} /> : <NoRecording submission={submission} />}
            <SubmittedCard
              {...{ submission, assessment, player, canPlay, tab, onTab }}
              cvPlace={cv.place}
              wordsPlace={words.place}
            />
          </div>
          <div className="relative -m-1 min-h-0 overflow-y-auto rounded-2xl p-1 pb-4 max-lg:overflow-visible">
            <AssessmentPanel
              submission={submission}
              assessment={assessment}
              onCv={() => onTab('cv')}
              panelRef={panel}
              notices={<VersionNotices submission={submission} older={isOlder ? assessment : null} onBack={back} />}
              footer={<VersionFooter submission={submission} assessment={assessment} onShow={show} />}
            />
            <NotesPanel applicantId={submission.applicantId} />
          </div>
        </div>
      </div>
    </ResultProvider>
  )
}
