import type { Stage } from '@candor/contract'
import { Columns3 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { Skeleton } from '../../../shared/ui/skeleton'

const StagesBody = lazy(async () => {
  const [file] = await Promise.all([import('./stages-body'), ensureAreas('stages')])
  return { default: file.StagesBody }
})

interface StagesButtonProps {
  /** Leads to the mail of this stage. */
  messageOf?: Pick<Stage, 'id' | 'hasMessage'>
}

/** Opens the stages of the hiring pipeline in a dialog. Absent for members who may not change them. */
export function StagesButton({ messageOf }: StagesButtonProps) {
  const t = useTranslations('company.stages')
  const mayManage = useProfile()?.can['set.manage'] ?? false
  if (!mayManage) return null
  return (
    <Dialog
      title={t('open')}
      description={t('lead')}
      trigger={
        messageOf ? (
          <Button variant="ghost" size="sm">
            {t(messageOf.hasMessage ? 'changeMail' : 'writeMail')}
          </Button>
        ) : (
          <Button variant="secondary">
            <Columns3 size={15} aria-hidden="true" />
            {t('open')}
          </Button>
        )
      }
    >
      <Suspense fallback={<Skeleton className="h-[420px] w-full rounded-xl" />}>
        <StagesBody openMessageOf={messageOf?.id} />
      </Suspense>
    </Dialog>
  )
}
