import type { IntegritySignal, IntegrityView } from '@candor/contract'
import { Eye, EyeOff, type LucideIcon, UserRoundX, UsersRound } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Pill, type Tone } from '../../../shared/ui/pill'
import { InfoTip } from '../../../shared/ui/tooltip'
import { toWholeSeconds } from './moment-quality'

type Signal = IntegrityView['signals'][number]

const icons: Record<IntegritySignal, LucideIcon> = {
  multiple_faces: UsersRound,
  face_out_of_view: UserRoundX,
  gaze_away: EyeOff,
  eye_contact: Eye,
}
const tones: Record<Signal['band'], Tone> = {
  none: 'neutral',
  low: 'neutral',
  review: 'warn',
  not_enough_data: 'neutral',
}

function useFacts({ id, count, totalMs, longestMs, share }: Signal): string[] {
  const t = useTranslations('integrity.panel')
  const format = useFormatter()
  const times =
    count === 0
      ? t('noFacts')
      : t('facts', { count, total: toWholeSeconds(totalMs), longest: toWholeSeconds(longestMs) })
  const percent =
    share === null
      ? t('noShare')
      : t('share', { share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }) })
  if (id === 'eye_contact') return [percent]
  return id === 'gaze_away' ? (share === null ? [percent] : [times, percent]) : [times]
}

/** One of the four: its name, its band in words, and the figures behind it. */
export function SignalTile({ signal }: { signal: Signal }) {
  const t = useTranslations('integrity.panel')
  const facts = useFacts(signal)
  const { id, band } = signal
  const Icon = icons[id]
  const name = t(`signals.${id}`)
  return (
    <li data-signal={id} data-band={band} className="flex flex-col gap-2 rounded-xl border border-line p-4">
      <div className="flex items-start gap-2.5">
        <Icon size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-2" />
        <h3 className="min-w-0 flex-1 text-sm font-semibold">{name}</h3>
        <InfoTip label={name}>{t(`about.${id}`)}</InfoTip>
      </div>
      <div>
        <Pill tone={tones[band]}>{t(id === 'eye_contact' ? `contactBands.${band}` : `bands.${band}`)}</Pill>
        <p className="tnum mt-2 text-sm text-ink-2">
          {facts.map((fact) => (
            <span key={fact} className="block">
              {fact}
            </span>
          ))}
        </p>
      </div>
    </li>
  )
}
