import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readChosenDevice } from '../../../../shared/media/devices/device-choice'
import { playTestSound } from '../../../../shared/media/devices/play-test-sound'
import { chooseSpeaker, useSpeakerFault } from '../../../../shared/media/devices/speaker-output'
import { Button } from '../../../../shared/ui/button'
import { Select } from '../../../../shared/ui/select'
import { SpeakerFaultText } from '../../interviewer-avatar/speaker-fault-text'

/** The choice of the speaker with a test sound, and a note if another output is used instead. */
export function SpeakerRow({ devices }: { devices: readonly MediaDeviceInfo[] }) {
  const t = useTranslations('candidate.devices')
  const [outcome, setOutcome] = useState<'soundPlayed' | 'soundFailed' | null>(null)
  const [wanted, setWanted] = useState(() => readChosenDevice('audiooutput'))
  const fault = useSpeakerFault()
  const speakers = devices.filter((device) => device.kind === 'audiooutput' && device.deviceId !== '')
  const known = speakers.find((device) => device.deviceId === wanted) ?? speakers[0]
  const choose = async (deviceId: string) => {
    setWanted(deviceId)
    setOutcome(null)
    await chooseSpeaker(deviceId)
  }
  const play = async () => setOutcome((await playTestSound()) ? 'soundPlayed' : 'soundFailed')
  return (
    <div>
      <Select
        label={t('speaker')}
        icon={<Volume2 size={17} aria-hidden="true" />}
        aside={
          <Button variant="ghost" size="sm" className="-my-1.5 -mr-2" onClick={() => void play()}>
            {t('playSound')}
          </Button>
        }
        value={known?.deviceId ?? null}
        placeholder={t('speakerDefault')}
        disabled={speakers.length === 0}
        options={speakers.map((device, index) => ({
          value: device.deviceId,
          label: device.label || `${t('speaker')} ${index + 1}`,
        }))}
        onChange={(deviceId) => void choose(deviceId)}
      />
      <p role="status" className="mt-1.5 text-sm text-ink-3">
        {fault === null ? outcome && t(outcome) : <SpeakerFaultText />}
      </p>
    </div>
  )
}
