import { Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { monotonicMs } from '../../../shared/clock'
import { Button } from '../../../shared/ui/button'
import { Countdown } from '../../../shared/ui/countdown'
import { LinkButton } from '../../../shared/ui/link-button'
import { useCountdown } from '../../../shared/use-countdown'
import { type DeletionNotice, dismissDeletionNotice } from './deletion-notice-store'
import { useUndoDeletion } from './use-undo-deletion'

const almostUpMs = 60_000

/**
 * What was deleted, and the way back while there is time. It takes the focus when it appears: the button that was pressed before is
 * often gone.
 */
export function DeletionNoticeBar({ notice }: { notice: DeletionNotice }) {
  const t = useTranslations('deletion.notice')
  const common = useTranslations('common.actions')
  const [undoMs] = useState(() => Math.max(0, notice.endsAtMs - monotonicMs()))
  const leftMs = useCountdown(undoMs, true)
  const undo = useUndoDeletion()
  const canUndo = leftMs > 0
  return (
    <section
      aria-label={t('label')}
      className="popup fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-[560px] flex-wrap items-center gap-2 rounded-2xl py-2 pr-2 pl-4"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm font-medium">
        {t(canUndo ? 'deleted' : 'final', { count: notice.count })}
      </p>
      {canUndo && <Countdown leftMs={leftMs} almostUpMs={almostUpMs} />}
      {canUndo && (
        <Button variant="secondary" size="sm" autoFocus isBusy={undo.isPending} onClick={() => undo.mutate(notice)}>
          <Undo2 size={15} aria-hidden="true" />
          {t('undo')}
        </Button>
      )}
      <LinkButton href="/company/setting/deletions" variant="ghost" size="sm">
        {t('receipts')}
      </LinkButton>
      <Button variant="ghost" size="icon" aria-label={common('close')} onClick={() => dismissDeletionNotice()}>
        <X size={16} aria-hidden="true" />
      </Button>
    </section>
  )
}
