import { useTranslations } from 'use-intl'
import { saveBackUrl } from '../../../shared/back-url'
import { LinkButton } from '../../../shared/ui/link-button'

/** The way to support, with the reference of the request that failed. */
export function SupportLink({ requestId }: { requestId: string | null }) {
  const t = useTranslations('common.actions')
  return (
    <LinkButton
      href={requestId === null ? '/support' : `/support?reference=${encodeURIComponent(requestId)}`}
      onClick={saveBackUrl}
      variant="secondary"
      size="lg"
    >
      {t('contactSupport')}
    </LinkButton>
  )
}
