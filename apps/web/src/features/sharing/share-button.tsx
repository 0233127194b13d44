import { Share2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../shared/api/profile'
import { Button } from '../../shared/ui/button'
import { Dialog } from '../../shared/ui/dialog'
import { Skeleton } from '../../shared/ui/skeleton'
import type { ShareTarget } from './share-target'

const ShareBody = lazy(() => import('./share-body').then((file) => ({ default: file.ShareBody })))

/** Shares a set with members, or a submission with members, an address or by link. Shown to those who may manage members. */
export function ShareButton({ target }: { target: ShareTarget & { readonly targetType: 'set' | 'submission' } }) {
  const t = useTranslations('settings.sharing')
  const profile = useProfile()
  if (!profile?.can['member.manage']) return null
  return (
    <Dialog
      title={t(`${target.targetType}Title`)}
      description={t(`${target.targetType}Lead`)}
      trigger={
        <Button variant="secondary">
          <Share2 size={15} aria-hidden="true" />
          {t('share')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-[338px] w-full rounded-xl" />}>
        <ShareBody target={target} />
      </Suspense>
    </Dialog>
  )
}
