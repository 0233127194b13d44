import type { Applicant } from '@candor/contract'
import { Ellipsis, FolderPlus, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { Menu } from '../../../shared/ui/menu'
import { Skeleton } from '../../../shared/ui/skeleton'

const AddToProjectBody = lazy(async () => {
  const [file] = await Promise.all([import('../projects/add-to-project-body'), ensureAreas('projects')])
  return { default: file.AddToProjectBody }
})

const ShareBody = lazy(async () => {
  const [file] = await Promise.all([import('../../../features/sharing/share-body'), ensureAreas('settings')])
  return { default: file.ShareBody }
})

type Action = 'project' | 'share'

/** What can be done with one person. Only who has submitted an interview has something to share. */
export function ApplicantMenu({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants')
  const mayShare = useProfile()?.can['member.manage'] ?? false
  const { id, name, newestSubmissionId } = applicant
  // The content stays while the dialog closes.
  const [action, setAction] = useState<Action>('project')
  const [isOpen, setIsOpen] = useState(false)
  const open = (next: Action) => () => {
    setAction(next)
    setIsOpen(true)
  }
  const sharing = {
    label: t('share'),
    icon: <Share2 size={15} aria-hidden="true" />,
    onSelect: open('share'),
  }
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('actions', { name })}>
            <Ellipsis size={16} aria-hidden="true" />
          </Button>
        }
        items={[
          { label: t('project'), icon: <FolderPlus size={15} aria-hidden="true" />, onSelect: open('project') },
          ...(mayShare && newestSubmissionId !== null ? [sharing] : []),
        ]}
      />
      <Dialog
        title={t(`${action}Title`, { name })}
        description={action === 'share' ? t('shareLead') : undefined}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <Suspense fallback={<Skeleton className="h-[338px] w-full rounded-xl" />}>
          {action === 'share' ? (
            <ShareBody target={{ targetType: 'applicant', targetId: id }} />
          ) : (
            <AddToProjectBody applicantId={id} />
          )}
        </Suspense>
      </Dialog>
    </>
  )
}
