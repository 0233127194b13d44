import type { Project } from '@candor/contract'
import { useRouter } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Menu, type MenuItem } from '../../../shared/ui/menu'
import { toast } from '../../../shared/ui/toaster'
import { NameDialog } from './name-dialog'
import { useChangeProject } from './use-projects'

function DeleteDialog({
  project,
  isOpen,
  onOpen,
}: {
  project: Project
  isOpen: boolean
  onOpen: (is: boolean) => void
}) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const router = useRouter()
  const change = useChangeProject()
  const remove = () =>
    change.mutate(
      { kind: 'remove', id: project.id },
      {
        onSuccess: () => {
          toast.success(t('deleted'))
          void router.navigate({ to: '/company/projects' })
        },
      },
    )
  return (
    <AlertDialog
      isDanger
      title={t('deleteTitle')}
      description={t('deleteText')}
      confirmLabel={t('deleteConfirm')}
      isBusy={change.isPending}
      open={isOpen}
      onOpenChange={onOpen}
      onConfirm={remove}
    >
      {change.isError && (
        <Banner tone="bad" className="mt-4">
          {errorText(change.error)}
        </Banner>
      )}
    </AlertDialog>
  )
}

/** Rename, archive or restore, and, for members who may, delete a project. */
export function ProjectActions({ project }: { project: Project }) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null)
  const change = useChangeProject()
  const { id, name, isArchived } = project
  const ArchiveIcon = isArchived ? ArchiveRestore : Archive
  const items: MenuItem[] = [
    { label: t('rename'), icon: <Pencil size={15} aria-hidden="true" />, onSelect: () => setDialog('rename') },
    {
      label: t(isArchived ? 'restore' : 'archive'),
      icon: <ArchiveIcon size={15} aria-hidden="true" />,
      onSelect: () =>
        change.mutate(
          { kind: 'archive', id, isArchived: !isArchived },
          { onError: (error) => toast.error(errorText(error)) },
        ),
    },
  ]
  if (project.can.delete)
    items.push({
      label: t('delete'),
      icon: <Trash2 size={15} aria-hidden="true" />,
      onSelect: () => setDialog('delete'),
      isDanger: true,
    })
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="icon" aria-label={t('actions')}>
            <Ellipsis size={17} aria-hidden="true" />
          </Button>
        }
        items={items}
      />
      <NameDialog
        title={t('renameTitle')}
        confirmLabel={t('renameConfirm')}
        name={name}
        isOpen={dialog === 'rename'}
        onOpen={(isOpen) => setDialog(isOpen ? 'rename' : null)}
        toChange={(next) => ({ kind: 'rename', id, name: next })}
      />
      <DeleteDialog
        project={project}
        isOpen={dialog === 'delete'}
        onOpen={(isOpen) => setDialog(isOpen ? 'delete' : null)}
      />
    </>
  )
}
