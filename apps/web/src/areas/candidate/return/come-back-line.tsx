import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { ComeBackDialog } from './come-back-dialog'

/** A quiet line under the welcome: most people have not begun yet. */
export function ComeBackLine({ linkId, email }: { linkId: string; email: string }) {
  const t = useTranslations('candidate.comeBack')
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-1 text-base text-ink-2">
      {t('offer')}
      <ComeBackDialog linkId={linkId} email={email} trigger={<Button variant="ghost">{t('open')}</Button>} />
    </p>
  )
}
