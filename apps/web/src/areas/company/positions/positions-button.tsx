import { BriefcaseBusiness } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { Skeleton } from '../../../shared/ui/skeleton'

const PositionsBody = lazy(async () => {
  const [file] = await Promise.all([import('./positions-body'), ensureAreas('positions')])
  return { default: file.PositionsBody }
})

/** Shows the organization's positions in a dialog, where they are created and changed. */
export function PositionsButton() {
  const t = useTranslations('company.sets.positions')
  return (
    <Dialog
      title={t('open')}
      description={t('lead')}
      trigger={
        <Button variant="secondary">
          <BriefcaseBusiness size={15} aria-hidden="true" />
          {t('open')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-[420px] w-full rounded-xl" />}>
        <PositionsBody />
      </Suspense>
    </Dialog>
  )
}
