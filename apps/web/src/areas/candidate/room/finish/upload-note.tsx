import { useTranslations } from 'use-intl'
import { uploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'

/** Whether this page may be closed. */
export function UploadNote({ sessionId }: { sessionId: string }) {
  const t = useTranslations('candidate.done')
  const totals = uploadTotals(useSpool(sessionId), sessionId)
  return (
    <p role="status" data-testid="upload-note" className="mt-3 text-base">
      {totals.isAllStored ? t('saved') : t('uploading')}
    </p>
  )
}
