import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { TextLink } from '../../../shared/ui/text-link'

/** Where an installation without a mail server shows what it would have sent. */
export function OutboxLink() {
  const t = useTranslations('company.auth')
  if (!useConfiguration().data?.hasOutbox) return null
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-3">
      <TextLink href="/company/outbox" target="_blank" data-testid="outbox-link">
        {t('outbox')}
      </TextLink>
    </p>
  )
}
