import { Slider } from '@base-ui/react/slider'
import { useTranslations } from 'use-intl'
import type { PlayTimeline } from '../../../../features/results/player/timeline'
import { formatClock } from '../../../../shared/format-clock'

interface SeekBarProps {
  timeline: PlayTimeline
  positionMs: number
  onSeek: (positionMs: number) => void
}

const STEP_MS = 100
const LARGE_STEP_MS = 5_000

/** The seek bar of the whole recording, divided into answers. */
export function SeekBar({ timeline, positionMs, onSeek }: SeekBarProps) {
  const t = useTranslations('company.review.player')
  const { chapters, durationMs } = timeline
  const total = formatClock(durationMs)
  return (
    <Slider.Root
      value={Math.min(positionMs, durationMs)}
      min={0}
      max={Math.max(1, durationMs)}
      step={STEP_MS}
      largeStep={LARGE_STEP_MS}
      onValueChange={onSeek}
    >
      <Slider.Control className="group flex h-6 cursor-pointer items-center">
        <Slider.Track className="relative h-1.5 w-full rounded-full bg-white/20 transition-[height] duration-120 group-hover:h-2">
          <Slider.Indicator className="rounded-full bg-[oklch(0.72_0.15_270)]" />
          {chapters.slice(1).map((chapter) => (
            <span
              key={chapter.answerId}
              aria-hidden="true"
              className="absolute top-0 h-full w-[3px] -translate-x-1/2 bg-stage"
              style={{ left: `${(chapter.startMs / durationMs) * 100}%` }}
            />
          ))}
          <Slider.Thumb
            getAriaLabel={() => t('seek')}
            getAriaValueText={(_, value) => t('position', { time: formatClock(value), total })}
            className="size-3.5 rounded-full bg-white shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-white"
          />
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
