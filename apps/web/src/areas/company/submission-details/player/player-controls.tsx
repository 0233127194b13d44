import { Captions, CaptionsOff, Download, Maximize, Minimize, Pause, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Player } from '../../../../features/results/player/use-player'
import { formatClock, formatPosition } from '../../../../shared/format-clock'
import { Menu } from '../../../../shared/ui/menu'
import { DownloadLink } from '../downloads/download-link'
import type { DownloadTarget } from '../downloads/target'
import { ChapterMenu } from './chapter-menu'
import { ControlButton } from './control-button'
import { controlStyle } from './control-style'
import type { LostPlace } from './lost-marks'
import { LostMarksBar } from './lost-marks-bar'
import { SeekBar } from './seek-bar'
import { VolumeControl } from './volume-control'

const rates = [0.75, 1, 1.25, 1.5, 2]

interface ControlsProps {
  player: Player
  hasCaptions: boolean
  onCaptions: () => void
  isFull: boolean
  onFull: () => void
  download: DownloadTarget | null
  places: readonly LostPlace[]
}

function Speed({ voice }: { voice: Player['voice'] }) {
  const t = useTranslations('company.review.player')
  const shown = t('speedValue', { rate: voice.rate })
  return (
    <Menu
      side="top"
      trigger={
        <button type="button" aria-label={`${t('speed')}: ${shown}`} className={`${controlStyle} tnum px-2 text-sm`}>
          {shown}
        </button>
      }
      items={rates.map((rate) => ({
        label: t('speedValue', { rate }),
        isChosen: rate === voice.rate,
        onSelect: () => voice.setRate(rate),
      }))}
    />
  )
}

function Clock({ player }: { player: Player }) {
  return (
    <span className="tnum ml-2 text-sm whitespace-nowrap text-white/85">
      {formatPosition(player.positionMs)}{' '}
      <span className="text-white/65">/ {formatClock(player.timeline.durationMs)}</span>
    </span>
  )
}

/** The controls under the picture, with the position. */
export function PlayerControls(props: ControlsProps) {
  const { player, hasCaptions, onCaptions, isFull, onFull, download, places } = props
  const t = useTranslations('company.review.player')
  const Captioned = hasCaptions ? Captions : CaptionsOff
  const Size = isFull ? Minimize : Maximize
  return (
    <div className="px-4 pt-1.5 pb-3 text-white">
      <LostMarksBar places={places} durationMs={player.timeline.durationMs} onSeek={player.seek} />
      <SeekBar timeline={player.timeline} positionMs={player.positionMs} onSeek={player.seek} />
      <div className="mt-0.5 flex flex-wrap items-center gap-0.5">
        <button
          type="button"
          data-testid="play"
          aria-label={t(player.isPlaying ? 'pause' : 'play')}
          onClick={player.toggle}
          className="grid size-9 shrink-0 place-items-center rounded-full bg-white text-[oklch(0.2_0.02_270)] transition-transform duration-120 active:scale-95"
        >
          {player.isPlaying ? (
            <Pause size={17} fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size={17} fill="currentColor" className="ml-0.5" aria-hidden="true" />
          )}
        </button>
        <Clock player={player} />
        <ChapterMenu player={player} />
        <span className="ml-auto flex items-center">
          <Speed voice={player.voice} />
          <VolumeControl voice={player.voice} />
          <ControlButton label={t('captions')} isOn={hasCaptions} onPress={onCaptions}>
            <Captioned size={17} aria-hidden="true" />
          </ControlButton>
          {download && (
            <DownloadLink target={download} label={t('download')} className={controlStyle}>
              <Download size={17} aria-hidden="true" />
            </DownloadLink>
          )}
          <ControlButton label={t(isFull ? 'leaveFullScreen' : 'fullScreen')} onPress={onFull}>
            <Size size={16} aria-hidden="true" />
          </ControlButton>
        </span>
      </div>
    </div>
  )
}
