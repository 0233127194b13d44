import { useTranslations } from 'use-intl'
import type { RecognizedSegment } from '../../../../shared/speech/device-recognizer'
import { Banner } from '../../../../shared/ui/banner'
import type { TranscriptSource } from './spoken-turn'

interface RecognitionNoteProps {
  source: TranscriptSource
  recognized: readonly RecognizedSegment[]
  isOn: boolean
}

/** How speech becomes words here; where it can't, what is missing and what that means. */
export function RecognitionNote({ source, recognized, isOn }: RecognitionNoteProps) {
  const t = useTranslations('candidate.words')
  if (source === 'typed') return <Banner tone="info">{t('typeToo')}</Banner>
  if (source === 'server') return <p className="text-sm text-ink-3">{t('server')}</p>
  return (
    <div className="text-sm text-ink-3">
      <p>{t('device')}</p>
      <p className="mt-1.5 font-medium text-ink-2">{t('transcript')}</p>
      <p className="mt-0.5 max-h-32 overflow-y-auto text-base text-ink-2">
        {recognized.length > 0 ? recognized.map((segment) => segment.text).join(' ') : isOn && t('listening')}
      </p>
    </div>
  )
}
