import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { LinkButton } from '../../../shared/ui/link-button'

/** A mail link to the operator's support. Loads it without the app's providers, which the crash page may lack. */
export function SupportLink() {
  const t = useTranslations('common.actions')
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    api.content.configuration().then(
      (configuration) => setEmail(configuration.supportEmail),
      () => setEmail(null),
    )
  }, [])
  if (!email) return null
  return (
    <LinkButton href={`mailto:${email}`} variant="secondary" size="lg">
      {t('contactSupport')}
    </LinkButton>
  )
}
