import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Button } from '../../../shared/ui/button'
import { toast } from '../../../shared/ui/toaster'

interface RepliedButtonProps {
  person: { readonly id: string; readonly name: string }
  /** The person waits no more: the row with this button goes, and the focus needs another place. */
  onDone: () => void
}

/** Notes that a person was replied to outside the product. Asked first, because the date can't be brought back. */
export function RepliedButton({ person, onDone }: RepliedButtonProps) {
  const t = useTranslations('start.replied')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const mark = useMutation({
    mutationFn: () => api.company.applicant.markReplied({ id: person.id }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: query.company.applicant.key() }),
        queryClient.invalidateQueries({ queryKey: query.interview.submission.key() }),
      ])
      onDone()
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <AlertDialog
      title={t('title', { name: person.name })}
      description={t('text')}
      confirmLabel={t('confirm')}
      onConfirm={() => mark.mutate()}
      trigger={
        <Button variant="secondary" size="sm" isBusy={mark.isPending} aria-label={t('open', { name: person.name })}>
          <Check size={15} aria-hidden="true" />
          {t('short')}
        </Button>
      }
    />
  )
}
