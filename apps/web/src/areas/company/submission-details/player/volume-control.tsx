import { Slider } from '@base-ui/react/slider'
import { Volume2, VolumeX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Player } from '../../../../features/results/player/use-player'
import { ControlButton } from './control-button'

/** The mute button and the volume. */
export function VolumeControl({ voice }: { voice: Player['voice'] }) {
  const t = useTranslations('company.review.player')
  const { isMuted, volume } = voice
  const Icon = isMuted ? VolumeX : Volume2
  return (
    <span className="flex items-center">
      <ControlButton label={t(isMuted ? 'unmute' : 'mute')} onPress={() => voice.setIsMuted(!isMuted)}>
        <Icon size={17} aria-hidden="true" />
      </ControlButton>
      <Slider.Root
        value={isMuted ? 0 : volume}
        min={0}
        max={1}
        step={0.05}
        onValueChange={voice.setVolume}
        className="mr-3 w-16 max-xl:hidden"
      >
        <Slider.Control className="flex h-6 cursor-pointer items-center">
          <Slider.Track className="relative h-1 w-full rounded-full bg-white/25">
            <Slider.Indicator className="rounded-full bg-white" />
            <Slider.Thumb
              getAriaLabel={() => t('volume')}
              className="size-3 rounded-full bg-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-white"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </span>
  )
}
