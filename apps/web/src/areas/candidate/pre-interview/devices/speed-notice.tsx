import { isSlowSpeed } from '@candor/domain'
import { useTranslations } from 'use-intl'
import type { Speed } from '../../../../shared/media/devices/measure-upload'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'

/** The spec's sentence for a slow connection, with what the candidate can do. */
export function SpeedNotice({ speed, onAgain }: { speed: Speed | 'measuring' | null; onAgain: () => void }) {
  const t = useTranslations('candidate.devices')
  if (speed === null || speed === 'measuring' || !isSlowSpeed(speed.label)) return null
  return (
    <Banner
      tone="warn"
      className="mb-5"
      title={t('tooSlow')}
      action={
        <Button variant="secondary" size="sm" onClick={onAgain}>
          {t('checkAgain')}
        </Button>
      }
    >
      {t('tooSlowHint')}
    </Banner>
  )
}
