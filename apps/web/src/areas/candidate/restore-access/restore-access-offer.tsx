import { useTranslations } from 'use-intl'
import { RestoreAccessDialog } from './restore-access-dialog'

/** A small link under the welcome, because most candidates have not started yet. */
export function RestoreAccessOffer({ linkId, email }: { linkId: string; email: string }) {
  const t = useTranslations('candidate.restoreAccess')
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-base text-ink-2">
      {t('offer')}
      <RestoreAccessDialog
        linkId={linkId}
        email={email}
        trigger={
          <button
            type="button"
            className="min-h-8 rounded-sm text-left font-medium text-brand-ink underline decoration-brand/40 underline-offset-4 hover:decoration-brand touch:min-h-11"
          >
            {t('open')}
          </button>
        }
      />
    </p>
  )
}
