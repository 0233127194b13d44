import { useTranslations } from 'use-intl'
import { LinkButton } from '../../../shared/ui/link-button'
import { AuthCard } from './auth-card'

interface BrokenLinkProps {
  /** Where a new mail can be asked for. */
  href: '/company/sign-in' | '/company/sign-up'
}

/** Shown for a used, expired or incomplete link. The page doesn't say which it is, only how to continue. */
export function BrokenLink({ href }: BrokenLinkProps) {
  const t = useTranslations('account.link')
  return (
    <AuthCard stepKey="broken" title={t('brokenTitle')} lead={t('brokenText')}>
      <p className="text-sm text-ink-2">{t('reopen')}</p>
      <LinkButton href={href} size="lg" className="mt-5 w-full">
        {t(href === '/company/sign-in' ? 'toSignIn' : 'toSignUp')}
      </LinkButton>
    </AuthCard>
  )
}
