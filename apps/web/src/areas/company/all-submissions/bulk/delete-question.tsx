import { deletionLimits } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { toast } from '../../../../shared/ui/toaster'
import { announceDeletion } from '../../deletions/deletion-notice-store'
import { useRefreshSubmissions } from '../../deletions/use-refresh-submissions'

export interface DeleteQuestionProps {
  submissionIds: readonly string[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDone: () => void
}

/** Says what goes, and deletes. The notice with the way back stays while the page changes. */
export function DeleteQuestion({ submissionIds, isOpen, onOpenChange, onDone }: DeleteQuestionProps) {
  const t = useTranslations('deletion.ask')
  const errorText = useErrorText()
  const refresh = useRefreshSubmissions()
  const count = submissionIds.length
  const remove = useMutation({
    mutationFn: () => api.interview.deletion.create({ ids: [...submissionIds] }),
    onSuccess: (deletion) => {
      announceDeletion(deletion)
      onOpenChange(false)
      onDone()
      void refresh()
    },
    onError: (error) => {
      onOpenChange(false)
      toast.error(errorText(error))
    },
  })
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('title', { count })}
      description={t('text', { minutes: deletionLimits.undoMinutes })}
      confirmLabel={t('confirm', { count })}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="text-base text-ink-2">{t('candidate')}</p>
    </AlertDialog>
  )
}
