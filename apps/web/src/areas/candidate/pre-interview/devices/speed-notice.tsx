import { useTranslations } from 'use-intl'
import type { Connection } from '../../../../shared/media/devices/use-speed'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import type { InterviewMode } from '../../mode'

interface SpeedNoticeProps {
  connection: Connection
  /** The mode that needs no fast connection; null: the set doesn't offer it. */
  typed: InterviewMode | null
  onMode: (mode: InterviewMode) => void
}

/** The spec's sentence for a connection that is too slow for a spoken interview, and what the candidate can do. */
export function SpeedNotice({ connection, typed, onMode }: SpeedNoticeProps) {
  const t = useTranslations('candidate.devices')
  return (
    <div role="status" data-testid="speed-notice">
      {connection.isSlow && (
        <Banner tone="warn" className="mb-5" title={t('tooSlow')}>
          <p>{t(typed === null ? 'tooSlowOnly' : 'tooSlowHint')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              isBusy={connection.speed === 'measuring'}
              onClick={connection.measureAgain}
            >
              {t('checkAgain')}
            </Button>
            {typed !== null && (
              <Button size="sm" onClick={() => onMode(typed)}>
                {t('typeInstead')}
              </Button>
            )}
          </div>
        </Banner>
      )}
    </div>
  )
}
