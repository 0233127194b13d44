import { ClipboardCopy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { copyText } from '../../../shared/copy-text'
import { audioContext } from '../../../shared/speech/audio-context'
import type { EchoMeasure } from '../../../shared/speech/detection/analyze-echo'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { toast } from '../../../shared/ui/toaster'
import { writeReport } from './diagnostic-report'
import type { SpeechTestKind } from './speech-test-kinds'
import type { SpeechTest } from './use-speech-test'

interface ReportCardProps {
  kind: SpeechTestKind
  test: SpeechTest
  echo: EchoMeasure | null | undefined
}

function soundFacts() {
  const context = audioContext()
  if (context === null) return null
  return {
    contextState: context.state,
    rateHz: context.sampleRate,
    baseLatencyMs: Math.round(context.baseLatency * 1000),
  }
}

/** Figures to send to support, as text. */
export function ReportCard({ kind, test, echo }: ReportCardProps) {
  const t = useTranslations('speechTest.report')
  const copy = async () => {
    const report = writeReport({
      kind,
      browser: navigator.userAgent,
      takenAt: new Date(nowMs()).toISOString(),
      run: test.run?.get() ?? null,
      echo,
      sound: soundFacts(),
      track: test.microphone?.stream.getAudioTracks()[0]?.getSettings() ?? null,
    })
    if (await copyText(report)) toast.success(t('copied'))
    else toast.error(t('notCopied'))
  }
  return (
    <Card aria-label={t('title')}>
      <h2 className="text-sm font-medium">{t('title')}</h2>
      <p className="mt-0.5 text-sm text-ink-2">{t('text')}</p>
      <Button variant="secondary" className="mt-4 w-full" onClick={() => void copy()}>
        <ClipboardCopy size={16} aria-hidden="true" />
        {t('copy')}
      </Button>
    </Card>
  )
}
