import { Camera, Check, Mic, Signal, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type DeviceKind, readChosenDevice } from '../../../../shared/media/devices/device-choice'
import type { Light } from '../../../../shared/media/devices/measure-light'
import type { Capture, TrackState } from '../../../../shared/media/devices/use-capture'
import type { Connection } from '../../../../shared/media/devices/use-speed'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { Pill, type Tone } from '../../../../shared/ui/pill'
import { Select } from '../../../../shared/ui/select'
import { SpeakerRow } from './speaker-row'

interface DeviceChecksProps {
  capture: Capture
  isHeard: boolean
  connection: Connection
  light: Light | null
}

/** Every device with its state. */
export function DeviceChecks({ capture, isHeard, connection, light }: DeviceChecksProps) {
  const t = useTranslations('candidate.devices')
  const voice: TrackState | 'silent' | 'clear' =
    capture.audio !== 'ready' ? capture.audio : isHeard ? 'clear' : 'silent'
  return (
    <Card padding="none" className="self-start">
      <div className="flex flex-col gap-5 p-5 pb-6">
        <Picker
          kind="videoinput"
          label={t('camera')}
          icon={<Camera size={17} aria-hidden="true" />}
          capture={capture}
          aside={<StatePill state={capture.video} />}
        />
        <Picker
          kind="audioinput"
          label={t('microphone')}
          icon={<Mic size={17} aria-hidden="true" />}
          capture={capture}
          aside={<StatePill state={voice} />}
        />
        <SpeakerRow devices={capture.devices} />
      </div>
      <ConnectionRow connection={connection} />
      <LightRow light={light} />
    </Card>
  )
}

const tones: Record<TrackState | 'silent' | 'clear', Tone> = {
  ready: 'ok',
  clear: 'ok',
  silent: 'brand',
  waiting: 'neutral',
  blocked: 'bad',
  missing: 'bad',
  inUse: 'bad',
}

function StatePill({ state }: { state: keyof typeof tones }) {
  const t = useTranslations('candidate.devices')
  const isGood = tones[state] === 'ok'
  return (
    <span role="status">
      <Pill tone={tones[state]} icon={isGood && <Check size={13} strokeWidth={2.5} aria-hidden="true" />}>
        {t(state)}
      </Pill>
    </span>
  )
}

interface PickerProps {
  kind: Exclude<DeviceKind, 'audiooutput'>
  label: string
  icon: ReactNode
  aside: ReactNode
  capture: Capture
}

function Picker({ kind, label, icon, aside, capture }: PickerProps) {
  const t = useTranslations('candidate.devices')
  const devices = capture.devices.filter((device) => device.kind === kind && device.deviceId !== '')
  const wanted = readChosenDevice(kind)
  const live = kind === 'videoinput' ? capture.stream?.getVideoTracks()[0] : capture.stream?.getAudioTracks()[0]
  const value = live?.getSettings().deviceId ?? wanted
  const known = devices.find((device) => device.deviceId === value) ?? devices[0]
  return (
    <Select
      label={label}
      icon={icon}
      aside={aside}
      value={known?.deviceId ?? null}
      placeholder={t(kind === 'videoinput' ? capture.video : capture.audio)}
      disabled={devices.length === 0}
      options={devices.map((device, index) => ({
        value: device.deviceId,
        label: device.label || `${label} ${index + 1}`,
      }))}
      onChange={(deviceId) => capture.choose(kind, deviceId)}
    />
  )
}

interface RowProps {
  icon: ReactNode
  title: string
  hint: string
  children: ReactNode
}

function Row({ icon, title, hint, children }: RowProps) {
  return (
    <div className="flex items-center gap-3 border-t border-line px-5 py-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-2">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">{title}</p>
        <p className="tnum text-xs text-ink-3">{hint}</p>
      </div>
      {children}
    </div>
  )
}

const speedTones = { fast: 'ok', medium: 'ok', low: 'warn' } as const

function ConnectionRow({ connection }: Pick<DeviceChecksProps, 'connection'>) {
  const t = useTranslations('candidate.devices')
  const { speed } = connection
  const icon = <Signal size={17} aria-hidden="true" />
  if (speed === 'measuring' || speed === null) {
    return (
      <Row icon={icon} title={t('connection')} hint={speed === null ? t('speedUnknown') : t('measuring')}>
        {speed === null && (
          <Button variant="ghost" size="sm" onClick={connection.measureAgain}>
            {t('checkAgain')}
          </Button>
        )}
      </Row>
    )
  }
  return (
    <Row icon={icon} title={t('connection')} hint={t(`speeds.${speed.label}`)}>
      <Pill tone={speedTones[speed.label]}>{t(`labels.${speed.label}`)}</Pill>
    </Row>
  )
}

const lights = {
  good: { tone: 'ok', label: 'lightGood' },
  dark: { tone: 'warn', label: 'lightDark' },
  bright: { tone: 'warn', label: 'lightBright' },
  unknown: { tone: 'neutral', label: 'lightUnknown' },
} as const

function LightRow({ light }: Pick<DeviceChecksProps, 'light'>) {
  const t = useTranslations('candidate.devices')
  const { tone, label } = lights[light ?? 'unknown']
  return (
    <Row icon={<Sun size={17} aria-hidden="true" />} title={t('light')} hint={t(`${label}Hint`)}>
      <Pill tone={tone}>{t(label)}</Pill>
    </Row>
  )
}
