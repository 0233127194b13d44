import type { OwnSubmission } from '@candor/contract'
import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useCaptionTrack } from '../../../features/results/player/use-caption-track'
import type { Player } from '../../../features/results/player/use-player'
import { Button } from '../../../shared/ui/button'
import { useReservedHeight } from './use-reserved-height'

interface MomentPlayerProps {
  own: OwnSubmission
  player: Player
  onClose: () => void
}

/** The candidate's own recording, docked at the bottom edge: a moment plays while its words stay in sight. */
export function MomentPlayer({ own, player, onClose }: MomentPlayerProps) {
  const t = useTranslations('assessment.own')
  const frame = useRef<HTMLElement>(null)
  const heightPx = useReservedHeight(frame)
  const { clip, chapter, failedUrl } = player
  const answer = own.answers.find(({ answerId }) => answerId === clip?.answerId)
  const track = useCaptionTrack(answer?.lines, clip ? clip.answerStartMs - clip.skipMs : 0)
  useEffect(() => {
    const from = document.activeElement
    frame.current?.focus({ preventScroll: true })
    return () => {
      if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    }
  }, [])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <>
      <div aria-hidden="true" data-testid="player-spacer" style={{ height: heightPx }} />
      <section
        ref={frame}
        tabIndex={-1}
        aria-label={t('player')}
        data-testid="moment-player"
        onKeyDown={leave}
        className="fixed inset-x-0 bottom-0 z-30 animate-rise border-t border-line bg-stage pb-[env(safe-area-inset-bottom)] text-on-stage shadow-2 outline-none sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-[420px] sm:overflow-clip sm:rounded-2xl sm:border"
      >
        <div className="flex items-center gap-3 py-1 pr-1 pl-4">
          <p className="min-w-0 flex-1 truncate text-sm">
            {chapter && t(chapter.isFollowUp ? 'followUp' : 'question', { number: chapter.questionNumber })}
          </p>
          <Button variant="stage" size="icon" aria-label={t('closePlayer')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </Button>
        </div>
        <video
          ref={player.videoRef}
          src={clip?.url}
          data-testid="own-video"
          data-answer-id={clip?.answerId}
          controls
          playsInline
          preload="metadata"
          className="h-[min(34dvh,236px)] w-full bg-stage object-contain"
          {...player.events}
        >
          <track kind="captions" src={track} srcLang={own.language} />
        </video>
        {failedUrl !== null && (
          <p role="alert" className="px-4 py-2 text-sm">
            {t('playFailed')}
          </p>
        )}
      </section>
    </>
  )
}
