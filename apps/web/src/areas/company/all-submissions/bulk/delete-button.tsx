import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { Button } from '../../../../shared/ui/button'
import { DeleteQuestionOnDemand } from './delete-question-on-demand'

interface DeleteButtonProps {
  submissionIds: readonly string[]
  onDone: () => void
}

/** Deletes submissions after a question. Absent for members who may not. */
export function DeleteButton({ submissionIds, onDone }: DeleteButtonProps) {
  const t = useTranslations('company.submissions')
  const mayDelete = useProfile()?.can['submission.delete'] ?? false
  const [isAsking, setIsAsking] = useState(false)
  if (!mayDelete) return null
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('delete')}
        disabled={submissionIds.length === 0}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 size={15} aria-hidden="true" />
        <span className="max-xl:sr-only">{t('delete')}</span>
      </Button>
      <DeleteQuestionOnDemand
        submissionIds={submissionIds}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onDone={onDone}
      />
    </>
  )
}
