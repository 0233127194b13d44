import type { Session } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { formatMegabytes, getUploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { Progress } from '../../../../shared/ui/progress'
import { isFinal, isSettled } from './upload-state'

/** Whether this page may be closed, and how much is uploaded. Typed answers have no recording, so there is nothing to say. */
export function UploadNote({ session }: { session: Session }) {
  const t = useTranslations('candidate.done')
  const spool = useSpool(session.id)
  const hasRecordings =
    session.answers.some(({ segments }) => segments.length > 0) || getUploadTotals(spool, session.id).count > 0
  if (!hasRecordings) return null
  const isStuck = spool.isReady && isSettled(spool, session.id)
  const status = isFinal(session, spool) ? 'saved' : isStuck ? 'otherDevice' : 'uploading'
  return (
    <>
      <p role="status" data-testid="upload-note" data-state={status} className="mt-3 text-base">
        {spool.isReady ? t(status) : t('checking')}
      </p>
      {spool.isReady && status === 'uploading' && <UploadProgress totals={getUploadTotals(spool, session.id)} />}
    </>
  )
}

function UploadProgress({ totals }: { totals: ReturnType<typeof getUploadTotals> }) {
  const t = useTranslations('candidate.finish')
  if (totals.count === 0) return null
  const note = t('progress', {
    stored: formatMegabytes(totals.storedBytes),
    total: formatMegabytes(totals.recordedBytes),
  })
  return (
    <div className="mt-3">
      <Progress value={totals.percent} label={t('uploading')} note={`${note} · ${totals.percent}%`} />
    </div>
  )
}
