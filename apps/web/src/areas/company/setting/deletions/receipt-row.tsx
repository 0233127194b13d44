import type { Deletion, ErasedItem } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Pill } from '../../../../shared/ui/pill'
import { useUndoDeletion } from '../../deletions/use-undo-deletion'

const tones = { scheduled: 'warn', running: 'warn', undone: 'neutral', done: 'ok' } as const
const causes = { member: 'by', candidate: 'byCandidate', retention: 'byPolicy', backup_restored: 'byRestore' } as const
const bytesPerMegabyte = 1_000_000

function ErasedList({ items }: { items: readonly ErasedItem[] }) {
  const t = useTranslations('deletion.receipts')
  const format = useFormatter()
  const formatSize = (sizeBytes: number) =>
    format.number(sizeBytes / bytesPerMegabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 2 })
  const describe = ({ kind, count, sizeBytes }: ErasedItem) => {
    const what = t(`kinds.${kind}`, { count })
    return sizeBytes === null ? what : t('sized', { what, size: formatSize(sizeBytes) })
  }
  return (
    <>
      <ul aria-label={t('erased')} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {items.map((item) => (
          <li key={item.kind}>{describe(item)}</li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-3">{t('counted')}</p>
    </>
  )
}

/** Which date matters in this state. */
function useDateText({ dueAt, finishedAt, undoneAt }: Deletion): string {
  const t = useTranslations('deletion.receipts')
  const format = useFormatter()
  const show = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  if (undoneAt !== null) return t('undone', { date: show(undoneAt) })
  if (finishedAt !== null) return t('finished', { date: show(finishedAt) })
  return t('due', { date: show(dueAt) })
}

/** One deletion: who, when, what, and the way to undo it while there is time. */
export function ReceiptRow({ deletion }: { deletion: Deletion }) {
  const t = useTranslations('deletion.receipts')
  const format = useFormatter()
  const undo = useUndoDeletion()
  const dateText = useDateText(deletion)
  // Scheduled, though the time to undo it is over: the organization must keep the data until the date below.
  const isKept = deletion.state === 'scheduled' && deletion.undoMs === 0
  const date = format.dateTime(new Date(deletion.orderedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2.5 text-base font-medium">
          {t('count', { count: deletion.submissionCount })}
          <Pill tone={tones[deletion.state]}>{isKept ? t('kept') : t(`states.${deletion.state}`)}</Pill>
        </p>
        <p className="text-sm text-ink-3">
          {t(causes[deletion.cause], { name: deletion.orderedBy ?? t('formerMember'), date })}
        </p>
        <p className="text-sm text-ink-3">{dateText}</p>
        {deletion.erased.length > 0 && <ErasedList items={deletion.erased} />}
      </div>
      {deletion.undoMs > 0 && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('undoName', { date })}
          isBusy={undo.isPending}
          onClick={() => undo.mutate(deletion)}
        >
          {t('undo')}
        </Button>
      )}
    </li>
  )
}
