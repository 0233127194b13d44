import type { SubmissionDetail } from '@candor/contract'
import { clsx } from 'clsx'
import { AudioLines, Play } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { captionAt } from '../../../../features/results/player/captions'
import type { PlayTimeline } from '../../../../features/results/player/timeline'
import { useCaptionTrack } from '../../../../features/results/player/use-caption-track'
import type { Player } from '../../../../features/results/player/use-player'
import { Button } from '../../../../shared/ui/button'
import { answerTarget } from '../downloads/target'
import { groupLostMarks, listLostMarks } from './lost-marks'
import { PlayerControls } from './player-controls'
import { useFailureText } from './use-failure-text'
import { useFullScreen } from './use-full-screen'
import { usePlayerKeys } from './use-player-keys'

interface RecordingProps {
  submission: SubmissionDetail
  player: Player
}

/** The overlay of the picture: play button, captions and errors. */
function Overlay({ player, caption }: { player: Player; caption: string | null }) {
  const t = useTranslations('company.review.player')
  const failure = useFailureText(player.failedUrl)
  return (
    <>
      {player.clip?.isAudioOnly && (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-sm text-white/80">
          <AudioLines size={32} aria-hidden="true" />
          {t('audioOnly')}
        </p>
      )}
      {!player.isPlaying && player.failedUrl === null && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-black/55 text-white"
        >
          <Play size={26} fill="currentColor" className="ml-1" />
        </span>
      )}
      {failure !== null && (
        <div
          role="alert"
          className="absolute inset-0 m-auto flex h-fit w-fit max-w-[min(440px,90%)] flex-col items-center gap-3 rounded-lg bg-black/80 px-4 py-3 text-center text-sm text-white"
        >
          <p>{failure}</p>
          <Button variant="stage" size="sm" onClick={player.retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      {caption && (
        <p
          data-testid="caption"
          className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto w-fit max-w-[80%] rounded-lg bg-black/75 px-3 py-1.5 text-center text-sm text-white"
        >
          {caption}
        </p>
      )}
    </>
  )
}

const usePlaces = (timeline: PlayTimeline, answers: SubmissionDetail['answers']) =>
  useMemo(() => groupLostMarks(listLostMarks(timeline, answers), timeline.durationMs), [timeline, answers])

/** The recording with custom controls. */
export function Recording({ submission, player }: RecordingProps) {
  const t = useTranslations('company.review.player')
  const frame = useRef<HTMLDivElement>(null)
  const [hasCaptions, setHasCaptions] = useState(true)
  const { isFull, toggle: toggleFull } = useFullScreen(frame)
  const { clip, voice } = player
  const answer = submission.answers.find((candidate) => candidate.answerId === clip?.answerId)
  const fileStartMs = clip ? clip.answerStartMs - clip.skipMs : 0
  const track = useCaptionTrack(answer?.lines, fileStartMs)
  const places = usePlaces(player.timeline, submission.answers)
  const toggleCaptions = () => setHasCaptions(!hasCaptions)
  usePlayerKeys({
    toggle: player.toggle,
    jump: (byMs) => player.seek(player.positionMs + byMs),
    mute: () => voice.setIsMuted(!voice.isMuted),
    captions: toggleCaptions,
    fullScreen: toggleFull,
  })
  return (
    <section
      ref={frame}
      aria-label={t('label', { name: submission.candidateName })}
      className={clsx('shrink-0 overflow-clip bg-stage', isFull ? 'flex flex-col' : 'rounded-2xl shadow-2')}
    >
      <div className={clsx('relative', isFull ? 'min-h-0 flex-1' : 'h-[clamp(180px,28dvh,300px)]')}>
        <video
          ref={player.videoRef}
          src={clip?.url}
          data-testid="review-video"
          data-answer-id={clip?.answerId}
          data-answer-start-ms={fileStartMs}
          preload="metadata"
          playsInline
          className="size-full object-contain"
          {...player.events}
        >
          <track kind="captions" src={track} srcLang={submission.language} label={t('captions')} />
        </video>
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
          onClick={player.toggle}
          className="absolute inset-0 size-full"
        />
        <Overlay player={player} caption={hasCaptions && answer ? captionAt(answer.lines, player.answerMs) : null} />
      </div>
      <PlayerControls
        player={player}
        hasCaptions={hasCaptions}
        onCaptions={toggleCaptions}
        isFull={isFull}
        onFull={toggleFull}
        download={answerTarget(answer)}
        places={places}
      />
      <p className="sr-only">{t('keys')}</p>
    </section>
  )
}
