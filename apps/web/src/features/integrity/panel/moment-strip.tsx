import type { IntegrityIntervalKind } from '@candor/contract'
import { useTranslations } from 'use-intl'
import type { Playback } from '../../../shared/playback'
import type { Moment } from './moment-row'

const kinds = ['multiple_faces', 'face_out_of_view', 'gaze_away'] as const satisfies readonly IntegrityIntervalKind[]
/** The narrowest mark that can be seen, in percent. */
const MIN_WIDTH = 0.6

interface MomentStripProps {
  moments: readonly Moment[]
  playback: Playback
  /** Of the whole recording. */
  durationMs: number
}

/** Where the moments are in the recording. Decorative: the list below says and plays the same. */
export function MomentStrip({ moments, playback, durationMs }: MomentStripProps) {
  const t = useTranslations('integrity.panel')
  const shown = kinds.filter((kind) => moments.some((moment) => moment.kind === kind))
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5">
      {shown.map((kind) => (
        <div key={kind} className="grid items-center gap-x-3 gap-y-0.5 sm:grid-cols-[210px_minmax(0,1fr)]">
          <span className="text-xs text-ink-3">{t(`signals.${kind}`)}</span>
          <div className="relative h-3 overflow-clip rounded-full bg-sunken">
            {moments
              .filter((moment) => moment.kind === kind)
              .map((moment) => {
                const startMs = playback.positionMs(moment.answerId, moment.startMs)
                if (startMs === null) return null
                const width = ((moment.endMs - moment.startMs) / durationMs) * 100
                return (
                  <span
                    key={moment.id}
                    className="absolute inset-y-0 rounded-full bg-warn"
                    style={{ left: `${(startMs / durationMs) * 100}%`, width: `${Math.max(MIN_WIDTH, width)}%` }}
                  />
                )
              })}
          </div>
        </div>
      ))}
    </div>
  )
}
