import { Sparkles } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Button } from '../../../shared/ui/button'

interface DraftAgainProps {
  /** There is something that a new draft would replace. */
  isReplacing: boolean
  what: 'requirements' | 'questions'
  onDraft: () => void
}

/** Drafts the list, after a warning if that replaces what is in it. */
export function DraftAgain({ isReplacing, what, onDraft }: DraftAgainProps) {
  const t = useTranslations('newSet.draftAgain')
  const icon = <Sparkles size={16} aria-hidden="true" />
  if (!isReplacing)
    return (
      <Button variant="secondary" onClick={onDraft}>
        {icon}
        {t(`${what}.first`)}
      </Button>
    )
  return (
    <AlertDialog
      trigger={
        <Button variant="secondary">
          {icon}
          {t(`${what}.again`)}
        </Button>
      }
      title={t(`${what}.title`)}
      description={t(`${what}.text`)}
      confirmLabel={t('confirm')}
      isDanger
      onConfirm={onDraft}
    />
  )
}
