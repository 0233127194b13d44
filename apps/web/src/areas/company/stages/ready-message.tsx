import type { StageMessage } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'

/** A ready text for empty fields. Using it fills the fields and saves nothing. */
export function ReadyMessage({ message, onUse }: { message: StageMessage; onUse: () => void }) {
  const t = useTranslations('stages.ready')
  return (
    <div className="flex flex-col items-start gap-2 rounded-xl bg-sunken px-4 py-3 text-sm">
      <p className="text-ink-2">{t('lead')}</p>
      <details className="text-ink-2">
        <summary className="cursor-pointer">{t('show')}</summary>
        <p className="mt-2 font-medium">{message.subject}</p>
        <p className="mt-1 whitespace-pre-line">{message.text}</p>
      </details>
      <Button variant="secondary" size="sm" onClick={onUse}>
        {t('use')}
      </Button>
    </div>
  )
}
