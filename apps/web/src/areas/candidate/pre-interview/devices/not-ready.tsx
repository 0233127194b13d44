import { isSilentMode } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import type { InterviewMode } from '../../mode'
import { PermissionGuide } from './permission-guide'

interface NotReadyProps {
  /** The mode for people without camera or microphone; null: the set doesn't offer it. */
  typed: InterviewMode | null
  hasNoVoice: boolean
  onRetry: () => void
  onMode: (mode: InterviewMode) => void
}

/** Camera or microphone is missing, so spoken modes are blocked. Offers the alternative on the same screen. */
export function NotReady({ typed, hasNoVoice, onRetry, onMode }: NotReadyProps) {
  const t = useTranslations('candidate.devices')
  return (
    <Banner tone="bad" className="mb-6" title={t('notReadyTitle')}>
      <p>{typed === null ? t('notReadyOnly') : t('notReady')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('checkAgain')}
        </Button>
        <PermissionGuide onRetry={onRetry} />
        {typed !== null && (
          <Button size="sm" onClick={() => onMode(typed)}>
            {t('typeInstead')}
          </Button>
        )}
        {hasNoVoice && !(typed !== null && isSilentMode(typed)) && (
          <Button variant="secondary" size="sm" onClick={() => onMode('no-voice')}>
            {t('readInstead')}
          </Button>
        )}
      </div>
    </Banner>
  )
}
