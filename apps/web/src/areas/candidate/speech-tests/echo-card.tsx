import { Headphones } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { EchoMeasure } from '../../../shared/speech/detection/analyze-echo'
import { measureEcho } from '../../../shared/speech/detection/measure-echo'
import { playEchoPattern } from '../../../shared/speech/detection/play-echo-pattern'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'

interface EchoCardProps {
  stream: MediaStream | null
  echo: EchoMeasure | null | undefined
  onMeasured: (echo: EchoMeasure | null) => void
}

/** Plays a few sounds and says how loudly the microphone hears them. */
export function EchoCard({ stream, echo, onMeasured }: EchoCardProps) {
  const t = useTranslations('speechTest.echo')
  const [isMeasuring, setIsMeasuring] = useState(false)
  const measure = async () => {
    if (stream === null) return
    setIsMeasuring(true)
    onMeasured(await measureEcho({ stream, play: playEchoPattern }).catch(() => null))
    setIsMeasuring(false)
  }
  return (
    <Card aria-label={t('title')}>
      <div className="flex items-start gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-2">
          <Headphones size={17} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-sm font-medium">{t('title')}</h2>
          <p role="status" className="tnum text-sm text-ink-2">
            {isMeasuring ? t('measuring') : <EchoResult echo={echo} />}
          </p>
        </div>
      </div>
      <Button
        variant="secondary"
        className="mt-4 w-full"
        disabled={stream === null}
        isBusy={isMeasuring}
        onClick={() => void measure()}
      >
        {t(echo === undefined ? 'measure' : 'again')}
      </Button>
      {stream === null && <p className="mt-2 text-xs text-ink-3">{t('needsMicrophone')}</p>}
    </Card>
  )
}

function EchoResult({ echo }: Pick<EchoCardProps, 'echo'>) {
  const t = useTranslations('speechTest.echo')
  if (echo === undefined) return t('text')
  if (echo === null) return t('failed')
  return t(echo.isHigh ? 'high' : 'low', { db: echo.echoDb })
}
