import type { Session } from '@candor/contract'
import { CloudCheck, HardDrive } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { spoolClient } from '../../../../shared/media/spool/spool-client'
import { formatMegabytes, getUploadTotals } from '../../../../shared/media/spool/upload-totals'
import { useSpool } from '../../../../shared/media/spool/use-spool'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { Progress } from '../../../../shared/ui/progress'
import { getUploadStatus, isFinal, isSettled, type UploadStatus } from './upload-state'

const failures = new Set<UploadStatus>(['prepareFailed', 'urlFailed', 'failed', 'savingFailed', 'unstable'])
const isRefused = (status: UploadStatus): boolean => ['failed', 'prepareFailed', 'savingFailed'].includes(status)

/** The upload of the last recordings in megabytes and percent, and whether this page must stay open. */
export function UploadPanel({ session }: { session: Session }) {
  const t = useTranslations('candidate.finish')
  const spool = useSpool(session.id)
  const totals = getUploadTotals(spool, session.id)
  if (totals.count === 0) return null
  const isLost = spool.lostKey?.startsWith(`${session.id}/`) ?? false
  const status = getUploadStatus(totals, { isSettled: isSettled(spool, session.id), isLost })
  const isInMemory = !totals.isAllStored && (totals.isDeviceFull || spool.backend === 'memory')
  const note = t('progress', {
    stored: formatMegabytes(totals.storedBytes),
    total: formatMegabytes(totals.recordedBytes),
  })
  return (
    <Card>
      <div
        role="status"
        data-testid="upload"
        data-state={status}
        data-recorded-bytes={totals.recordedBytes}
        data-stored-bytes={totals.storedBytes}
      >
        <Progress
          value={totals.percent}
          label={failures.has(status) ? t('uploading') : t(status)}
          note={`${note} · ${totals.percent}%`}
        />
        <RecordingLocation
          isFinal={isFinal(session, spool)}
          isStored={totals.isAllStored}
          isInMemory={isInMemory}
          isRefused={isRefused(status)}
        />
      </div>
      {failures.has(status) && <UploadFailure status={status} isLost={isLost} isStable={spool.isStable} />}
    </Card>
  )
}

interface RecordingLocationProps {
  isFinal: boolean
  /** Complete on the server, but perhaps not yet in its final storage. */
  isStored: boolean
  isInMemory: boolean
  isRefused: boolean
}

/** Where the recordings are stored, and whether the page may be closed. */
function RecordingLocation(props: RecordingLocationProps) {
  const t = useTranslations('candidate')
  if (props.isInMemory) {
    return (
      <Banner tone="warn" className="mt-3">
        {t('recording.memory')}
      </Banner>
    )
  }
  if (props.isRefused) return null
  const Icon = props.isStored ? CloudCheck : HardDrive
  const status = props.isFinal ? 'mayClose' : props.isStored ? 'settling' : 'waitForUpload'
  return (
    <p className="mt-2.5 flex gap-2 text-sm text-ink-3">
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t(`finish.${status}`)}
    </p>
  )
}

/** A retry helps only with a stable connection, and not at all if the server refused the recording. */
function UploadFailure({ status, isLost, isStable }: { status: UploadStatus; isLost: boolean; isStable: boolean }) {
  const t = useTranslations('candidate.finish')
  const hint = isLost ? t('lostHint') : t(isRefused(status) ? 'refusedHint' : 'unstableHint')
  return (
    <Banner
      tone={isRefused(status) ? 'bad' : 'warn'}
      className="mt-4"
      title={t(status)}
      action={
        isRefused(status) ? undefined : (
          <Button variant="secondary" size="sm" disabled={!isStable} onClick={() => spoolClient().wake()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {hint}
    </Banner>
  )
}
