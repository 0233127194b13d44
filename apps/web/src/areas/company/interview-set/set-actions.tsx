import { type SetDetail, status } from '@candor/contract'
import { Archive, ArchiveRestore, Ellipsis, PauseCircle, PencilLine, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShareButton } from '../../../features/sharing/share-button'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { Menu, type MenuItem } from '../../../shared/ui/menu'
import { useSetStatus } from './use-set'

/** What the role may do with this set, the one next step as the main button. */
export function SetActions({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const [isArchiving, setIsArchiving] = useState(false)
  const change = useSetStatus(set)
  const isArchived = set.status === status.ARCHIVED
  const more: MenuItem[] = []
  if (set.status === status.ACTIVE && set.can.edit)
    more.push({
      label: t('deactivate'),
      icon: <PauseCircle size={15} aria-hidden="true" />,
      onSelect: () => change.mutate(status.INACTIVE),
    })
  if (isArchived && set.can.edit)
    more.push({
      label: t('restore'),
      icon: <ArchiveRestore size={15} aria-hidden="true" />,
      onSelect: () => change.mutate(status.INACTIVE),
    })
  if (set.can.archive)
    more.push({
      label: t('archive'),
      icon: <Archive size={15} aria-hidden="true" />,
      onSelect: () => setIsArchiving(true),
    })
  return (
    <>
      {more.length > 0 && (
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label={t('more')}>
              <Ellipsis size={18} aria-hidden="true" />
            </Button>
          }
          items={more}
        />
      )}
      <ShareButton target={{ targetType: 'set', targetId: set.id }} />
      {set.can.edit && (
        <LinkButton href={`/company/interview-set/edit/${set.id}`} variant="secondary">
          <PencilLine size={15} aria-hidden="true" />
          {t('edit')}
        </LinkButton>
      )}
      {set.can.activate && !isArchived && (
        <Button data-testid="activate" isBusy={change.isPending} onClick={() => change.mutate(status.ACTIVE)}>
          <Play size={15} aria-hidden="true" />
          {t('activate')}
        </Button>
      )}
      <AlertDialog
        open={isArchiving}
        onOpenChange={setIsArchiving}
        title={t('archiveTitle')}
        description={t('archiveText')}
        confirmLabel={t('archive')}
        isBusy={change.isPending}
        onConfirm={() => change.mutate(status.ARCHIVED, { onSettled: () => setIsArchiving(false) })}
      />
    </>
  )
}
