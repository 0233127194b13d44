import { Slider } from '@base-ui/react/slider'
import { clsx } from 'clsx'
import { Pause, Play, VideoOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Player } from '../../../features/results/player/use-player'
import { formatClock } from '../../../shared/format-clock'
import { Button } from '../../../shared/ui/button'
import { Pill } from '../../../shared/ui/pill'

function SeekBar({ player }: { player: Player }) {
  const t = useTranslations('questionReview')
  const { durationMs } = player.timeline
  const total = formatClock(durationMs)
  return (
    <Slider.Root
      className="min-w-0 flex-1"
      value={Math.min(player.positionMs, durationMs)}
      min={0}
      max={Math.max(1, durationMs)}
      step={100}
      largeStep={5_000}
      onValueChange={player.seek}
    >
      <Slider.Control className="flex h-8 cursor-pointer items-center">
        <Slider.Track className="relative h-1.5 w-full rounded-full bg-sunken">
          <Slider.Indicator className="rounded-full bg-brand" />
          <Slider.Thumb
            getAriaLabel={() => t('position')}
            getAriaValueText={(_, value) => t('time', { position: formatClock(value), total })}
            className="size-3.5 rounded-full bg-brand shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}

/** Plays the answer. Its picture is hidden until the answer is rated: a face names a person, too. */
export function SoundBar({ player, isShown }: { player: Player; isShown: boolean }) {
  const t = useTranslations('questionReview')
  const Icon = player.isPlaying ? Pause : Play
  return (
    <div className="border-b border-line">
      <video
        ref={player.videoRef}
        src={player.clip?.url}
        data-testid="review-sound"
        preload="metadata"
        playsInline
        className={clsx('max-h-72 w-full bg-stage object-contain', (!isShown || player.clip?.isAudioOnly) && 'hidden')}
        {...player.events}
      />
      <div className="flex items-center gap-3 px-5 py-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label={t(player.isPlaying ? 'pause' : 'play')}
          onClick={player.toggle}
        >
          <Icon size={15} fill="currentColor" aria-hidden="true" />
        </Button>
        <SeekBar player={player} />
        <span className="tnum text-xs text-ink-3">{formatClock(player.timeline.durationMs)}</span>
        {!isShown && (
          <Pill>
            <VideoOff size={12} aria-hidden="true" />
            {t('pictureHidden')}
          </Pill>
        )}
      </div>
      {player.failedUrl !== null && (
        <p role="alert" className="px-5 pb-3 text-sm text-bad">
          {t('playFailed')}
        </p>
      )}
    </div>
  )
}
