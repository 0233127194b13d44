import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import type { RestoreAccess } from './use-restore-access'

/** The email address is verified, but this interview was not started with it. */
export function NotFoundStep({ restoreAccess, hasOthers }: { restoreAccess: RestoreAccess; hasOthers: boolean }) {
  const t = useTranslations('candidate.restoreAccess')
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  const mail = () => <b className="wrap-anywhere">{restoreAccess.email.trim()}</b>
  return (
    <div className="flex flex-col gap-5">
      <div ref={words} tabIndex={-1} className="outline-none">
        <p className="text-base font-medium text-ink">{t.rich(hasOthers ? 'others' : 'none', { mail })}</p>
        <p className="mt-1.5 text-base text-ink-2">{t(hasOthers ? 'othersHint' : 'noneHint')}</p>
      </div>
      <Button size="lg" onClick={restoreAccess.startOver}>
        {t('otherAddress')}
      </Button>
    </div>
  )
}
