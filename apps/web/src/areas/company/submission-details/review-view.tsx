import type { Assessment, SubmissionDetail } from '@candor/contract'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { positionOf } from '../../../shared/results/player/timeline'
import { type Player, usePlayer } from '../../../shared/results/player/use-player'
import { type CvPlace, ResultProvider, type ResultView } from '../../../shared/results/result-view'
import { Card } from '../../../shared/ui/card'
import { Tabs } from '../../../shared/ui/tabs'
import { AssessmentPanel } from './assessment/assessment-panel'
import { CvPanel } from './cv-panel'
import { PeoplesLevels } from './levels/peoples-levels'
import { NoRecording } from './no-recording'
import { Recording } from './player/recording'
import { reviewGrid, reviewMain } from './review-grid'
import { ReviewHeader } from './review-header'
import type { TabId } from './review-tabs'
import { ScreeningPanel } from './screening-panel'
import { transcriptRows } from './transcript/rows'
import { SearchBox } from './transcript/search-box'
import { TranscriptPanel } from './transcript/transcript-panel'
import { useSearch } from './transcript/use-search'
import { useCvPlace } from './use-cv-place'
import { useShownVersion } from './versions/use-versions'
import { VersionFooter } from './versions/version-footer'
import { VersionNotices } from './versions/version-notices'

interface ReviewViewProps {
  submission: SubmissionDetail
  setId: string | undefined
  tab: TabId
  onTab: (tab: TabId) => void
}

interface SubmittedProps extends Omit<ReviewViewProps, 'setId'> {
  player: Player
  canPlay: boolean
  assessment: Assessment | null
  cvPlace: CvPlace | null
}

/** Transcript, screening answers and CV, one in sight. */
function Submitted({ submission, assessment, player, canPlay, cvPlace, tab, onTab }: SubmittedProps) {
  const t = useTranslations('company.review.tabs')
  const rows = useMemo(() => transcriptRows(submission.answers), [submission.answers])
  const search = useSearch(rows)
  const transcript = (
    <TranscriptPanel submission={submission} rows={rows} player={player} canPlay={canPlay} search={search} />
  )
  return (
    <Card padding="none" className="min-h-[260px] flex-1 overflow-clip">
      <Tabs<TabId>
        label={t('label')}
        value={tab}
        onChange={onTab}
        className="flex h-full flex-col"
        panelClassName="min-h-0 flex-1 overflow-y-auto data-hidden:hidden -outline-offset-2"
        end={tab === 'transcript' && <SearchBox search={search} />}
        tabs={[
          { value: 'transcript', label: t('transcript'), panel: transcript },
          { value: 'screening', label: t('screening'), panel: <ScreeningPanel screening={submission.screening} /> },
          {
            value: 'cv',
            label: t('cv'),
            panel: <CvPanel submission={submission} assessment={assessment} place={cvPlace} />,
          },
        ]}
      />
    </Card>
  )
}

const noWeights = { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} }

/** Recording, words and scores side by side: a line plays, a quote plays, and what is said is marked. */
export function ReviewView({ submission, setId, tab, onTab }: ReviewViewProps) {
  const player = usePlayer(submission.answers)
  const cv = useCvPlace(onTab)
  const { assessment, isOlder, show } = useShownVersion(submission)
  const canPlay = player.timeline.clips.length > 0 && submission.can.review
  const playback = {
    play: player.playAnswer,
    positionMs: (answerId: string, answerMs: number | null) => positionOf(player.timeline, answerId, answerMs),
  }
  const view: ResultView = {
    reader: 'company',
    answers: submission.answers,
    weights: assessment?.weights ?? noWeights,
    playback: canPlay ? playback : null,
    showCv: cv.show,
    reviewer: submission.assessment?.reviewer ?? [],
    renderBeside: (dim) => <PeoplesLevels submission={submission} dim={dim} isReadOnly={isOlder} />,
  }
  return (
    <ResultProvider view={view}>
      <div className="flex h-dvh min-h-[640px] flex-col">
        <ReviewHeader submission={submission} setId={setId} />
        <div className={reviewGrid}>
          <div className={reviewMain}>
            {canPlay ? <Recording submission={submission} player={player} /> : <NoRecording submission={submission} />}
            <Submitted {...{ submission, assessment, player, canPlay, tab, onTab }} cvPlace={cv.place} />
          </div>
          <div className="-m-1 min-h-0 overflow-y-auto rounded-2xl p-1 pb-4 max-lg:overflow-visible">
            <AssessmentPanel
              submission={submission}
              assessment={assessment}
              onCv={() => onTab('cv')}
              notices={
                <VersionNotices submission={submission} older={isOlder ? assessment : null} onBack={() => show(null)} />
              }
              footer={assessment && <VersionFooter submission={submission} assessment={assessment} onShow={show} />}
            />
          </div>
        </div>
      </div>
    </ResultProvider>
  )
}
