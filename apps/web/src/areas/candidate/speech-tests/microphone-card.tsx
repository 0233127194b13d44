import { answerLimits } from '@candor/domain'
import { Mic } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LevelMeter } from '../../../shared/media/level-meter'
import { silentLevel } from '../../../shared/speech/level-source'
import { Card } from '../../../shared/ui/card'
import { Pill, type Tone } from '../../../shared/ui/pill'
import { Progress } from '../../../shared/ui/progress'
import { Select } from '../../../shared/ui/select'
import type { RunView } from './speech-run'
import type { Phase, SpeechTest } from './use-speech-test'

const tones: Record<Phase, Tone> = {
  off: 'neutral',
  opening: 'neutral',
  listening: 'ok',
  blocked: 'bad',
  missing: 'bad',
  inUse: 'bad',
}

/** Which microphone, what it hears, and what listens to it. */
export function MicrophoneCard({ test, view }: { test: SpeechTest; view: RunView | null }) {
  const t = useTranslations('speechTest.microphone')
  const { microphone, phase, run } = test
  const deviceId = microphone?.stream.getAudioTracks()[0]?.getSettings().deviceId ?? null
  const isListening = phase === 'listening'
  return (
    <Card className="flex flex-col gap-5" aria-label={t('label')}>
      <Select
        label={t('label')}
        icon={<Mic size={17} aria-hidden="true" />}
        aside={
          <span role="status">
            <Pill tone={tones[phase]}>{t(`phase.${phase}`)}</Pill>
          </span>
        }
        value={deviceId}
        placeholder={t('placeholder')}
        disabled={microphone === null || microphone.devices.length === 0}
        options={(microphone?.devices ?? []).map((device, index) => ({
          value: device.deviceId,
          label: device.label || t('numbered', { number: index + 1 }),
        }))}
        onChange={test.choose}
      />
      <div className="flex items-end justify-between gap-4">
        <div>
          <p className="mb-2 text-sm font-medium">{t('level')}</p>
          <LevelMeter level={isListening && run ? run.level : silentLevel} label={t('level')} bars={26} />
        </div>
        <Pill tone={isListening && view?.isSpeaking ? 'ok' : 'neutral'}>
          {t(isListening && view?.isSpeaking ? 'speech' : 'quiet')}
        </Pill>
      </div>
      <SpeechHeard speechMs={view?.speechMs ?? 0} />
    </Card>
  )
}

function SpeechHeard({ speechMs }: { speechMs: number }) {
  const t = useTranslations('speechTest.microphone')
  return (
    <>
      <Progress
        value={Math.min(100, (speechMs / answerLimits.minSpeechMs) * 100)}
        label={t('speechHeard')}
        note={t('speechDuration', { seconds: Math.round(speechMs / 100) / 10 })}
      />
      <p className="-mt-2 text-xs text-ink-3">{t('speechHint')}</p>
    </>
  )
}
