import { AlertDialog } from '../ui/alert-dialog'
import { useLeaveGuard } from './use-leave-guard'

interface LeaveQuestionProps {
  /** Something would be lost. */
  isActive: boolean
  words: { title: string; text: string; leave: string; stay: string }
}

/** Asks before the page is left: by a link, the back button, or closing the tab. */
export function LeaveQuestion({ isActive, words }: LeaveQuestionProps) {
  const guard = useLeaveGuard(isActive)
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.stay()
      }}
      title={words.title}
      description={words.text}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      isDanger
      onConfirm={guard.leave}
    />
  )
}
