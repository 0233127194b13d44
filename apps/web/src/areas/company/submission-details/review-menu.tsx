import { useRouter } from '@tanstack/react-router'
import { Ellipsis, FileDown, History, Scale, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { Button } from '../../../shared/ui/button'
import { Menu, type MenuItem } from '../../../shared/ui/menu'
import { DeleteQuestionOnDemand } from '../all-submissions/bulk/delete-question-on-demand'
import { ExportDialog } from '../all-submissions/bulk/export-dialog'
import { HoldDialog } from './legal-hold/hold-dialog'

interface ReviewMenuProps {
  submissionId: string
  /** The submission is deleted: its page has nothing to show any more. */
  onDeleted: () => void
}

const iconSize = 16

/** What is seldom done with a submission: export it, see who viewed it, delete it. Absent where the member may do none of these. */
export function ReviewMenu({ submissionId, onDeleted }: ReviewMenuProps) {
  const t = useTranslations('company')
  const can = useProfile()?.can
  const { history } = useRouter()
  const [opened, setOpened] = useState<'export' | 'retention' | 'delete' | null>(null)
  const close = (isOpen: boolean) => setOpened(isOpen ? opened : null)
  const items: MenuItem[] = []
  if (can?.['submission.export'])
    items.push({
      label: t('exports.title'),
      icon: <FileDown size={iconSize} aria-hidden="true" />,
      onSelect: () => setOpened('export'),
    })
  if (can?.['audit.read'])
    items.push({
      label: t('review.views'),
      icon: <History size={iconSize} aria-hidden="true" />,
      onSelect: () => history.push(`/company/setting/audit-log?group=viewing&subject=${submissionId}`),
    })
  if (can?.['submission.delete'])
    items.push(
      {
        label: t('review.retention'),
        icon: <Scale size={iconSize} aria-hidden="true" />,
        onSelect: () => setOpened('retention'),
      },
      {
        label: t('submissions.delete'),
        icon: <Trash2 size={iconSize} aria-hidden="true" />,
        isDanger: true,
        onSelect: () => setOpened('delete'),
      },
    )
  if (items.length === 0) return null
  const ids = [submissionId]
  return (
    <>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('review.more')} title={t('review.more')}>
            <Ellipsis size={17} aria-hidden="true" />
          </Button>
        }
      />
      <ExportDialog
        order={{ submissionIds: ids }}
        count={ids.length}
        control={{ open: opened === 'export', onOpenChange: close }}
      />
      <HoldDialog submissionId={submissionId} isOpen={opened === 'retention'} onOpenChange={close} />
      <DeleteQuestionOnDemand
        submissionIds={ids}
        isOpen={opened === 'delete'}
        onOpenChange={close}
        onDone={onDeleted}
      />
    </>
  )
}
