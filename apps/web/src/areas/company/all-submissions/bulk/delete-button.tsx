import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { Button } from '../../../../shared/ui/button'

const DeleteQuestion = lazy(async () => {
  const [file] = await Promise.all([import('./delete-question'), ensureAreas('deletion')])
  return { default: file.DeleteQuestion }
})

interface DeleteButtonProps {
  submissionIds: readonly string[]
  onDone: () => void
}

/** Deletes submissions after a question. Absent for members who may not. */
export function DeleteButton({ submissionIds, onDone }: DeleteButtonProps) {
  const t = useTranslations('company.submissions')
  const mayDelete = useProfile()?.can['submission.delete'] ?? false
  const [isAsking, setIsAsking] = useState(false)
  const [hasAsked, setHasAsked] = useState(false)
  const ask = () => {
    setHasAsked(true)
    setIsAsking(true)
  }
  if (!mayDelete) return null
  return (
    <>
      <Button variant="secondary" aria-label={t('delete')} disabled={submissionIds.length === 0} onClick={ask}>
        <Trash2 size={15} aria-hidden="true" />
        <span className="max-xl:sr-only">{t('delete')}</span>
      </Button>
      {hasAsked && (
        <Suspense>
          <DeleteQuestion submissionIds={submissionIds} isOpen={isAsking} onOpenChange={setIsAsking} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}
