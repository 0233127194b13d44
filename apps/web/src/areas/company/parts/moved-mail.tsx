import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import type { MoveOutcome } from './move-outcome'

const MoveMailNotice = lazy(async () => ({ default: (await import('./move-mail-notice')).MoveMailNotice }))
const SilentMoveNotice = lazy(async () => ({
  default: (await import('./silent-move-notice')).SilentMoveNotice,
}))

interface MovedMailProps {
  mail: MoveOutcome
  onDismiss: () => void
}

/** The mails that the last move ordered, or that it ordered none where one is usual. In sight wherever the page is scrolled. */
export function MovedMail({ mail, onDismiss }: MovedMailProps) {
  const t = useTranslations('common.actions')
  if (mail === null) return null
  return (
    <Suspense fallback={null}>
      <div className="fixed inset-x-4 top-19 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-2xl border border-line-strong bg-card py-2 pr-2 pl-4 shadow-2">
        {'silentEnd' in mail ? (
          <SilentMoveNotice stage={mail.silentEnd} />
        ) : (
          <MoveMailNotice key={mail.moveId} mail={mail} />
        )}
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onDismiss}>
          <X size={17} aria-hidden="true" />
        </Button>
      </div>
    </Suspense>
  )
}
