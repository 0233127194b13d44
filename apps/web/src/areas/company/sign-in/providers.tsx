import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { LinkButton } from '../../../shared/ui/link-button'

/** Where signing in with a provider begins: a whole page load, out of the app and back. */
export function connectHref(provider: string, returnUrl: string | undefined): string {
  const query = returnUrl === undefined ? '' : `?${new URLSearchParams({ return_url: returnUrl })}`
  return `/api/identity/connect/${encodeURIComponent(provider)}${query}`
}

/** The operator's providers; nothing where there are none. */
export function Providers({ returnUrl }: { returnUrl: string | undefined }) {
  const t = useTranslations('account.signIn')
  const providers = useConfiguration().data?.signInProviders ?? []
  if (providers.length === 0) return null
  return (
    <div className="mt-6 flex flex-col gap-3">
      <div className="flex items-center gap-3 text-sm text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </div>
      {providers.map(({ id, label }) => (
        <LinkButton key={id} href={connectHref(id, returnUrl)} variant="secondary" size="lg">
          {t('provider', { provider: label })}
        </LinkButton>
      ))}
    </div>
  )
}
