import { useTranslations } from 'use-intl'
import { spoolClient } from '../../../../shared/media/spool/spool-client'
import { megabytes, type UploadTotals, uploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { Progress } from '../../../../shared/ui/progress'

/** Tries in vain after which the line is called unstable: about half a minute of them. */
const UNSTABLE_ATTEMPTS = 8

type UploadWords =
  | 'preparing'
  | 'prepareFailed'
  | 'prepareRetry'
  | 'urlFailed'
  | 'uploading'
  | 'uploaded'
  | 'failed'
  | 'unstable'

/** The spec's words for how the upload stands: one retry of the preparation is announced, then the failure; it goes on all the same. */
export function uploadWords(totals: UploadTotals): UploadWords {
  if (totals.isAllStored) return 'uploaded'
  if (totals.refusedCount === totals.count) return totals.storedBytes === 0 ? 'prepareFailed' : 'failed'
  if (totals.isPreparing && totals.attempt > 0) return totals.attempt === 1 ? 'prepareRetry' : 'urlFailed'
  if (totals.attempt >= UNSTABLE_ATTEMPTS) return 'unstable'
  return totals.storedBytes === 0 ? 'preparing' : 'uploading'
}

const bad = new Set<UploadWords>(['prepareFailed', 'urlFailed', 'failed', 'unstable'])
const isFinal = (words: UploadWords): boolean => words === 'failed' || words === 'prepareFailed'

/** The last recordings on their way to the server, in megabytes and per cent. */
export function UploadPanel({ sessionId }: { sessionId: string }) {
  const t = useTranslations('candidate.finish')
  const totals = uploadTotals(useSpool(sessionId), sessionId)
  if (totals.count === 0) return null
  const words = uploadWords(totals)
  const note = t('progress', { stored: megabytes(totals.storedBytes), total: megabytes(totals.keptBytes) })
  return (
    <Card>
      <div
        role="status"
        data-testid="upload"
        data-state={words}
        data-kept-bytes={totals.keptBytes}
        data-stored-bytes={totals.storedBytes}
      >
        <Progress
          value={totals.percent}
          label={bad.has(words) ? t('uploading') : t(words)}
          note={`${note} · ${totals.percent} %`}
        />
        {!totals.isAllStored && <p className="mt-2 text-sm text-ink-3">{t('waitForUpload')}</p>}
      </div>
      {bad.has(words) && (
        <Banner
          tone={isFinal(words) ? 'bad' : 'warn'}
          className="mt-4"
          title={t(words)}
          action={
            <Button variant="secondary" size="sm" onClick={() => spoolClient().wake()}>
              {t('retry')}
            </Button>
          }
        >
          {!isFinal(words) && t('unstableHint')}
        </Banner>
      )}
    </Card>
  )
}
