import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DoneArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'

/** Said once, right after saving; closing it takes it out of the address, so that a reload or a shared link does not say it again. */
export function CreatedNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslations('company.set')
  const common = useTranslations('common.actions')
  return (
    <section
      role="status"
      data-testid="created"
      className="flex animate-rise items-center gap-6 rounded-2xl border border-line bg-card p-5 shadow-1"
    >
      <DoneArt className="max-w-[120px]" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-semibold">{t('created')}</h2>
        <p className="mt-1 text-base text-ink-2">{t('createdText')}</p>
      </div>
      <Button variant="ghost" size="icon" className="self-start" aria-label={common('close')} onClick={onClose}>
        <X size={17} aria-hidden="true" />
      </Button>
    </section>
  )
}
