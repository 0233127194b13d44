import { FolderPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { Skeleton } from '../../../shared/ui/skeleton'

const AddToProjectBody = lazy(async () => {
  const [file] = await Promise.all([import('./add-to-project-body'), ensureAreas('projects')])
  return { default: file.AddToProjectBody }
})

/** Opens the projects to which an applicant can be added. Absent for members who don't review. */
export function AddToProjectButton({ applicantId }: { applicantId: string | null }) {
  const t = useTranslations('company.projects')
  if (applicantId === null) return null
  return (
    <Dialog
      width="sm"
      title={t('add')}
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('add')} title={t('add')}>
          <FolderPlus size={17} aria-hidden="true" />
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-[320px] w-full rounded-xl" />}>
        <AddToProjectBody applicantId={applicantId} />
      </Suspense>
    </Dialog>
  )
}
